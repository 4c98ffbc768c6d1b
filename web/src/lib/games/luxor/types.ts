/** What the rules of Luxor say of themselves. Generated from them by scripts/wire.py: do not edit. */

/** What an artifact is worth beside a set, and the spaces that have a second tile at the start. */
export interface ArtifactsBoard {
  points: number;
  doubled: number[];
}

/** `tomb` is the number of the place after the last space. Each statue stands after the space in `statues`. `asleep` is how a view names the place of an adventurer asleep at each statue, `lying` that of one lying on each space from 1 on. `sets` holds what one set, two sets and so on are worth; more count as the last. `keys` and `wild` are the supplies at the start, `rounds` the round after which a game is stopped. `modules` has a part for each module in play. */
export interface Board {
  game: 'luxor';
  edition: string;
  players: number;
  tomb: number;
  adventurers: number;
  hand: number;
  spaces: Space[];
  statues: number[];
  asleep: string[];
  lying: string[];
  walls: Wall[];
  sarcophagi: number[];
  sets: number[];
  cards: Card[];
  tiles: Tile[];
  temple: Stack[];
  scarabs: Scarab[];
  keys: number;
  wild: number;
  rounds: number;
  modules: ModuleBoards;
}

/** A card: its printed number (0 if it has none), the lower one where one chooses between two (otherwise 0), the level of a Horus card (otherwise 0), and how many are in the draw pile and on the Horus board at the start. */
export interface Card {
  name: string;
  kind: CardKind;
  number: number;
  least: number;
  level: number;
  basic: number;
  horus: number;
}

export type CardKind = 'steps' | 'plus minus' | 'die' | 'up to' | 'up to die' | 'all' | 'last' | 'one less' | 'die plus minus' | 'plus';

/** All characters, and how many keys the character of the keys starts with. */
export interface CharactersBoard {
  characters: string[];
  keys: number;
}

/** What a seat would have if the game ended now, exactly or within what the reader may know. `sets` holds the tiles of each complete set by their types, or `wild`, and `next_set` is what one more set would bring. */
export interface Count {
  low: number;
  high: number;
  lines: CountLine[];
  sets: string[][];
  next_set: number;
}

/** A line of a seat's sheet as if the game ended now. `parts` is what it adds up to: a number for each adventurer, sarcophagus or scarab, and nothing for other lines or for scarabs that the reader may not see. */
export interface CountLine {
  name: string;
  low: number;
  high: number;
  parts: number[];
}

export type Ending = '' | 'tomb' | 'no move' | 'safety stop';

/** The cards of each player's own set. */
export interface EquipmentBoard {
  cards: Record<string, number>;
}

/** What happened, as a reader may know it: null is what it may not know. */
export type Event =
  | { kind: 'added'; seat: number; figures: { card: string }; text: string }
  | { kind: 'became'; seat: number; figures: { character: string }; text: string }
  | { kind: 'begins'; seat: number; figures: Record<string, never>; text: string }
  | { kind: 'bought'; seat: number; figures: { mummy_tile: string; cost: number }; text: string }
  | { kind: 'boxed scarab'; seat: number; figures: { points: number | null }; text: string }
  | { kind: 'claimed'; seat: number; figures: { space: number; tile: string; points: number }; text: string }
  | { kind: 'discarded'; seat: number; figures: { card: string }; text: string }
  | { kind: 'discarded hand'; seat: number; figures: Record<string, never>; text: string }
  | { kind: 'drew'; seat: number; figures: { card: string | null }; text: string }
  | { kind: 'dropped'; seat: number; figures: { card: string }; text: string }
  | { kind: 'entered tomb'; seat: number; figures: { points: number }; text: string }
  | { kind: 'extra point'; seat: number; figures: { points: number }; text: string }
  | { kind: 'extra turn'; seat: number; figures: Record<string, never>; text: string }
  | { kind: 'fell'; seat: number; figures: { space: number }; text: string }
  | { kind: 'ignored'; seat: number; figures: { card: string }; text: string }
  | { kind: 'laid down'; seat: number; figures: { adventurers: number }; text: string }
  | { kind: 'laid out'; seat: number; figures: { space: number; tile: string }; text: string }
  | { kind: 'moved'; seat: number; figures: { from: Place; to: Place; steps: number; osiris: number; by: 'steps' | 'tunnel' | 'joining' }; text: string }
  | { kind: 'mummy'; seat: number; figures: { from: number; to: number }; text: string }
  | { kind: 'placed'; seat: number; figures: { side: 'left' | 'right' }; text: string }
  | { kind: 'played'; seat: number; figures: { card: string }; text: string }
  | { kind: 'rearranged'; seat: number; figures: { from: number; to: number }; text: string }
  | { kind: 'revealed'; seat: number; figures: { space: number; tile: string }; text: string }
  | { kind: 'rolled'; seat: number; figures: { die: number }; text: string }
  | { kind: 'rose'; seat: number; figures: { space: number }; text: string }
  | { kind: 'scored'; seat: number; figures: { points: number }; text: string }
  | { kind: 'shuffled'; seat: number; figures: Record<string, never>; text: string }
  | { kind: 'spent keys'; seat: number; figures: { keys: number }; text: string }
  | { kind: 'talismans'; seat: number; figures: { talismans: number }; text: string }
  | { kind: 'took Horus card'; seat: number; figures: { card: string }; text: string }
  | { kind: 'took key'; seat: number; figures: Record<string, never>; text: string }
  | { kind: 'took scarab'; seat: number; figures: { points: number | null }; text: string }
  | { kind: 'took wild treasure'; seat: number; figures: Record<string, never>; text: string }
  | { kind: 'turned up Horus card'; seat: number; figures: { level: number; card: string }; text: string }
  | { kind: 'turned up mummy tile'; seat: number; figures: { mummy_tile: string }; text: string }
  | { kind: 'woke'; seat: number; figures: { statue: number }; text: string };

/** Every kind of event, with the figures that only its seat may know. */
export const EVENTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  added: [],
  became: [],
  begins: [],
  bought: [],
  'boxed scarab': ['points'],
  claimed: [],
  discarded: [],
  'discarded hand': [],
  drew: ['card'],
  dropped: [],
  'entered tomb': [],
  'extra point': [],
  'extra turn': [],
  fell: [],
  ignored: [],
  'laid down': [],
  'laid out': [],
  moved: [],
  mummy: [],
  placed: [],
  played: [],
  rearranged: [],
  revealed: [],
  rolled: [],
  rose: [],
  scored: [],
  shuffled: [],
  'spent keys': [],
  talismans: [],
  'took Horus card': [],
  'took key': [],
  'took scarab': ['points'],
  'took wild treasure': [],
  'turned up Horus card': [],
  'turned up mummy tile': [],
  woke: [],
};

export interface Favour {
  kind: 'favour';
  name: string;
  levels: number[];
}

/** Nothing of its own: its cards are counted among the Horus cards. */
export type FifthPlayerBoard = Record<string, never>;

/** A stack of the Horus board: the open card, the number of cards including it, and those below in unknown order. */
export interface HorusStack {
  top: string | null;
  cards: number;
  below: Record<string, number>;
}

export interface HorusTile {
  kind: 'horus';
  name: string;
  level: number;
}

export type Icon = 'cobra' | 'falcon' | 'lion';

/** What an action or an outcome of chance is about. */
export type Means =
  | { kind: 'play'; card: string; side: 'left' | 'right'; forward: boolean }
  | { kind: 'drop'; card: string; side: 'left' | 'right'; absent: boolean }
  | { kind: 'move'; from: Place; to: Place; steps: number; keys: number }
  | { kind: 'act'; at: Place; keys: number }
  | { kind: 'claim'; space: number; tile: string }
  | { kind: 'leave'; space: number; tile: string }
  | { kind: 'take'; what: 'key' | 'scarab' | 'wild treasure' }
  | { kind: 'take Horus card'; level: number; card: string }
  | { kind: 'decline'; what: string }
  | { kind: 'accept'; what: string }
  | { kind: 'rearrange'; from: number; to: number }
  | { kind: 'begins'; seat: number }
  | { kind: 'lay'; space: number; tile: string }
  | { kind: 'deal'; seat: number; card: string }
  | { kind: 'draw'; seat: number; card: string }
  | { kind: 'roll'; die: number; to_rise: boolean }
  | { kind: 'turn up Horus card'; level: number; card: string }
  | { kind: 'reveal'; space: number; tile: string }
  | { kind: 'draw scarab'; seat: number; points: number }
  | { kind: 'raise'; spaces: number[] }
  | { kind: 'buy'; tile: string; cost: number }
  | { kind: 'turn up mummy tile'; tile: string; cost: number }
  | { kind: 'box scarab'; points: number }
  | { kind: 'discard'; card: string; index: number }
  | { kind: 'take items'; items: string[] }
  | { kind: 'add'; card: string; side: 'left' | 'right' }
  | { kind: 'place'; side: 'left' | 'right' }
  | { kind: 'become'; seat: number; character: string };

/** What each module in play adds to the facts of the edition. */
export interface ModuleBoards {
  'fifth-player'?: FifthPlayerBoard;
  mummy?: MummyBoard;
  equipment?: EquipmentBoard;
  characters?: CharactersBoard;
  artifacts?: ArtifactsBoard;
}

/** The seat that must decide; null once the game is over. */
export type Mover = number | 'chance' | null;

/** The mummy tiles with their costs in talismans; the items on the tile "free choice"; the talismans in all and for each player at the start; and where the mummy starts. */
export interface MummyBoard {
  tiles: MummyTile[];
  free_choice: string[];
  talismans: number;
  talismans_each: number;
  starts: number;
}

export interface MummyTile {
  name: string;
  cost: number;
  copies: number;
}

export interface MummyTileShown {
  effect: string;
  cost: number;
}

/** How a view names a space whose tile is gone. */
export interface NoTile {
  kind: 'empty';
  name: string;
}

export interface OsirisTile {
  kind: 'osiris';
  name: string;
  steps: number;
  copies: number;
}

/** One of the seat's adventurers that cannot use a card: why, and how far the tomb is, in steps, if it stands. */
export interface Piece {
  at: Place;
  why: 'asleep' | 'woken' | 'in tomb' | 'lying' | 'barred' | 'no key' | 'Osiris past tomb' | 'past tomb' | 'no way back' | 'no tile';
  rule: string;
  away: number;
}

/** A space by its number, or `stairs`, `tomb`, `woken`, `statue 2`, `lying 17`. */
export type Place = number | string;

/** Why something cannot be done: the rule that forbids it, and the figures of a sentence about it. */
export type Reason =
  | { kind: 'Osiris'; rule: string; figures: { space: number } }
  | { kind: 'Osiris past tomb'; rule: string; figures: { from: Place } }
  | { kind: 'adds nothing'; rule: string; figures: { card: string } }
  | { kind: 'after N+'; rule: string; figures: Record<string, never> }
  | { kind: 'arrive'; rule: string; figures: { space: number } }
  | { kind: 'asleep'; rule: string; figures: { statue: number } }
  | { kind: 'backward'; rule: string; figures: Record<string, never> }
  | { kind: 'barred'; rule: string; figures: { space: number } }
  | { kind: 'bought first'; rule: string; figures: { tile: string } }
  | { kind: 'chance'; rule: string; figures: Record<string, never> }
  | { kind: 'dead card'; rule: string; figures: { card: string; steps: number[]; why: 'asleep' | 'woken' | 'in tomb' | 'lying' | 'barred' | 'no key' | 'Osiris past tomb' | 'past tomb' | 'no way back' | 'no tile'; pieces: Piece[] } }
  | { kind: 'did not move'; rule: string; figures: { moved: Place[] } }
  | { kind: 'elsewhere'; rule: string; figures: { what: 'key' | 'scarab' | 'wild treasure' | 'Horus card' } }
  | { kind: 'empty space'; rule: string; figures: { space: number; ends: Place[] } }
  | { kind: 'end of turn'; rule: string; figures: Record<string, never> }
  | { kind: 'exact count'; rule: string; figures: { from: Place; away: number; steps: number[] } }
  | { kind: 'in tomb'; rule: string; figures: Record<string, never> }
  | { kind: 'inner card'; rule: string; figures: { card: string } }
  | { kind: 'lying'; rule: string; figures: { space: number } }
  | { kind: 'must'; rule: string; figures: { decision: string } }
  | { kind: 'must add'; rule: string; figures: Record<string, never> }
  | { kind: 'must claim'; rule: string; figures: Record<string, never> }
  | { kind: 'must play'; rule: string; figures: { cards: string[] } }
  | { kind: 'never a goal'; rule: string; figures: Record<string, never> }
  | { kind: 'no Horus card'; rule: string; figures: Record<string, never> }
  | { kind: 'no ability'; rule: string; figures: { ability: string } }
  | { kind: 'no key'; rule: string; figures: { keys: number; have: number } }
  | { kind: 'no second'; rule: string; figures: Record<string, never> }
  | { kind: 'no such scarab'; rule: string; figures: Record<string, never> }
  | { kind: 'no tile'; rule: string; figures: { at: Place } }
  | { kind: 'no treasure'; rule: string; figures: { space: number } }
  | { kind: 'no way back'; rule: string; figures: { from: Place } }
  | { kind: 'nobody active'; rule: string; figures: Record<string, never> }
  | { kind: 'nobody lies'; rule: string; figures: Record<string, never> }
  | { kind: 'nobody lies there'; rule: string; figures: { space: number } }
  | { kind: 'nobody there'; rule: string; figures: { at: Place } }
  | { kind: 'none left'; rule: string; figures: { what: 'key' | 'scarab' | 'wild treasure' | 'Horus card' } }
  | { kind: 'not in hand'; rule: string; figures: Record<string, never> }
  | { kind: 'not offered'; rule: string; figures: { what: 'key' | 'scarab' | 'wild treasure' | 'Horus card' } }
  | { kind: 'not on display'; rule: string; figures: Record<string, never> }
  | { kind: 'not on top'; rule: string; figures: Record<string, never> }
  | { kind: 'not the last'; rule: string; figures: { at: Place } }
  | { kind: 'not your turn'; rule: string; figures: { seat: number } }
  | { kind: 'only absent'; rule: string; figures: Record<string, never> }
  | { kind: 'order'; rule: string; figures: Record<string, never> }
  | { kind: 'other end'; rule: string; figures: { card: string; side: 'left' | 'right' } }
  | { kind: 'other level'; rule: string; figures: { levels: number[] } }
  | { kind: 'other question'; rule: string; figures: { decision: string } }
  | { kind: 'other tile'; rule: string; figures: { space: number; tile: string } }
  | { kind: 'over'; rule: string; figures: Record<string, never> }
  | { kind: 'past tomb'; rule: string; figures: { from: Place; away: number; steps: number[] } }
  | { kind: 'price'; rule: string; figures: { keys: number } }
  | { kind: 'same place'; rule: string; figures: Record<string, never> }
  | { kind: 'stack empty'; rule: string; figures: { level: number } }
  | { kind: 'start of turn'; rule: string; figures: Record<string, never> }
  | { kind: 'too dear'; rule: string; figures: { cost: number; talismans: number } }
  | { kind: 'too few'; rule: string; figures: { space: number; needs: number; there: number } }
  | { kind: 'too many'; rule: string; figures: { die: number } }
  | { kind: 'two items'; rule: string; figures: Record<string, never> }
  | { kind: 'under the mummy'; rule: string; figures: { space: number } }
  | { kind: 'woken'; rule: string; figures: Record<string, never> }
  | { kind: 'wrong distance'; rule: string; figures: { from: Place; to: Place; away: number; steps: number[]; ends: Place[] } }
  | { kind: 'wrong number'; rule: string; figures: { steps: number[] } };

export interface Scarab {
  points: number;
  copies: number;
}

/** A seat as the reader may know it. A card of the hand is null where its face is unknown, and `own_equipment` says which cards come from the player's own set; values of scarabs are null where they are unknown. */
export interface Seat {
  points: number;
  adventurers: Place[];
  hand: (string | null)[];
  keys: number;
  wild: number;
  treasures: Treasures;
  artifacts: number;
  flipped: Treasures;
  sets: number;
  scarabs: number;
  scarab_values: number[] | null;
  boxed_scarabs: number;
  boxed_scarab_values: number[] | null;
  own_equipment: boolean[];
  talismans: number;
  character: string | null;
  extra_points: number;
  sarcophagi: number[];
  count: Count;
}

/** A space of the path: what lies there at the start, the level of a Horus tile (otherwise 0), and the printed icon. */
export interface Space {
  space: number;
  kind: 'treasure' | 'osiris' | 'horus';
  level: number;
  icon: Icon | null;
}

/** A stack of temple tiles by the icon on their backs: how many of each there are. */
export interface Stack {
  icon: Icon;
  tiles: Record<string, number>;
}

export interface TempleTile {
  kind: 'wild' | 'scarab' | 'wild or scarab' | 'tunnel';
  name: string;
}

export type Tile = Treasure | OsirisTile | HorusTile | Favour | TempleTile | NoTile;

export interface Treasure {
  kind: 'treasure';
  name: string;
  type: TreasureType;
  needs: number;
  points: number;
  copies: number;
}

export type TreasureType = 'vase' | 'statue' | 'jewelry' | 'artifact';

/** How many there are of each type. */
export interface Treasures {
  vase: number;
  statue: number;
  jewelry: number;
}

/** What a seat may see; a spectator, whose `seat` is null, sees what everyone sees. `decision` is what is asked now, `spaces` the tile on each space from 1 on, `unseen_cards` what the reader cannot place, `temple` the sizes of the stacks of temple tiles, `unrevealed_temple` what is in them, and `last_round` the seats that still move once two are in the tomb, the one on turn first; before that it is null. */
export interface View {
  game: 'luxor';
  seat: number | null;
  players: number;
  round: number;
  first: number;
  turn: number;
  to_move: Mover;
  decision: string;
  ending: Ending;
  card: string | null;
  roll: number | null;
  moved: number[];
  spaces: string[];
  seats: Seat[];
  draw: number;
  discard: Record<string, number>;
  top_discard: string | null;
  unseen_cards: Record<string, number>;
  horus: HorusStack[];
  temple: number[];
  unrevealed_temple: Record<string, number>[];
  scarabs: number;
  keys: number;
  keys_spent: number;
  wild: number;
  in_tomb: number;
  last_round: number[] | null;
  extra_card: string | null;
  placing: string | null;
  ignored: boolean;
  extra_turns: number;
  mummy: number | null;
  mummy_tiles: MummyTileShown[];
  mummy_stack: Record<string, number>;
  mummy_discard: Record<string, number>;
  talismans: number;
  doubled: number[];
  hidden_tiles: Record<string, number>;
}

/** The points beside these spaces; the tomb is the place after the last space. */
export interface Wall {
  first: number;
  last: number;
  points: number;
}

/** What a seat may wish to do: what an action means, with any of its fields left out. */
export type Wish =
  | (Means extends infer M ? M extends Means ? Pick<M, 'kind'> & Partial<M> : never : never)
  | { kind: 'card'; number?: number };
