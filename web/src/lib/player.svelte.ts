/** Shows events on a board one after the other, until somebody goes elsewhere. */
import type { Game } from './games/game';
import { Stage } from './motion';
import { present } from './present';
import type { Told } from './wire';

export class Player {
  /** What the board shows instead of its own position; null if nothing is shown. */
  moving = $state.raw<unknown>(null);
  /** The element over which things fly. */
  layer = $state<HTMLElement | null>(null);
  private stage = $derived(this.layer ? new Stage(this.layer) : null);
  private run = 0;

  /** `pace` says how many times as fast as usual. */
  constructor(private readonly pace: () => number) {}

  /** Shows events from a view on, and stays at what they lead to; returns whether nothing came between. */
  async show(game: Game, board: unknown, view: unknown, events: readonly Told[]): Promise<boolean> {
    const mine = ++this.run;
    let drawn = view;
    for (const event of events) {
      const showing = { stage: () => this.stage, board: () => board, pace: this.pace, sound: () => undefined };
      await present(showing, game, drawn, event, { quick: false, guest: null }, (made) => {
        drawn = made;
        if (mine === this.run) this.moving = made;
      });
      if (mine !== this.run) return false;
    }
    return true;
  }

  /** Shows the board's own position again. */
  stop(): void {
    this.run += 1;
    this.stage?.skip();
    this.moving = null;
  }
}
