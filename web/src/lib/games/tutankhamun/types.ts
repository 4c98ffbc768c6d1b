/** What the rules of Tutankhamun say of themselves. Generated from them by scripts/wire.py: do not edit. */

/** `slots` is the length of the Nile. `track` is the highest number on the Spirit Track, `start_points` is where everybody starts on it in this game, and `start` is the same for each number of players. */
export interface Board {
  game: 'tutankhamun';
  edition: string;
  players: number;
  slots: number;
  track: number;
  start_points: number;
  start: Start[];
  sets: SetFacts[];
  rings: Rings;
  idols: IdolFacts[];
}

/** Who has a place in a set: a seat, the Underworld, or nobody. */
export type Contender = number | 'Underworld' | null;

export type Ending = '' | 'zero' | 'nile empty';

/** What happened, as a reader may know it: null is what it may not know. */
export type Event =
  | { kind: 'begins'; seat: number; figures: Record<string, never>; text: string }
  | { kind: 'collected'; seat: number; figures: { tile: string; left: number }; text: string }
  | { kind: 'declined'; seat: number; figures: { tile: string }; text: string }
  | { kind: 'ended'; seat: number; figures: { ending: 'zero' | 'nile empty' }; text: string }
  | { kind: 'exchanged ring'; seat: number; figures: { slot: number; tile: string }; text: string }
  | { kind: 'exchanged tiles'; seat: number; figures: { lower: number; lower_tile: string; higher: number; higher_tile: string }; text: string }
  | { kind: 'fetched'; seat: number; figures: { slot: number; tile: string }; text: string }
  | { kind: 'laid out'; seat: number; figures: { slot: number; tile: string }; text: string }
  | { kind: 'moved to Underworld'; seat: number; figures: { slot: number; tile: string }; text: string }
  | { kind: 'no use'; seat: number; figures: { tile: string }; text: string }
  | { kind: 'ring scored'; seat: number; figures: { points: number }; text: string }
  | { kind: 'sailed'; seat: number; figures: { from: number; to: number; tile: string }; text: string }
  | { kind: 'set scored'; seat: number; figures: { tile: string; first: Contender; first_points: number; second: Contender; second_points: number }; text: string }
  | { kind: 'took from Underworld'; seat: number; figures: { tile: string }; text: string }
  | { kind: 'trailed'; seat: number; figures: { slot: number; tile: string }; text: string }
  | { kind: 'went behind'; seat: number; figures: { from: number; to: number }; text: string };

/** Every kind of event, with the figures that only its seat may know. */
export const EVENTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  begins: [],
  collected: [],
  declined: [],
  ended: [],
  'exchanged ring': [],
  'exchanged tiles': [],
  fetched: [],
  'laid out': [],
  'moved to Underworld': [],
  'no use': [],
  'ring scored': [],
  sailed: [],
  'set scored': [],
  'took from Underworld': [],
  trailed: [],
  'went behind': [],
};

export interface IdolFacts {
  name: string;
  tiles: number;
}

export interface IdolNow {
  name: string;
  tiles: number;
  in_nile: number;
  underworld: number;
  tomb: number;
}

/** What an action or an outcome of chance is about. */
export type Means =
  | { kind: 'sail'; from: number; to: number; tile: string }
  | { kind: 'exchange ring'; slot: number; tile: string }
  | { kind: 'move to Underworld'; slot: number; tile: string }
  | { kind: 'exchange'; slot: number; tile: string }
  | { kind: 'exchange with'; lower: number; lower_tile: string; higher: number; higher_tile: string }
  | { kind: 'fetch'; slot: number; tile: string }
  | { kind: 'go behind' }
  | { kind: 'take from Underworld'; tile: string }
  | { kind: 'decline'; idol: string }
  | { kind: 'begins'; seat: number }
  | { kind: 'lay'; slot: number; tile: string };

/** The seat that must decide; null once the game is over. */
export type Mover = number | 'chance' | null;

/** Why something cannot be done: the rule that forbids it, and the figures of a sentence about it. */
export type Reason =
  | { kind: 'chance'; rule: string; figures: Record<string, never> }
  | { kind: 'compulsory'; rule: string; figures: { idol: string } }
  | { kind: 'idol first'; rule: string; figures: { idol: string } }
  | { kind: 'last ahead'; rule: string; figures: { slot: number } }
  | { kind: 'must sail'; rule: string; figures: Record<string, never> }
  | { kind: 'no such tile'; rule: string; figures: Record<string, never> }
  | { kind: 'no tile'; rule: string; figures: { slot: number } }
  | { kind: 'not ahead'; rule: string; figures: { boat: number } }
  | { kind: 'not behind'; rule: string; figures: { boat: number } }
  | { kind: 'not further on'; rule: string; figures: { slot: number } }
  | { kind: 'not in Underworld'; rule: string; figures: Record<string, never> }
  | { kind: 'not nearest'; rule: string; figures: { nearest: number } }
  | { kind: 'not your turn'; rule: string; figures: { seat: number } }
  | { kind: 'other boat'; rule: string; figures: { boat: number } }
  | { kind: 'other question'; rule: string; figures: { decision: string } }
  | { kind: 'other tile'; rule: string; figures: { slot: number; tile: string } }
  | { kind: 'over'; rule: string; figures: Record<string, never> };

/** The Scarab Rings: points for each when it is collected, and for the most of them at the end. */
export interface Rings {
  name: string;
  tiles: number;
  each: number;
  bonus: number;
}

/** A seat: `boat` is a slot, or 0 or less in the line before the Nile; `scored` holds the lines of its sheet. */
export interface Seat {
  boat: number;
  points: number;
  collection: Record<string, number>;
  scored: Record<string, number>;
  nearest_behind: number | null;
  tiles_behind: number;
}

/** A set of artifacts: its tiles, and what the most and the second most of them are worth. */
export interface SetFacts {
  name: string;
  tiles: number;
  first: number;
  second: number;
}

/** Where a set's tiles are, how many each seat holds, and who would be paid if it were scored now. `each` is what every ring brings when it is collected, and 0 for other sets. */
export interface SetNow {
  name: string;
  tiles: number;
  first: number;
  second: number;
  each: number;
  in_nile: number;
  underworld: number;
  held: number[];
  closed: boolean;
  first_now: Contender;
  second_now: Contender;
}

export interface Start {
  players: number;
  points: number;
}

/** What every reader sees. `nile` holds the tile in each slot, starting at 1, `at_work` the idols whose powers are being used, the outermost first, and `thoth` the slot of the first tile to be exchanged. */
export interface View {
  game: 'tutankhamun';
  seat: number | null;
  players: number;
  turns: number;
  first: number | null;
  turn: number;
  to_move: Mover;
  decision: string;
  at_work: string[];
  thoth: number | null;
  ending: Ending;
  start_points: number;
  nile: (string | null)[];
  seats: Seat[];
  back_to_front: number[];
  sets: SetNow[];
  idols: IdolNow[];
  underworld: Record<string, number>;
  tomb: Record<string, number>;
}

/** What a seat may wish to do: what an action means, with any of its fields left out. */
export type Wish =
  | (Means extends infer M ? M extends Means ? Pick<M, 'kind'> & Partial<M> : never : never);
