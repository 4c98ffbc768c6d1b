import type { Told } from './wire';

/** What happened in one entry, and what the table is like after it. */
export interface Chain<T> {
  events: readonly Told[];
  after: T;
}

export interface Stage<T> {
  /** Shows one event; ends when it has been seen. `quick`: at once, without movement. */
  show: (event: Told, chain: Chain<T>, quick: boolean) => Promise<void> | void;
  /** All of a chain has been shown. */
  land: (chain: Chain<T>) => void;
  /** Finishes the movement that is under way. */
  cut: () => void;
}

/** How many entries may wait before they are shown without movement. */
const BEHIND = 24;

/** Shows what happened, event by event and in order; whatever comes meanwhile waits. */
export class Playback<T> {
  busy = $state(false);
  /** What is being shown. */
  current = $state.raw<Chain<T> | null>(null);
  private waiting: Chain<T>[] = [];
  private hurried = false;
  private run = 0;

  constructor(private readonly stage: Stage<T>) {}

  push(chain: Chain<T>): void {
    this.waiting.push(chain);
    if (!this.busy) void this.play(++this.run);
  }

  /** Shows the end of everything that waits, at once. */
  skip(): void {
    if (!this.busy) return;
    this.hurried = true;
    this.stage.cut();
  }

  /** Forgets what waits, because something newer takes its place; returns what has not been shown to its end. */
  clear(): Chain<T>[] {
    const unseen = this.current ? [this.current, ...this.waiting] : this.waiting;
    this.run += 1;
    this.waiting = [];
    this.current = null;
    this.busy = false;
    this.stage.cut();
    return unseen;
  }

  private async play(run: number): Promise<void> {
    this.busy = true;
    this.hurried = false;
    for (let chain = this.waiting.shift(); chain; chain = this.waiting.shift()) {
      this.current = chain;
      for (const event of chain.events) {
        await this.stage.show(event, chain, this.hurried || this.waiting.length >= BEHIND);
        if (run !== this.run) return;
      }
      this.current = null;
      this.busy = this.waiting.length > 0;
      this.stage.land(chain);
      if (run !== this.run) return;
    }
    this.busy = false;
  }
}
