import { Refusal, type Api } from './api';
import { load } from './games';
import type { Game } from './games/game';
import { elsewhere } from './keys';
import { names } from './names';
import type { Chapter } from './story';
import type { Frame, TableFacts } from './wire';

/** Whose eyes a game is seen with: a seat's, a spectator's, or all hands open. */
export type Eyes = number | 'watch' | 'all';

/** What each key does. */
type Acts = Partial<Record<string, () => void>>;

const PART = 100;

/** A game to be stepped through, entry by entry; undone ones are left out. */
export class Replay {
  facts = $state.raw<TableFacts | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  /** What lies on the table from the start. */
  board = $state.raw<unknown>(null);
  at = $state(0);
  eyes = $state<Eyes>('watch');
  loading = $state(true);
  wrong = $state<Refusal | null>(null);

  frame = $derived<Frame | null>(this.frames[this.at] ?? null);
  /** What the page knows of the game; null until it is loaded. */
  game = $state.raw<Game | null>(null);
  names = $derived(names(this.facts?.seats ?? []));
  ended = $derived(this.facts?.status === 'over' || this.facts?.status === 'review');
  /** The eyes that may be chosen: everybody's only once nothing is secret any more. */
  choices = $derived<Eyes[]>(
    this.facts ? [this.ended ? 'all' : 'watch', ...this.facts.seats.filter((seat) => this.ended || seat.mine).map((seat) => seat.seat)] : [],
  );
  rounds = $derived(
    this.frames.flatMap((frame, at) => {
      const round = this.round(frame);
      return round !== null && round !== this.round(this.frames[at - 1]) ? [{ at, round }] : [];
    }),
  );
  scored = $derived(
    this.frames.flatMap((frame, at) =>
      at === 0 ? [] : this.names.flatMap((_, seat) => (this.points(frame, seat) !== this.points(this.frames[at - 1], seat) ? [{ at, seat }] : [])),
    ),
  );
  chapters = $derived<Chapter[]>(
    this.frames.slice(0, this.at + 1).map(({ seq, act, events }, at) => ({
      seq, act, events, round: at > 0 ? (this.rounds.find((each) => each.at === at)?.round ?? null) : null,
    })),
  );

  private run = 0;

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly api: Api,
  ) {}

  /** Fetches the table, its game and its whole history. */
  async open(at: number | null): Promise<void> {
    try {
      const { table, board } = await this.api.table(this.id, this.key);
      this.board = board;
      this.facts = table;
      this.eyes = this.choices[0] ?? 'watch';
      const [game] = await Promise.all([load(table.spec.game), this.load()]);
      this.game = game;
      this.at = at === null ? 0 : Math.max(0, this.frames.findLastIndex((frame) => frame.seq <= at));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.wrong = error;
    }
    this.loading = false;
  }

  /** Sees with other eyes, at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const seq = this.frame?.seq ?? 0;
    await this.load();
    this.at = Math.max(0, this.frames.findLastIndex((frame) => frame.seq <= seq));
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), Math.max(0, this.frames.length - 1));
  }

  /** The step of an entry. */
  step(seq: number): number {
    return this.frames.findIndex((frame) => frame.seq === seq);
  }

  /** What keys do while one steps through it; those of `onPage` only where no button or link has the focus. */
  keyed(event: KeyboardEvent, go: (to: number) => void, round: (by: 1 | -1) => void, more: Acts, onPage: Acts): void {
    const aimed = event.target as Element | null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || elsewhere(aimed) || aimed?.closest('[data-place], [data-slot]')) return;
    const acts: Acts = {
      ArrowRight: () => go(this.at + 1), ArrowLeft: () => go(this.at - 1), PageDown: () => round(1), PageUp: () => round(-1),
      Home: () => go(0), End: () => go(this.frames.length - 1), ...more,
    };
    const act = acts[event.key] ?? (aimed?.closest('button, a, summary') ? undefined : onPage[event.key]);
    if (!act) return;
    event.preventDefault();
    act();
  }

  private async load(): Promise<void> {
    const run = ++this.run;
    const frames: Frame[] = [];
    for (let from = 1; ; ) {
      const part = await this.api.history(this.id, this.key, { seat: this.eyes, from, limit: PART, views: true });
      if (run !== this.run) return;
      frames.push(...part.frames.filter((frame) => frame.live && frame.act.kind !== 'undo'));
      const newest = part.frames.at(-1)?.seq;
      if (newest === undefined || newest >= part.seq) break;
      from = newest + 1;
    }
    this.frames = frames;
  }

  private round(frame: Frame | undefined): number | null {
    return frame?.view && this.game ? this.game.round(frame.view) : null;
  }

  private points(frame: Frame | undefined, seat: number): number {
    return frame?.view && this.game ? this.game.points(frame.view, seat) : 0;
  }
}
