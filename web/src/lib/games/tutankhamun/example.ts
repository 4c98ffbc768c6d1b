/** A set that is scored, as an example of places and points: every figure is the edition's. */
import type { Args } from '../../words';
import type { Board, SetFacts } from './types';

export interface Example {
  set: SetFacts;
  /** How many tiles of it three players and the Underworld have. */
  held: readonly [number, number, number];
  args: Args;
}

/** The largest set, shared out so that two tie for second place. */
export function example(board: Pick<Board, 'sets'>): Example {
  const set = board.sets.reduce((most, each) => (each.tiles > most.tiles ? each : most));
  const second = Math.floor(set.tiles / 4);
  const held = [set.tiles - 2 * second, second, second] as const;
  return { set, held, args: { tiles: set.tiles, has: held[0], others: second, first: set.first, second: set.second } };
}
