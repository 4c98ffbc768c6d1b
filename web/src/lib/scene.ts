import type { Sheet, Told } from './wire';
import type { Part } from './words/speaker';

/** One line of what happened. */
export interface Line {
  id: string;
  /** Whose doing it was; null for the table itself. */
  seat: number | null;
  parts: readonly Part[];
  /** A ruled line between rounds. */
  rule?: boolean;
  seq: number;
}

/** What the shelf says: who and why, the question, the consequence. */
export interface Prompt {
  who: string;
  seat: number | null;
  question: string;
  consequence: string;
  /** A question that came in somebody else's turn. */
  asked?: boolean;
}

/** Everything that is shown of a table, whether played, watched or replayed. */
export interface Scene<V, B = unknown> {
  view: V;
  /** The facts of the edition that is played: what lies on the table from the start. */
  board: B;
  names: readonly string[];
  /** A word under each name, such as "bot, strong". */
  notes: readonly string[];
  lines: readonly Line[];
  scores: readonly Sheet[] | null;
  /** What has happened in the turn so far. */
  happened: readonly Told[];
  /** Whether what somebody did is being shown: nobody is waited for. */
  moving: boolean;
  /** What is said of a seat instead of that its player is thinking, where nobody is there. */
  missing?: readonly (string | null)[];
}

/** The places of the board of which the last line speaks. */
export function lastPlaces(lines: readonly Line[]): number[] {
  return lines.find(({ rule }) => !rule)?.parts.flatMap(({ place }) => place ?? []) ?? [];
}

/** What happened last, as one sentence or two. */
export function latest(lines: readonly Line[]): string {
  return lines.find(({ rule }) => !rule)?.parts.map(({ text }) => text).join('') ?? '';
}
