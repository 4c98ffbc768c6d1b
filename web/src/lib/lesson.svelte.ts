/** A lesson as it is played: its step, and the line to a table that no server keeps. */
import type { FromClient, FromServer, Needs } from './socket';
import type { Progress } from './progress';
import type { LessonDocument, LessonStep, Seat, TableFacts, Update } from './wire';
import { lessonsOf, say, words } from './words';

/** Seconds between heartbeats: nothing can be lost here. */
const BEAT = 86_400;
/** The seat of who learns. */
const LEARNER = 0;

interface Line {
  onmessage: ((event: MessageEvent) => void) | null;
}

/** The table of a lesson follows its steps: what is wanted leads on, anything else is answered and not done. */
export class Lesson {
  at = $state(0);
  /** Whether the last step has been left. */
  over = $state(false);
  /** Whether the last choice was another than the wanted one, and how it is answered. */
  answered = $state<string | null>(null);
  readonly Socket: NonNullable<Needs['Socket']>;
  private line: Line | null = null;

  constructor(
    readonly document: LessonDocument,
    begun: Progress,
    private readonly keep: (reached: Progress) => void,
    private readonly me: string,
  ) {
    this.at = begun.at < document.steps.length ? begun.at : 0;
    this.Socket = this.lineOf();
  }

  get step(): LessonStep {
    return this.document.steps[this.at]!;
  }

  /** The title and the remark of the step. */
  get title(): string {
    return this.say('');
  }
  get about(): string {
    return this.say('.about');
  }
  get answer(): string | null {
    return this.answered === null ? null : this.answered === '' ? say('lesson-read') : this.say(`.${this.answered}`);
  }

  /** Goes on from a step at which there is only to read, or past one that is skipped. */
  next(): void {
    if (this.at + 1 < this.document.steps.length) this.go(this.at + 1);
    else this.end();
  }

  back(): void {
    if (this.over) this.over = false;
    else if (this.at > 0) this.go(this.at - 1);
  }

  /** Begins anew. */
  restart(): void {
    this.over = false;
    this.go(0);
  }

  /** Goes to a step; the table is set as it is there. */
  go(at: number): void {
    const same = this.seqOf(at) === this.seqOf(this.at);
    this.reach(at);
    if (!same) this.greet();
  }

  private end(): void {
    this.over = true;
    this.keep({ at: 0, done: true });
  }

  private reach(at: number): void {
    this.at = at;
    this.answered = null;
    this.keep({ at, done: false });
  }

  private say(attribute: string): string {
    return words.of(lessonsOf(this.document.game)).say(`${this.document.name}-${this.step.name}${attribute}`);
  }

  private seqOf(at: number): number {
    return this.document.steps[at]!.updates.at(-1)!.seq;
  }

  /** The table as it stands, as if I had just come. */
  private greet(): void {
    const update: Update = { ...this.step.updates.at(-1)!, act: null, events: [] };
    this.tell({ type: 'hello', table: this.facts(update), board: this.document.board, update, missed: null, chat: [], beat: BEAT });
  }

  private tell(message: FromServer): void {
    this.line?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  private heard(message: FromClient): void {
    if (message.type === 'beat') this.tell({ type: 'beat', at: 0 });
    if (message.type === 'act') this.act(message.action, message.request ?? null);
  }

  /** What is wanted is done, with all that follows. Anything else is answered, and the table stays as it is. */
  private act(action: number, request: string | null): void {
    const { steps } = this.document;
    const aim = steps.findIndex(({ want }, at) => at >= this.at && want !== null && this.seqOf(at) === this.seqOf(this.at));
    const step = steps[aim];
    if (step?.want !== action) {
      if (step) this.reach(aim);
      this.answered = step ? (step.answers.find((each) => each.action === action)?.say ?? 'other') : '';
      this.tell({ type: 'error', request, error: { code: 'lesson', sentence: this.answer ?? '', where: null, state: null, table: null } });
      return;
    }
    this.tell({ type: 'done', seq: this.seqOf(aim), request, proposal: null });
    if (aim + 1 === steps.length) return this.end();
    this.reach(aim + 1);
    if (this.step.fresh) this.greet();
    else for (const update of this.step.updates) this.tell({ ...update, type: 'update' });
  }

  private facts({ seq, to_move }: Update): TableFacts {
    const { game, title, players, modules } = this.document;
    const seats = Array.from({ length: players }, (_, seat): Seat => ({
      seat, colour: '', kind: seat === LEARNER ? 'person' : 'bot', name: seat === LEARNER ? this.me : '', bot: null, mine: seat === LEARNER, resigned: false, can_take_back: false,
      agrees_to_hints: false, away: null, until_back: false, out_of_time: false, stand_in_after: null, host: seat === LEARNER,
    }));
    return {
      id: 'lesson', status: 'playing', seats, owner: true, seq, created: 0, changed: 0, to_move, hints: false, proposal: null, stand_in: null, watching: { count: 0, names: [] },
      spec: { game, title, players, modules, options: {}, edition: 'rebuilt', public: false, per_act: null, total: null, absent: 'bot', talk: false },
      links: { join: null, watch: '' }, rematch: null, ranking: null, scores: null,
    };
  }

  /** A stand-in for a socket: it opens at once, and what is sent through it is heard here. */
  private lineOf(): NonNullable<Needs['Socket']> {
    const open = (line: Line): void => {
      this.line = line;
      queueMicrotask(() => { if (this.line === line) this.greet(); });
    };
    const hear = (text: string): void => queueMicrotask(() => this.heard(JSON.parse(text) as FromClient));
    const close = (line: Line): void => { if (this.line === line) this.line = null; };
    class Here implements Line {
      readonly readyState = 1;
      onmessage: Line['onmessage'] = null;
      constructor() {
        open(this);
      }
      send(text: string): void {
        hear(text);
      }
      close(): void {
        close(this);
      }
    }
    return Here as unknown as NonNullable<Needs['Socket']>;
  }
}
