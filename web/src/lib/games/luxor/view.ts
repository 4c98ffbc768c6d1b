/** What is read from a view in several places. */
import type { View } from './types';

/** Which modules a view shows traces of; only for what to draw. */
export function played(view: View): { mummy: boolean; artifacts: boolean; characters: boolean } {
  return {
    mummy: view.mummy !== null || view.mummy_tiles.length > 0,
    artifacts: view.doubled.length > 0 || view.seats.some((seat) => seat.artifacts > 0) || view.spaces.some((tile) => tile.startsWith('artifact')),
    characters: view.seats.some((seat) => seat.character !== null),
  };
}

/** How many are in a pile of cards by name. */
export function total(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}
