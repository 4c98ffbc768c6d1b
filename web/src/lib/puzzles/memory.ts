/** What this browser remembers of puzzles, and of mistakes that are asked again: kept in its storage; where it keeps nothing, as long as the page lasts. */
import { dayOf, type Which } from './days';

/** After how many days a puzzle that I failed comes back, each time that I know it at once. */
export const RETURNS = [1, 3, 7] as const;

/** What is known of one puzzle. */
export interface Known {
  /** Whether I have solved it by myself. */
  solved: boolean;
  /** How many tries that took, the last time. */
  tries: number;
  /** How often I have known it since I failed it; null if I never did, or know it by now. */
  again: number | null;
  /** The day on which it comes back. */
  due: number;
}

interface Kept {
  puzzles: Record<string, Known>;
  /** The days whose puzzle was solved. */
  days: number[];
}

/** A puzzle that I failed, and the day on which it comes back. */
export interface Failed extends Which {
  due: number;
}

const NEW: Known = { solved: false, tries: 0, again: null, due: 0 };

export class Memory {
  private kept: Kept;

  constructor(
    private readonly store: Storage | null,
    private readonly now: () => Date,
    private readonly key = 'waset.puzzles',
  ) {
    this.kept = read(store, key);
  }

  get today(): number {
    return dayOf(this.now());
  }

  of({ game, name }: Which): Known {
    return this.kept.puzzles[`${game} ${name}`] ?? NEW;
  }

  /** Whether the puzzle of a day was solved. */
  ticked(day: number): boolean {
    return this.kept.days.includes(day);
  }

  /** What I failed and do not know yet, the first to come back first. */
  failed(): Failed[] {
    return Object.entries(this.kept.puzzles)
      .flatMap(([key, { again, due }]) => {
        const [game = '', name = ''] = key.split(' ');
        return again === null ? [] : [{ game, name, due }];
      })
      .sort((a, b) => a.due - b.due);
  }

  /** A try went wrong, or the answer was shown: it comes back. */
  fail(which: Which): void {
    this.keep(which, { again: 0, due: this.today + RETURNS[0] });
  }

  /** Solved by myself. One that came back and was known at once comes back later, or never again. */
  solve(which: Which, tries: number, ofToday: boolean): void {
    const { again, due } = this.of(which);
    const known = again !== null && tries === 1 && due <= this.today ? again + 1 : again;
    const next = known === null ? undefined : RETURNS[known];
    if (ofToday && !this.ticked(this.today)) this.kept.days.push(this.today);
    this.keep(which, { solved: true, tries, again: next === undefined ? null : known, due: next !== undefined && known !== again ? this.today + next : due });
  }

  private keep(which: Which, change: Partial<Known>): void {
    this.kept.puzzles[`${which.game} ${which.name}`] = { ...this.of(which), ...change };
    try {
      this.store?.setItem(this.key, JSON.stringify(this.kept));
    } catch {
      // Full or forbidden: it is remembered as long as the page lasts.
    }
  }
}

/** What was kept, as far as it can be understood. */
function read(store: Storage | null, key: string): Kept {
  const kept: Kept = { puzzles: {}, days: [] };
  try {
    const found = JSON.parse(store?.getItem(key) ?? '{}') as Partial<Kept> | null;
    for (const [name, each] of Object.entries(found?.puzzles ?? {})) if (isKnown(each)) kept.puzzles[name] = each;
    if (Array.isArray(found?.days)) kept.days = found.days.filter((day) => typeof day === 'number');
  } catch {
    // Not ours: as if nothing had been kept.
  }
  return kept;
}

function isKnown(found: unknown): found is Known {
  const { solved, tries, again, due } = (found ?? {}) as Partial<Record<keyof Known, unknown>>;
  return typeof solved === 'boolean' && typeof tries === 'number' && (again === null || typeof again === 'number') && typeof due === 'number';
}
