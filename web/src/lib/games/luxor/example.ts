/** A player at the end of a game, as an example of what points are made of: every figure is the edition's. */
import type { Board } from './types';

export interface Example {
  /** What the wall is worth where each adventurer stands, the deepest first. */
  places: number[];
  placed: number;
  /** The sarcophagus that this player has. */
  coffins: number;
  keys: number;
  /** How many sets, and what they are worth. */
  sets: number;
  paid: number;
  scarabs: number;
  total: number;
}

const KEYS = 1;
const SETS = 2;

export function example(board: Pick<Board, 'walls' | 'adventurers' | 'sarcophagi' | 'sets' | 'scarabs'>): Example {
  const walls = board.walls.map(({ points }) => points).reverse();
  const places = Array.from({ length: board.adventurers }, (_, index) => walls[index] ?? 0);
  const placed = places.reduce((sum, points) => sum + points, 0);
  const coffins = board.sarcophagi[0] ?? 0;
  const paid = board.sets[SETS - 1] ?? 0;
  const scarabs = board.scarabs.slice(0, 2).reduce((sum, { points }) => sum + points, 0);
  return { places, placed, coffins, keys: KEYS, sets: SETS, paid, scarabs, total: placed + coffins + KEYS + paid + scarabs };
}
