/** The printed board: what lies under the tiles and on the walls. An edition may say otherwise. */
export interface Board {
  icons: Record<number, 'cobra' | 'falcon' | 'lion'>;
  /** The space before each Anubis statue. */
  statues: number[];
  walls: { first: number; last: number; points: number }[];
  sarcophagi: number[];
}

function of(spaces: number[], icon: 'cobra' | 'falcon' | 'lion'): Board['icons'] {
  return Object.fromEntries(spaces.map((space) => [space, icon]));
}

export const BOARD: Board = {
  icons: { ...of([3, 8, 11, 13], 'cobra'), ...of([15, 18, 21, 24, 26, 28], 'falcon'), ...of([30, 34, 36, 39], 'lion') },
  statues: [9, 19, 29],
  walls: [
    { first: 1, last: 8, points: 1 },
    { first: 9, last: 16, points: 2 },
    { first: 17, last: 24, points: 3 },
    { first: 25, last: 32, points: 5 },
    { first: 33, last: 40, points: 8 },
    { first: 41, last: 41, points: 13 },
  ],
  sarcophagi: [5, 3],
};

/** The points on the wall beside a space; 41 is the tomb. */
export function wall(space: number, board: Board = BOARD): number {
  return board.walls.find((each) => each.first <= space && space <= each.last)?.points ?? 0;
}

/** Which of the floors from light to dark a space has, by the order of the walls. */
export function depth(space: number, board: Board = BOARD): number {
  const shades = [1, 2, 3, 5, 8, 13];
  const at = board.walls.findIndex((each) => each.first <= space && space <= each.last);
  return shades[Math.min(Math.max(at, 0), 5)]!;
}
