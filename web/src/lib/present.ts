/** Showing events on the board: what moves is taken up, flies over the page, and is put down. */
import type { Game } from './games/game';
import { find, type Stage } from './motion';
import type { Sound } from './sound';
import type { Tempo } from './tempo';
import type { Told } from './wire';

export interface Showing {
  stage: () => Stage | null;
  /** What lies on the table from the start. */
  board: () => unknown;
  /** How many times as fast as usual; 0 shows no movement. */
  pace: () => number;
  sound: (sound: Sound) => void;
  /** Where several events are shown in a row: how long each may take. */
  tempo?: Tempo;
}

/** What is known of an event besides itself. */
export interface Showed {
  /** At once, without movement. */
  quick: boolean;
  /** The seat whose turn it is a part of; null for my own. */
  guest: number | null;
}

/** Below this nothing could be seen. */
const SHORTEST = 30;

/** Shows one event, from one view to the next. */
export async function present(
  showing: Showing, game: Game, view: unknown, event: Told, { quick, guest }: Showed, set: (view: unknown) => void,
): Promise<void> {
  const stage = showing.stage();
  const pace = showing.pace();
  const board = showing.board();
  const lifted = game.lift(view, event, board);
  const breath = quick || !stage || document.hidden ? 0 : (showing.tempo?.breath(pace, guest) ?? 0);
  if (breath) await stage!.wait(breath);
  if (quick || !stage || !pace || document.hidden) {
    set(game.land(lifted, event, board));
    return;
  }
  const sound = game.sounds[event.kind];
  if (sound) showing.sound(sound);
  const { motions: flights, rest } = game.motions(view, event, find, board);
  const usual = Math.max(0, ...flights.map(({ duration }) => duration)) + rest;
  const given = showing.tempo?.allow(usual, pace, guest) ?? usual / pace;
  const brisk = usual / Math.max(given, 1);
  set(lifted);
  if (given >= SHORTEST) await stage.play(flights, brisk);
  set(game.land(lifted, event, board));
  if (rest && given >= SHORTEST) await stage.wait(rest / brisk);
}
