/** What lies under the tiles and on the walls, read from the edition that is played. */
import type { Board, Icon } from './types';

/** The points on the wall beside a space, or of the tomb. */
export function wall(space: number, board: Pick<Board, 'walls'>): number {
  return board.walls.find((each) => each.first <= space && space <= each.last)?.points ?? 0;
}

const SHADES = [1, 2, 3, 5, 8, 13];

/** Which of the floors from light to dark a space has, by the order of the walls. */
export function depth(space: number, board: Pick<Board, 'walls'>): number {
  const at = board.walls.findIndex((each) => each.first <= space && space <= each.last);
  return SHADES[Math.min(Math.max(at, 0), SHADES.length - 1)]!;
}

/** The temple icon printed on a space. */
export function icon(space: number, board: Pick<Board, 'spaces'>): Icon | undefined {
  return board.spaces[space - 1]?.icon ?? undefined;
}
