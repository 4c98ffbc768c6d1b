/** What is read from a board or a view in several places. */
import type { Board } from './types';

/** Which modules with pieces of their own are in play. */
export function played({ modules }: Pick<Board, 'modules'>): { mummy: boolean; artifacts: boolean } {
  return { mummy: modules.mummy !== undefined, artifacts: modules.artifacts !== undefined };
}

/** How many are in a pile of cards by name. */
export function total(pile: Record<string, number>): number {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}
