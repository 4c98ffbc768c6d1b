/** What the engine's view of Tutankhamun holds (games/tutankhamun/rules/view.py). Nothing is secret. */

export interface Seat {
  /** A slot, or 0 and less in the line before the Nile. */
  boat: number;
  points: number;
  collection: Record<string, number>;
  scored: Record<string, number>;
  nearest_behind: number | null;
  tiles_behind: number;
}

export interface SetFacts {
  name: string;
  tiles: number;
  first: number;
  second: number;
  /** Points for each one collected: the rings. */
  each: number;
  in_nile: number;
  underworld: number;
  held: number[];
  closed: boolean;
  first_now: number | 'Underworld' | null;
  second_now: number | 'Underworld' | null;
}

export interface Idol {
  name: string;
  tiles: number;
  in_nile: number;
  underworld: number;
  tomb: number;
}

export interface View {
  game: 'tutankhamun';
  seat: number | null;
  players: number;
  turns: number;
  first: number | null;
  turn: number;
  to_move: number | 'chance' | null;
  decision: string;
  at_work: string[];
  thoth: number | null;
  ending: string;
  start_points: number;
  nile: (string | null)[];
  seats: Seat[];
  back_to_front: number[];
  sets: SetFacts[];
  idols: Idol[];
  underworld: Record<string, number>;
  tomb: Record<string, number>;
}
