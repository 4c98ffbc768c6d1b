/** What the engine's view of Luxor holds (games/luxor/rules/view.py), as far as the page draws it. */

/** A space from 1 to 40, or a place in words: stairs, tomb, woken, "statue 2", "lying 17". */
export type Place = number | string;

export interface Seat {
  points: number;
  adventurers: Place[];
  hand: (string | null)[];
  keys: number;
  wild: number;
  treasures: { vase: number; statue: number; jewelry: number };
  artifacts: number;
  sets: number;
  scarabs: number;
  scarab_values: number[] | null;
  boxed_scarabs: number;
  own_equipment: boolean[];
  talismans: number;
  character: string | null;
  extra_points: number;
  sarcophagi: number[];
}

export interface Stack {
  top: string | null;
  cards: number;
  below: Record<string, number>;
}

export interface View {
  game: 'luxor';
  seat: number | null;
  players: number;
  round: number;
  first: number;
  turn: number;
  to_move: number | 'chance' | null;
  decision: string;
  ending: string;
  card: string | null;
  roll: number | null;
  moved: number[];
  spaces: string[];
  seats: Seat[];
  draw: number;
  discard: Record<string, number>;
  top_discard: string | null;
  unseen_cards: Record<string, number>;
  horus: Stack[];
  temple: number[];
  unrevealed_temple: Record<string, number>[];
  scarabs: number;
  keys: number;
  keys_spent: number;
  wild: number;
  in_tomb: number;
  extra_card: string | null;
  placing: string | null;
  ignored: boolean;
  extra_turns: number;
  mummy: number | null;
  mummy_tiles: { effect: string; cost: number }[];
  mummy_stack: Record<string, number>;
  mummy_discard: Record<string, number>;
  talismans: number;
  doubled: number[];
  hidden_tiles: Record<string, number>;
}

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
