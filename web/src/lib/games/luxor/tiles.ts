/** Tiles and cards by their names, as the board describes them, and how they are drawn. */
import type { Board, Card, Tile, TreasureType } from './types';

/** Symbol and pigment of each type of treasure. */
export const TREASURES: Record<TreasureType, { symbol: string; pigment: string }> = {
  vase: { symbol: 'vase', pigment: 'vase' },
  statue: { symbol: 'statue', pigment: 'statue' },
  jewelry: { symbol: 'jewelry', pigment: 'jewel' },
  artifact: { symbol: 'artifact', pigment: 'art' },
};

/** What things of a board are looked up in. */
export type Things = Pick<Board, 'cards' | 'tiles'>;

interface Index {
  cards: ReadonlyMap<string, Card>;
  tiles: ReadonlyMap<string, Tile>;
}

/** A board never changes, so that its things are sorted once. */
const INDEXES = new WeakMap<Things, Index>();

function index(board: Things): Index {
  const known = INDEXES.get(board);
  if (known) return known;
  const made = { cards: new Map(board.cards.map((each) => [each.name, each])), tiles: new Map(board.tiles.map((each) => [each.name, each])) };
  INDEXES.set(board, made);
  return made;
}

/** What the board says of a tile. */
export function tile(board: Things, name: string): Tile {
  const found = index(board).tiles.get(name);
  if (!found) throw new Error(`the board has no tile ${name}`);
  return found;
}

/** What the board says of a card. */
export function card(board: Things, name: string): Card {
  const found = index(board).cards.get(name);
  if (!found) throw new Error(`the board has no card ${name}`);
  return found;
}
