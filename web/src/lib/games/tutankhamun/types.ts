/** What the rules of Tutankhamun say of themselves. Generated from them by scripts/wire.py: do not edit. */

/** `slots` is the length of the Nile. `track` is the highest number on the Spirit Track, `start_points` where everybody starts on it in this game, and `start` where they would with other numbers of players. */
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
  | { kind: 'set scored'; seat: number; figures: { tile: string; first: number | 'Underworld' | null; first_points: number; second: number | 'Underworld' | null; second_points: number }; text: string }
  | { kind: 'took from Underworld'; seat: number; figures: { tile: string }; text: string }
  | { kind: 'trailed'; seat: number; figures: { slot: number; tile: string }; text: string }
  | { kind: 'went behind'; seat: number; figures: { from: number; to: number }; text: string };

export interface IdolFacts {
  name: string;
  tiles: number;
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

/** The Scarab Rings: points for each when it is collected, and for the most of them at the end. */
export interface Rings {
  name: string;
  tiles: number;
  each: number;
  bonus: number;
}

/** A set of artifacts: its tiles, and what the most and the second most of them are worth. */
export interface SetFacts {
  name: string;
  tiles: number;
  first: number;
  second: number;
}

export interface Start {
  players: number;
  points: number;
}
