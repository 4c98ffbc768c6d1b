/** What a viewer has chosen for this browser. */
export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

interface Kept {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** Whether every choice wants a second touch. */
  careful: boolean;
  /** Whether a lone choice is made at once. */
  oneTap: boolean;
  notify: boolean;
  /** Whether it was asked for notifications. */
  askedNotify: boolean;
  guide: boolean;
  /** Whether players show what they would have if it were counted now. */
  race: boolean;
  /** Which tips of the first-game guide have been read. */
  read: string[];
  /** The language that was chosen here; empty as long as it is the browser's. */
  language: string;
}

const KEY = 'waset.settings';
const FIRST: Kept = { theme: 'system', speed: 'normal', sound: true, careful: false, oneTap: false, notify: false, askedNotify: false, guide: true, race: true, read: [], language: '' };
const FACTORS: Record<Speed, number> = { off: 0, slow: 0.5, normal: 1, fast: 3 };

function kept(store: Storage | null): Kept {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '{}');
    const made: Record<string, unknown> = { ...FIRST };
    for (const [name, value] of Object.entries(found ?? {})) {
      const first = (FIRST as unknown as Record<string, unknown>)[name];
      if (typeof value === typeof first && Array.isArray(value) === Array.isArray(first)) made[name] = value;
    }
    return made as unknown as Kept;
  } catch {
    return { ...FIRST };
  }
}

/** The settings, kept in the browser; where it keeps nothing they last as long as the page. */
export class Settings {
  #all: Kept;

  constructor(
    private readonly store: Storage | null,
    private readonly still: () => boolean = () => false,
  ) {
    this.#all = $state(kept(store));
  }

  get theme(): Theme { return this.#all.theme; }
  set theme(value: Theme) { this.keep({ theme: value }); }
  get speed(): Speed { return this.#all.speed; }
  set speed(value: Speed) { this.keep({ speed: value }); }
  get sound(): boolean { return this.#all.sound; }
  set sound(value: boolean) { this.keep({ sound: value }); }
  get careful(): boolean { return this.#all.careful; }
  set careful(value: boolean) { this.keep({ careful: value }); }
  get oneTap(): boolean { return this.#all.oneTap; }
  set oneTap(value: boolean) { this.keep({ oneTap: value }); }
  get notify(): boolean { return this.#all.notify; }
  set notify(value: boolean) { this.keep({ notify: value }); }
  get askedNotify(): boolean { return this.#all.askedNotify; }
  set askedNotify(value: boolean) { this.keep({ askedNotify: value }); }
  get guide(): boolean { return this.#all.guide; }
  set guide(value: boolean) { this.keep(value ? { guide: true, read: [] } : { guide: false }); }
  get race(): boolean { return this.#all.race; }
  set race(value: boolean) { this.keep({ race: value }); }
  get language(): string { return this.#all.language; }
  set language(value: string) { this.keep({ language: value }); }

  /** How many times as fast as usual events are shown; 0 shows no movement at all. */
  get pace(): number {
    return this.still() ? 0 : FACTORS[this.#all.speed];
  }

  hasRead(tip: string): boolean {
    return this.#all.read.includes(tip);
  }

  reads(tip: string): void {
    if (!this.hasRead(tip)) this.keep({ read: [...this.#all.read, tip] });
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.#all, change);
    try {
      this.store?.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Full or forbidden: the settings last as long as the page.
    }
  }
}

/** The browser's own storage, if it has one that may be used. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
