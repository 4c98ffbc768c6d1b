/** The review of a game as it comes: the fast one first, then a deeper one in its place. */
import { Refusal, type Api } from '../api';
import type { GameReview } from '../wire';

export type Depth = 'fast' | 'medium' | 'deep';

/** How long the server may keep us waiting for one answer, in seconds. */
const PATIENCE = 10;

export class Reviewing {
  found = $state.raw<GameReview | null>(null);
  /** The depth that is being made, and how much of it is done. */
  making = $state<Depth | null>(null);
  done = $state(0);
  wrong = $state.raw<Refusal | null>(null);
  /** Whether a deeper look than the one that is shown may be asked for. */
  deeper = $derived(this.making === null && this.found !== null && this.found.think !== 'deep');
  private over = false;

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly api: Pick<Api, 'review'>,
  ) {}

  /** Has the fast review, then the next deeper one. */
  async open(): Promise<void> {
    await this.make('fast');
    if (this.found !== null) await this.make('medium');
  }

  /** Has a review of some depth. What is there stays until it is done; a failure matters only while there is nothing. */
  async make(think: Depth): Promise<void> {
    this.wrong = null;
    this.making = think;
    this.done = 0;
    try {
      while (!this.over) {
        const { review, done } = await this.api.review(this.id, this.key, { think, timeout: PATIENCE });
        if (this.over) return;
        this.done = done;
        if (review === null) continue;
        this.found = review;
        break;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!this.found) this.wrong = error;
    }
    this.making = null;
  }

  /** Asks no more; the server goes on by itself. */
  close(): void {
    this.over = true;
  }
}
