/** A lesson as it is played: its step, and the table at which it is played. */
import { Refusal } from './api';
import { OwnTable, type Study } from './own-table';
import type { Progress } from './progress';
import type { LessonDocument, LessonStep, LessonTry, LessonWhyNot, Update, WhyNot } from './wire';
import { lessonsOf, say, words } from './words';

/** The seat of who learns. */
const LEARNER = 0;

/** Entries of a way of one's own are numbered from here on, so that none is taken for one of the lesson. */
const ASIDE = 1_000_000;

/** What the server says of a way of one's own. */
export interface Ways {
  try: (asked: LessonTry) => Promise<Update>;
  whyNot: (asked: LessonWhyNot) => Promise<WhyNot>;
}

/** The table of a lesson follows its steps: what is wanted leads on; anything else is answered, and done only if the learner wants to see it. */
export class Lesson implements Study {
  at = $state(0);
  /** Whether the last step has been left. */
  over = $state(false);
  /** Whether the last choice was another than the wanted one, and how it is answered. */
  answered = $state<string | null>(null);
  /** The choice that was answered, and may be tried all the same. */
  other = $state<number | null>(null);
  /** What the learner did on a way of their own from this step. */
  tried = $state.raw<readonly number[]>([]);
  /** The entry of the table with which that way began. */
  private aside = 0;
  private readonly table: OwnTable;

  constructor(
    readonly document: LessonDocument,
    begun: Progress,
    private readonly keep: (reached: Progress) => void,
    me: string,
    private readonly ways: Ways,
  ) {
    this.at = begun.at < document.steps.length ? begun.at : 0;
    this.table = new OwnTable(document, LEARNER, me, () => this.step.updates.at(-1)!, (action, request) => this.act(action, request));
  }

  get Socket(): Study['Socket'] {
    return this.table.Socket;
  }
  get detail(): string {
    return say('lesson-step', { step: this.at + 1, steps: this.document.steps.length });
  }
  get leave(): Study['leave'] {
    return { words: say('lesson-leave'), to: '#/' };
  }

  get step(): LessonStep {
    return this.document.steps[this.at]!;
  }

  /** The title and the remark of the step. */
  get title(): string {
    return this.titleOf(this.at);
  }
  titleOf(at: number): string {
    return this.say('', at);
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
    if (this.at > 0) this.go(this.at - 1);
  }

  /** Begins anew. */
  restart(): void {
    this.go(0);
  }

  /** What was answered is forgotten. */
  chooseAgain(): void {
    this.answered = this.other = null;
  }

  /** Makes the choice that was answered: the learner sees what follows, and goes on as they like. */
  anyway(): void {
    if (this.other !== null) void this.try(this.other, null);
  }

  /** Sets the table back to where the lesson is. */
  setBack(): void {
    this.go(this.at);
  }

  /** Why something cannot be done now. */
  async whyNot(wish: LessonWhyNot['wish'], seq: number): Promise<WhyNot> {
    return { ...(await this.ways.whyNot({ step: this.at, actions: [...this.tried], wish })), seq };
  }

  /** Goes to a step; the table is set as it is there. */
  go(at: number): void {
    const same = this.seqOf(at) === this.seqOf(this.at) && !this.tried.length;
    this.over = false;
    this.reach(at);
    if (!same) this.table.greet();
  }

  private end(): void {
    this.over = true;
    this.keep({ at: 0, done: true });
  }

  private reach(at: number): void {
    this.at = at;
    this.chooseAgain();
    this.tried = [];
    this.keep({ at, done: false });
  }

  private say(attribute: string, at = this.at): string {
    return words.of(lessonsOf(this.document.game)).say(`${this.document.name}-${this.document.steps[at]!.name}${attribute}`);
  }

  private seqOf(at: number): number {
    return this.document.steps[at]!.updates.at(-1)!.seq;
  }

  /** What is wanted is done, with all that follows. Anything else is answered, and the table stays as it is; on a way of one's own all is done. */
  private act(action: number, request: string | null): void {
    if (this.tried.length) return void this.try(action, request);
    const { steps } = this.document;
    const aim = steps.findIndex(({ want }, at) => at >= this.at && want !== null && this.seqOf(at) === this.seqOf(this.at));
    const step = steps[aim];
    if (step?.want !== action) {
      if (step) this.reach(aim);
      this.other = step ? action : null;
      this.answered = step ? (step.answers.find((each) => each.action === action)?.say ?? 'other') : '';
      this.table.tell({ type: 'error', request, error: { code: 'lesson', sentence: this.answer ?? '', where: null, state: null, table: null } });
      return;
    }
    this.table.tell({ type: 'done', seq: this.seqOf(aim), request, proposal: null });
    if (aim + 1 === steps.length) return this.end();
    this.reach(aim + 1);
    if (this.step.fresh) this.table.greet();
    else for (const update of this.step.updates) this.table.tell({ ...update, type: 'update' });
  }

  /** Goes a step of one's own way, and shows what follows from it. */
  private async try(action: number, request: string | null): Promise<void> {
    const { at, tried } = this;
    const actions = [...tried, action];
    try {
      const update = await this.ways.try({ step: at, actions });
      if (this.at !== at || this.tried !== tried) return;
      if (!tried.length) this.table.greet({ seq: (this.aside += ASIDE), legal: [] });
      const seq = this.aside + actions.length;
      this.tried = actions;
      this.chooseAgain();
      this.table.tell({ type: 'done', seq, request, proposal: null });
      this.table.tell({ ...update, seq, type: 'update' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.table.tell({ type: 'error', request, error: error.problem });
    }
  }
}
