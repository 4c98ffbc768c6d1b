/** A puzzle, or a mistake of mine, as it is played: a table at which one choice is tried, and taken back until it is the best. */
import { Acting } from '../acting.svelte';
import { OwnTable, type Study } from '../own-table';
import type { AskedDecision, Choice, PuzzleTry, Update } from '../wire';

/** What to look at, which piece, which choice. */
export const HINTS = 3;

/** A choice that stays shown: it can be neither changed nor made. */
class Shown extends Acting {
  constructor(choice: Choice | null) {
    super(() => undefined);
    this.picked = choice;
  }
  override point(): void {}
  override pick(): void {}
  override confirm(): void {}
  override cancel(): void {}
}

/** What becomes of a puzzle, for whoever remembers it. */
export interface Outcomes {
  /** A try went wrong, or the answer was shown. */
  failed: () => void;
  /** Solved without being shown. */
  solved: (tries: number) => void;
}

/** What stands around it: where I am, the way out, and what is said of a try besides what it leads to. */
export interface Around {
  detail: string;
  leave: Study['leave'];
  said?: (tried: PuzzleTry) => string;
}

export class Puzzle implements Study {
  /** How many choices were tried. */
  tries = $state(0);
  /** How many hints were given. */
  hints = $state(0);
  /** Asked; a choice is being played; over. */
  phase = $state<'asked' | 'played' | 'over'>('asked');
  /** The choice that was tried last. */
  tried = $state.raw<PuzzleTry | null>(null);
  /** Whether what was tried last is being answered. */
  answered = $state(false);
  /** Whether the answer was shown. */
  shown = $state(false);
  kept = $derived.by(() => (this.phase === 'over' ? new Shown(this.choice(this.best)) : null));
  private readonly table: OwnTable;

  constructor(
    readonly document: AskedDecision,
    me: string,
    private readonly outcomes: Outcomes,
    private readonly around: () => Around,
  ) {
    this.table = new OwnTable(document, document.seat, me, () => this.standing, (action, request) => this.act(action, request));
  }

  get Socket(): Study['Socket'] {
    return this.table.Socket;
  }
  get detail(): string {
    return this.around().detail;
  }
  get leave(): Study['leave'] {
    return this.around().leave;
  }
  /** What is said of a try besides what it leads to. */
  said(tried: PuzzleTry): string {
    return this.around().said?.(tried) ?? '';
  }

  /** The best choice, which is the answer. */
  get best(): PuzzleTry {
    return this.document.tries[0]!;
  }

  /** The best of those that do not solve it. */
  get next(): PuzzleTry | null {
    return this.document.tries.find(({ verdict }) => verdict !== 'best') ?? null;
  }

  /** A try as the choice that it was. */
  choice({ action }: PuzzleTry): Choice | null {
    return this.document.update.legal.find((each) => each.action === action) ?? null;
  }

  /** Gives the next hint. */
  hint(): void {
    this.hints = Math.min(this.hints + 1, HINTS);
    this.answered = false;
  }

  /** Puts away what was said. */
  understood(): void {
    this.answered = false;
  }

  /** Plays the answer. */
  show(): void {
    if (this.phase !== 'asked') return;
    this.shown = true;
    this.outcomes.failed();
    this.play(this.best);
  }

  /** What was tried has been seen: it is taken back, or the puzzle is over. */
  seen(): void {
    if (this.phase !== 'played') return;
    const right = this.tried?.verdict === 'best';
    this.phase = right ? 'over' : 'asked';
    this.answered = !right;
    if (right && !this.shown) this.outcomes.solved(this.tries);
    this.table.greet();
  }

  private get standing(): Update {
    const { update } = this.document;
    return this.phase === 'over' ? { ...update, legal: [] } : update;
  }

  private act(action: number, request: string | null): void {
    const found = this.document.tries.find((each) => each.action === action);
    if (!found || this.phase !== 'asked') return;
    this.table.tell({ type: 'done', seq: found.update.seq, request, proposal: null });
    this.tries += 1;
    if (found.verdict !== 'best') this.outcomes.failed();
    this.play(found);
  }

  private play(found: PuzzleTry): void {
    this.tried = found;
    this.phase = 'played';
    this.answered = false;
    this.table.tell({ ...found.update, type: 'update' });
  }
}
