/** What a hint says: where on the board its candidates are, and whether they differ. */
import type { Game } from './games/game';
import type { Hint } from './wire';

const MOST = 3;
/** What one gives away with the second best, in chances to win, before it counts as a slip. */
const SLIP = 0.03;

/** Whether the best two candidates are about as good as each other. */
export function areClose(hint: Hint | null): boolean {
  const [best, next] = (hint?.candidates ?? []).map(({ win }) => win);
  return best !== undefined && best !== null && next !== undefined && next !== null && best - next < SLIP;
}

/** The rank of each candidate by the place it leads to. */
export function hintPlaces(game: Pick<Game, 'place'>, hint: Hint | null): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  hint?.candidates.slice(0, MOST).forEach((candidate, index) => {
    const at = game.place(candidate);
    if (at !== null && !found.has(at)) found.set(at, index + 1);
  });
  return found;
}
