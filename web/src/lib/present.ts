/** Showing events on the board: what moves is taken up, flies over the page, and is put down. */
import type { Game } from './games/game';
import { find, type Stage } from './motion';
import type { Sound } from './sound';
import type { Told } from './wire';

export interface Showing {
  stage: () => Stage | null;
  /** What lies on the table from the start. */
  board: () => unknown;
  /** How many times as fast as usual; 0 shows no movement. */
  pace: () => number;
  sound: (sound: Sound) => void;
}

/** Shows one event, from one view to the next. */
export async function present(
  showing: Showing, game: Game, view: unknown, event: Told, quick: boolean, set: (view: unknown) => void,
): Promise<void> {
  const stage = showing.stage();
  const pace = showing.pace();
  const lifted = game.lift(view, event);
  if (quick || !stage || !pace || document.hidden) {
    set(game.land(lifted, event));
    return;
  }
  const sound = game.sounds[event.kind];
  if (sound) showing.sound(sound);
  const { motions: flights, rest } = game.motions(view, event, find, showing.board());
  set(lifted);
  await stage.play(flights, pace);
  set(game.land(lifted, event));
  if (rest) await stage.wait(rest / pace);
}
