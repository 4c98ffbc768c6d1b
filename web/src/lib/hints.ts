/** Where on the board the candidates of a hint are. */
import type { Game } from './games/game';
import type { Hint } from './wire';

const MOST = 3;

/** The rank of each candidate by the place it leads to. */
export function hintPlaces(game: Pick<Game, 'place'>, hint: Hint | null): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  hint?.candidates.slice(0, MOST).forEach((candidate, index) => {
    const at = game.place(candidate);
    if (at !== null && !found.has(at)) found.set(at, index + 1);
  });
  return found;
}
