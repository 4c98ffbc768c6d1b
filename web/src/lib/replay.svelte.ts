import { Refusal, type Api } from './api';
import { Names } from './names';
import type { Chapter } from './story';
import type { Frame, TableFacts } from './wire';

/** Whose eyes a game is seen with: a seat's, a spectator's, or all hands open. */
export type Eyes = number | 'watch' | 'all';

const PART = 100;

interface Seen {
  round?: number;
  seats?: { points?: number; extra_points?: number }[];
}

function points(frame: Frame | undefined, seat: number): number {
  const it = (frame?.view as Seen | null | undefined)?.seats?.[seat];
  return (it?.points ?? 0) + (it?.extra_points ?? 0);
}

/** A game to be stepped through, entry by entry; undone ones are left out. */
export class Replay {
  facts = $state.raw<TableFacts | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(0);
  eyes = $state<Eyes>('watch');
  loading = $state(true);
  wrong = $state<Refusal | null>(null);

  frame = $derived<Frame | null>(this.frames[this.at] ?? null);
  private called = $derived(new Names(this.facts?.seats ?? []));
  names = $derived(this.called.list);
  ended = $derived(this.facts?.status === 'over' || this.facts?.status === 'review');
  /** The eyes that may be chosen: everybody's only once nothing is secret any more. */
  choices = $derived<Eyes[]>(
    this.facts ? [this.ended ? 'all' : 'watch', ...this.facts.seats.filter((seat) => this.ended || seat.mine).map((seat) => seat.seat)] : [],
  );
  rounds = $derived(
    this.frames.flatMap((frame, at) => {
      const round = (frame.view as Seen | null)?.round;
      const before = (this.frames[at - 1]?.view as Seen | null | undefined)?.round;
      return round !== undefined && round !== before ? [{ at, round }] : [];
    }),
  );
  scored = $derived(
    this.frames.flatMap((frame, at) =>
      at === 0 ? [] : this.names.flatMap((_, seat) => (points(frame, seat) !== points(this.frames[at - 1], seat) ? [{ at, seat }] : [])),
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

  /** Fetches the table and its whole history. */
  async open(at: number | null): Promise<void> {
    try {
      this.facts = (await this.api.table(this.id, this.key)).table;
      this.eyes = this.choices[0] ?? 'watch';
      await this.load();
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

  private async load(): Promise<void> {
    const run = ++this.run;
    const frames: Frame[] = [];
    for (let from = 1; ; ) {
      const part = await this.api.history(this.id, this.key, { seat: this.eyes, from, limit: PART, views: true });
      if (run !== this.run) return;
      frames.push(...part.frames.filter((frame) => frame.live && frame.act.kind !== 'undo').map((frame) => this.called.frame(frame)));
      const newest = part.frames.at(-1)?.seq;
      if (newest === undefined || newest >= part.seq) break;
      from = newest + 1;
    }
    this.frames = frames;
  }
}
