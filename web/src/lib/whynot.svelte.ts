import type { Explains, Wish } from './games/game';
import type { ToldReason, WhyNot as Answer } from './wire';

/** What is explained now: the thing that was touched, what it is about, and why it cannot be chosen. */
export interface Explained {
  element: Element;
  topic: string | null;
  reason: ToldReason;
  /** Whether somebody went for it with a key: the note takes the focus, so that its link can be reached. */
  keyed: boolean;
}

/** How long something has the focus before it explains itself: whoever goes past it asks nothing. */
const RESTS = 200;
/** Reasons that are not about the thing itself: who only comes past with the focus is not told them again and again. */
const GENERAL: ReadonlySet<string> = new Set(['over', 'chance', 'not your turn', 'other question', 'not possible']);

/** What the page around a table gives to the one who explains. */
export interface Asking {
  request: (wish: Wish) => Promise<Answer>;
  /** The newest position that is known. */
  newest: () => number;
  /** Makes room beside a thing; false if what it is is being told there because somebody asked for that. */
  room: (element: Element) => boolean;
  /** It can be done after all, or nobody answers: what the thing is, is told instead. */
  otherwise: (topic: string | null, element: Element) => void;
}

/** Asks the server why something cannot be done: once for each wish in each position, and only when somebody wants to know. */
export class WhyNot implements Explains {
  now = $state.raw<Explained | null>(null);
  private readonly answers = new Map<string, Promise<Answer>>();
  private seq = -1;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: Asking) {}

  get reason(): ToldReason | null {
    return this.now?.reason ?? null;
  }

  ask(wish: Wish, element: Element, topic: string | null, keyed = false): void {
    clearTimeout(this.timer);
    if (!this.page.room(element)) return;
    void this.tell(wish, element, topic, (reason) => (reason ? { element, topic, reason, keyed } : null), true);
  }

  /** Something has the focus: once it rests there, it says why it cannot be chosen, if that is about the thing itself. */
  rest(wish: Wish, element: Element, topic: string | null): void {
    clearTimeout(this.timer);
    if (!element.matches(':focus-visible')) return;
    this.timer = setTimeout(() => {
      if (document.activeElement !== element) return;
      void this.tell(wish, element, topic, (reason) => (reason && !GENERAL.has(reason.kind) && document.activeElement === element ? { element, topic, reason, keyed: false } : null), false);
    }, RESTS);
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.now = null;
  }

  private async tell(wish: Wish, element: Element, topic: string | null, made: (reason: ToldReason | null) => Explained | null, wanted: boolean): Promise<void> {
    const number = ++this.asked;
    const answer = await this.answer(wish).catch(() => null);
    if (number !== this.asked || !element.isConnected) return;
    this.now = answer && answer.seq === this.page.newest() ? made(answer.reason) : null;
    if (wanted && !this.now) this.page.otherwise(topic, element);
  }

  private answer(wish: Wish): Promise<Answer> {
    if (this.seq !== this.page.newest()) this.answers.clear();
    this.seq = this.page.newest();
    const key = JSON.stringify(wish);
    const known = this.answers.get(key) ?? this.page.request(wish);
    this.answers.set(key, known);
    known.catch(() => this.answers.delete(key));
    return known;
  }
}
