/** What the page knows of one game. Each game's folder exports one such object; nothing else of the page names a game. */
import type { Component, Snippet } from 'svelte';

import type { Acting } from '../acting.svelte';
import type { Running } from '../clock';
import type { Beat, Script } from '../count';
import type { Find, Motion } from '../motion';
import type { Mark, Row } from '../review/moments';
import type { Scene } from '../scene';
import type { Size } from '../size';
import type { Sound } from '../sound';
import type { Choice, Frame, Sheet, TableFacts, Told, ToldReason, WhyNotAsked } from '../wire';
import type { Company, Speaker } from '../words/speaker';

/** Something that I would like to do, as the engine names it: what an action means, with any of its fields left out. */
export type Wish = WhyNotAsked['wish'];

/** Says why something cannot be chosen, beside the thing. */
export interface Explains {
  /** Somebody wants to choose a thing: `topic` is what it is about, `keyed` whether they did so with a key. */
  ask(wish: Wish, element: Element, topic: string | null, keyed?: boolean): void;
  /** A thing that cannot be chosen has the focus. */
  rest(wish: Wish, element: Element, topic: string | null): void;
  /** What is being said. */
  readonly reason: ToldReason | null;
}

/** What the page gives to a game's table. */
export interface TableProps<V = never, B = never> {
  scene: Scene<V, B>;
  acting: Acting;
  size: Size;
  /** The bar with where I am and the tools: a zone of the table, for it moves with the others. */
  bar?: Snippet | undefined;
  /** A band under the bar, for what concerns everybody. */
  band?: Snippet | undefined;
  /** The buttons for a hint and the log, which a short column puts beside the strip. */
  tools?: Snippet | undefined;
  undo?: { label: string; run: () => void } | null;
  clock?: Running | null;
  /** Shows the end of what others do at once, while it is being shown. */
  skip?: (() => void) | null;
  /** Whether what is secret is hidden now: others look at this screen. */
  hidden?: boolean;
  /** The rank of each candidate of a hint, by the place it leads to. */
  hints?: ReadonlyMap<number, number>;
  /** The entry being shown in a replay. */
  now?: number | null;
  /** Whether players show what they would have if the game ended now. */
  race?: boolean;
  /** In place of the shelf: the scrubber of a replay, or the button between the turns of a hot seat. */
  foot?: Snippet | undefined;
  notice?: Snippet | undefined;
  /** Further buttons of the shelf, while nothing is picked. */
  aids?: Snippet | undefined;
  /** In place of the log, where that has a zone of its own: the steps of a lesson. */
  aside?: Snippet | undefined;
  onhelp?: (topic: string, element: Element) => void;
  /** Says why something cannot be chosen; null where nobody may ask, and what it is is told instead. */
  why?: Explains | null;
  ongo?: ((seq: number) => void) | undefined;
  /** Shows the log as a sheet, where it has no zone. */
  logOpen?: boolean;
  /** Shows the game's further sheet, on phones. */
  moreOpen?: boolean;
}

export type TableComponent = Component<TableProps, object, 'logOpen' | 'moreOpen'>;

/** What a thing on the table is, in one sentence, and the rule that says so. */
export interface Note {
  title: string;
  line: string;
  /** What it would mean to the reader now; empty where there is nothing to say. */
  now: string;
  rule: string;
}

/** A tip of the first-game guide: when it is time for it, and what it stands beside, as a selector. It has been followed when its time is over. */
export interface Tip<V, B = unknown> {
  id: string;
  when: (view: V) => boolean;
  at: (view: V, board: B) => string;
  words: () => { title: string; text: string };
}

/** What the page gives to a game's board while the points are counted. */
export interface CountBoardProps<V = never, B = never> {
  scene: Scene<V, B>;
  size: Size;
  /** What is being counted, and how many of its things have been seen; null before and after. */
  beat: Beat | null;
  things: number;
  /** What everybody has now. */
  standing: readonly number[];
  /** All that has been counted. */
  counted: readonly Beat[];
}

/** How a game counts its points at the end, on the board. */
export interface Counter<V = unknown, B = unknown> {
  script(view: V, board: B, sheets: readonly Sheet[], ranking: readonly number[]): Script;
  board: Component<CountBoardProps>;
  /** What is seen while a line of a player is counted; empty where its name says it all. */
  headline?(board: B, beat: Beat): string;
}

/** What the page gives to a game's board in a review. */
export interface ReviewBoardProps<V = never, B = never> {
  scene: Scene<V, B>;
  size: Size;
  /** The seat that reads. */
  reader: number | null;
  /** What was done, and what would have been better. */
  marks: readonly Mark[];
}

/** What the page gives to a game's picture of what somebody held when they decided. */
export interface ReviewHandProps<V = never, B = never> {
  scene: Scene<V, B>;
  reader: number | null;
  seat: number;
  rows: readonly Row[];
}

/** What a game shows in a review. */
export interface Reviewed {
  board: Component<ReviewBoardProps>;
  hand?: Component<ReviewHandProps>;
  /** Whether the board needs the width of a column: the seats stand under the verdict then. */
  wide: boolean;
}

/** What points are made of: in words, or as rows of drawings. */
export interface Parts {
  text: string;
  rows?: readonly (readonly Picture[])[];
}

/** What is said when the end is near. */
export interface Closing {
  title: string;
  why: string;
  who: string;
  /** Who moves now. */
  seat: number;
}

/** A line of the score sheet in words. */
export interface LineWords {
  title: string;
  short: string;
  icon: string;
}

/** What a game's table, log, help and score sheet are made of. `V` is the engine's view of it, `B` its board. */
export interface Game<V = unknown, B = unknown> {
  readonly name: string;
  /** The whole table: board, players, log and shelf. */
  readonly table: TableComponent;
  /** The words of the button for the game's further sheet, on phones; the log is a part of it. */
  readonly more?: () => string;
  /** The book of rules that belongs to it. */
  readonly book?: string;

  /** How far the game is, for the bar at the top. */
  standing(view: V, table: TableFacts | null, brief: boolean): string;
  /** The number of the round, where the game has rounds. */
  round(view: V): number | null;
  /** Whose turn it is, whoever is asked now. */
  turn(view: V): number | null;
  /** What is said when the end is near: why, and who still moves; null before, or where a game has no such moment. */
  closing?(view: V, speaker: Speaker<V, B>): Closing | null;
  /** The points of a seat that all can see. */
  points(view: V, seat: number): number;

  /** Where on the board a choice leads. */
  place(choice: Pick<Choice, 'means'>): number | null;
  /** Says what happened and what can be chosen to one reader, in the language in use. */
  speaker(company: Company<B>): Speaker<V, B>;
  /** What certainly follows from a choice, in words that are heard; empty where there is nothing to say. */
  brings(view: V, speaker: Speaker<V, B>, choice: Choice): string;
  /** The kinds of events that are told of the deal. */
  readonly atStart: { has(kind: string): boolean };

  /** Whether players hold what others do not see. */
  hands: boolean;
  /** How many cards of the reader's own others may not see; null if nothing is secret. */
  secrets(view: V): number | null;
  /** The view without the secrets of its seat. */
  curtained(view: V): V;

  /** What the note about a topic says. */
  help(speaker: Speaker<V, B>, topic: string, view: V): Note | null;
  /** What a place on the board is about. */
  topic(view: V, place: number): string | null;
  readonly tips: readonly Tip<V, B>[];
  /** Where a piece is that a lesson speaks of, as a selector: "space 17", "card left". */
  light?(piece: string): string;
  /** The pieces that a choice is about, by the same names. */
  touched?(choice: Pick<Choice, 'means'>): readonly string[];

  /** Which piece a choice is about, for a hint that does not tell the choice: in words, and as a selector; null where it is about none. */
  clue?(speaker: Speaker<V, B>, choice: Pick<Choice, 'means'>): { words: string; light: string } | null;

  /** The count at the end, where the game has one. */
  readonly count?: Counter<V, B>;
  /** What a review shows of it, loaded with the review; a game without it has verdicts in words only. */
  readonly review?: () => Promise<Reviewed>;
  /** A line of the score sheet in words. */
  line(name: string): LineWords;
  /** The kinds of events with which a turn begins; empty if that is not known. */
  readonly turnKinds: readonly string[];
  /** Where points are counted down: from how many. */
  downFrom?(view: V): number;
  /** What a seat's points in a line are made of; null where the number says it all. */
  parts?(view: V, seat: number, line: string): Parts | null;
  /** What the course of the game says of a line of a seat. */
  noted?(entries: readonly { frame: Frame; round: number }[], view: V, board: B): (line: string, seat: number) => string;
  /** The one line that is scored on the way, if the others are counted at the end. */
  readonly onTheWay: keyof Sheet['lines'] | null;

  /** The view with what an event moves taken up. */
  lift(view: V, event: Told, board: B): V;
  /** The view with what moved put down. */
  land(view: V, event: Told, board: B): V;
  /** What flies while an event is shown, and for how long the page rests if nothing does. */
  motions(view: V, event: Told, find: Find, board: B): { motions: Motion[]; rest: number };
  /** The sound of an event. */
  readonly sounds: Partial<Record<string, Sound>>;
}

/** A picture from the page's sheet of drawings. */
export interface Picture {
  id: string;
  style: string;
}

/** A book of rules, and how the names of its rules begin. */
export interface Book {
  name: string;
  title: string;
  rules: readonly string[];
}

/** What the first page shows of a game before anything of it is loaded: its picture, those of its modules, its books. */
export interface Cover {
  readonly art: Component;
  /** What one does, in three pictures of 150 by 52. */
  readonly how: Component<{ step: number }>;
  readonly modules: Readonly<Partial<Record<string, Picture>>>;
  readonly books: readonly Book[];
}
