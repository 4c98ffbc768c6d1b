/** The count at the end of a game: what is added to whom, thing by thing, in the order in which it is seen. */
import type { Sheet } from './wire';

/** One thing that brings points: an adventurer on its place, a set, a scarab. */
export interface Thing {
  points: number;
  /** Where it is on the board. */
  place?: number;
  /** What it looks like. */
  icons?: readonly string[];
}

/** What one line brings one player. */
export interface Beat {
  line: string;
  seat: number;
  things: readonly Thing[];
}

/** A whole count: what everybody has before it, and what is added, or taken off where points are counted down. */
export interface Script {
  start: readonly number[];
  beats: readonly Beat[];
  /** The lines that are in what everybody has before. */
  before: readonly string[];
  down: boolean;
}

/** Seats from last to first, so that the winner comes last. */
export function lastFirst(ranking: readonly number[]): number[] {
  return ranking.map((place, seat) => ({ place, seat })).sort((a, b) => b.place - a.place || b.seat - a.seat).map(({ seat }) => seat);
}

/** The beats of a count line by line, in the sheet's order; `things` says what a line of a seat is made of. */
export function beats(lines: readonly string[], sheets: readonly Sheet[], ranking: readonly number[], things: (line: string, seat: number) => readonly Thing[]): Beat[] {
  return lines.flatMap((line) =>
    lastFirst(ranking).filter((seat) => (sheets[seat]?.lines[line] ?? 0) !== 0).map((seat) => ({ line, seat, things: things(line, seat) })),
  );
}

/** What everybody has after this number of beats, and this number of things of the next one. */
export function standing({ start, beats: all, down }: Script, beat: number, things: number): number[] {
  const made = [...start];
  all.forEach((each, index) => {
    const seen = index < beat ? each.things : index === beat ? each.things.slice(0, things) : [];
    for (const { points } of seen) made[each.seat]! += down ? -points : points;
  });
  return made;
}

/** How long a thing and the rest after a beat last, in milliseconds; a long count is quicker, so that it ends in time. */
const THING = 260;
const REST = 500;
const LONGEST = 14_000;

export function pace({ beats: all }: Script): { thing: number; rest: number } {
  const whole = all.reduce((sum, { things }) => sum + things.length * THING + REST, 0);
  const share = Math.min(1, LONGEST / Math.max(1, whole));
  return { thing: THING * share, rest: REST * share };
}
