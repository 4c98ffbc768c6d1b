/** Showing events on the board: what moves is taken up, flies over the page, and is put down. */
import { game } from './games';
import { find, type Stage } from './motion';
import type { Sound } from './sound';
import type { Told } from './wire';

const SOUNDS: Partial<Record<string, Sound>> = {
  moved: 'move', sailed: 'move', mummy: 'move', claimed: 'claim', collected: 'claim', 'entered tomb': 'claim', 'set scored': 'claim',
};

export interface Showing {
  stage: () => Stage | null;
  /** How many times as fast as usual; 0 shows no movement. */
  pace: () => number;
  sound: (sound: Sound) => void;
}

/** Shows one event, from one view to the next. */
export async function present(
  showing: Showing, name: string, view: unknown, event: Told, quick: boolean, set: (view: unknown) => void,
): Promise<void> {
  const { lift, land, motions } = game(name);
  const stage = showing.stage();
  const pace = showing.pace();
  const lifted = lift(view, event);
  if (quick || !stage || !pace || document.hidden) {
    set(land(lifted, event));
    return;
  }
  const sound = SOUNDS[event.kind];
  if (sound) showing.sound(sound);
  const { motions: flights, rest } = motions(view, event, find);
  set(lifted);
  await stage.play(flights, pace);
  set(land(lifted, event));
  if (rest) await stage.wait(rest / pace);
}
