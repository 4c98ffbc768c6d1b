/** Days by number, and the puzzle that belongs to each: the same for everybody whose calendar says so. */
const DAY = 86_400_000;
const WEEK = 7;
/** Day 0 was a Thursday. */
const MONDAY = 4;
/** The part of a list by which one goes on in it, so that neighbours are far from each other. */
const STRIDE = 0.618;

/** The day of the reader's own calendar, counted from 1970 on. */
export function dayOf(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
}

/** A day as a time that is written with the time zone UTC. */
export function timeOf(day: number): number {
  return day * DAY;
}

/** The days of a week, from Monday on. */
export function week(day: number): number[] {
  const monday = day - ((day - MONDAY + WEEK) % WEEK);
  return Array.from({ length: WEEK }, (_, index) => monday + index);
}

/** A puzzle by its game and its name. */
export interface Which {
  game: string;
  name: string;
}

/** The puzzle of a day. The games take turns, and each shows all of its puzzles before one comes again. */
export function ofTheDay(lists: readonly { game: string; names: readonly string[] }[], day: number): Which | null {
  const filled = lists.filter(({ names }) => names.length);
  const list = filled[day % filled.length];
  if (!list) return null;
  const { game, names } = list;
  const turn = Math.floor(day / filled.length);
  return { game, name: names[(turn * stride(names.length)) % names.length]! };
}

/** A step that meets every place of a list before it comes back to the first. */
function stride(length: number): number {
  let step = Math.max(1, Math.round(length * STRIDE));
  while (common(step, length) > 1) step += 1;
  return step;
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}
