/** What a review says, step by step: one moment for each entry that somebody made, seen from the position before it. */
import type { Frame, GameReview, Motive, ReviewedDecision, ReviewedLuck, ReviewedOption } from '../wire';

/** How much an event of chance moves somebody's chance to win before it is called lucky or unlucky. */
export const LUCKY = 0.05;
/** Below this a change is not told. */
const TOLD = 0.005;

export type Verdict = 'best' | 'good' | 'slip' | 'mistake';

export interface Moment {
  /** The step of the replay at which it is seen: the position before what was done. */
  at: number;
  /** The entry in which it was done. */
  seq: number;
  /** Whose doing it was. */
  seat: number | null;
  /** Null where there was no choice. */
  decision: ReviewedDecision | null;
  luck: readonly ReviewedLuck[];
  /** What chance brought each seat in it, in chances to win and in points. */
  lucky: readonly number[];
  luckyPoints: readonly number[];
  turning: boolean;
}

/** The moments of a game, one for each step but the last. */
export function moments(review: GameReview, frames: readonly Pick<Frame, 'seq' | 'act'>[]): Moment[] {
  const decided = new Map(review.decisions.map((each) => [each.seq, each]));
  const turning = new Set(review.turning);
  return frames.slice(1).map(({ seq, act }, at) => {
    const luck = review.luck.filter((each) => each.seq === seq);
    const sum = (of: (each: ReviewedLuck) => readonly number[]): number[] => review.seats.map((_, seat) => luck.reduce((total, each) => total + (of(each)[seat] ?? 0), 0));
    return { at, seq, seat: act.seat, decision: decided.get(seq) ?? null, luck, lucky: sum(({ wins }) => wins), luckyPoints: sum(({ points }) => points), turning: turning.has(seq) };
  });
}

export const FILTERS = ['mistakes', 'luck', 'turning', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a decision gave up more than the noise of the estimate. */
export function isMistake(decision: ReviewedDecision | null): boolean {
  return decision?.word === 'slip' || decision?.word === 'mistake';
}

/** Whether a moment belongs to what somebody wants to look at, for one seat. */
export function holds(filter: Filter, moment: Moment, seat: number): boolean {
  switch (filter) {
    case 'mistakes':
      return moment.decision?.seat === seat && moment.decision.by === null && isMistake(moment.decision);
    case 'luck':
      return Math.abs(moment.lucky[seat] ?? 0) >= LUCKY;
    case 'turning':
      return moment.turning;
    case 'all':
      return moment.decision !== null;
  }
}

/** The filter to begin with: my mistakes, else the turning points, else everything. */
export function firstFilter(all: readonly Moment[], seat: number): Filter {
  return (['mistakes', 'turning'] as const).find((filter) => all.some((moment) => holds(filter, moment, seat))) ?? 'all';
}

/** The next of some moments after a step, or the one before it; null at the end. */
export function beside(found: readonly Moment[], at: number, by: 1 | -1): Moment | null {
  return (by > 0 ? found.find((moment) => moment.at > at) : found.findLast((moment) => moment.at < at)) ?? null;
}

/** Something that the seat could do, as a verdict lists it. */
export interface Row {
  option: ReviewedOption;
  /** Its number among the others; null for what was played. */
  number: number | null;
  /** Whether it promised more than what was played. */
  better: boolean;
}

/** What was played in its true rank among the best: up to four in all. */
export function rows({ best, played, seat, word }: ReviewedDecision): Row[] {
  const all = best.some(({ action }) => action === played.action) ? best : [...best, played];
  let number = 0;
  return all.map((option) => {
    const own = option.action === played.action;
    return { option, number: own ? null : (number += 1), better: !own && word !== 'best' && option.wins[seat]! > played.wins[seat]! };
  });
}

/** Below this a part of a sum is not told: it would be 0.0. */
const LEAST = 0.05;

/** What a move brings, part by part to a tenth, and the sum of what is told. */
export function itemsOf(brings: readonly Motive[]): { items: Motive[]; sum: number } {
  const items = brings.filter(({ points }) => Math.abs(points) >= LEAST).map((each) => ({ ...each, points: Math.round(each.points * 10) / 10 }));
  return { items, sum: items.reduce((sum, { points }) => sum + points, 0) };
}

/** What the board shows of a decision: what was played, and up to two that were better, the best first. */
export function drawn(list: readonly Row[]): Row[] {
  return [...list.filter(({ better }) => better).slice(0, 2), ...list.filter(({ number }) => number === null)];
}

/** A way or a place on the board that is shown with its chance. */
export interface Mark {
  option: ReviewedOption;
  number: number | null;
  kind: 'best' | 'second' | 'played';
  seat: number;
  /** The chance to win, in words. */
  chance: string;
}

export function marks(list: readonly Row[], seat: number, percent: (share: number) => string): Mark[] {
  return list.map(({ option, number }) => ({ option, number, seat, kind: number === null ? 'played' : number === 1 ? 'best' : 'second', chance: percent(option.wins[seat] ?? 0) }));
}

/** The chances of all seats at a step. */
export interface Point {
  at: number;
  wins: readonly number[];
}

/** The chances over the game: where each round begins and at the last turn, or at every turn where a game has no rounds. */
export function course(review: GameReview, frames: readonly Pick<Frame, 'seq'>[], rounds: readonly { at: number }[]): Point[] {
  const turns = review.turns.map(({ seq, wins }) => ({ at: frames.findLastIndex((frame) => frame.seq <= seq), wins })).filter(({ at }) => at >= 0);
  if (!rounds.length) return turns;
  const kept = rounds.map((round) => turns.find((turn) => turn.at >= round.at)).filter((turn) => turn !== undefined);
  return [...new Set([...kept, ...turns.slice(-1)])];
}

/** A seat's chance at a step, between the two points beside it. */
export function chanceAt(points: readonly Point[], at: number, seat: number): number {
  const after = points.findIndex((point) => point.at >= at);
  if (after === 0 || !points.length) return points[0]?.wins[seat] ?? 0;
  if (after < 0) return points.at(-1)!.wins[seat]!;
  const [a, b] = [points[after - 1]!, points[after]!];
  return a.wins[seat]! + ((b.wins[seat]! - a.wins[seat]!) * (at - a.at)) / (b.at - a.at);
}

/** The turn of the game, from 1, in which an entry was made. */
export function turnOf(review: GameReview, seq: number): number {
  return Math.max(1, review.turns.filter((turn) => turn.seq < seq).length);
}

/** What the three sentences about a seat are made of. */
export interface Summary {
  accuracy: number | null;
  mistakes: number;
  slips: number;
  /** Null where a game has no luck. */
  luck: { points: number; equal: number; place: number } | null;
  /** Where its chance to win was highest. */
  peak: { seq: number; chance: number } | null;
  /** The decision that gave up most; null if none was a slip or worse. */
  costliest: { seq: number; loss: number } | null;
  /** What moved the seat's own chance most, if nothing of its own was a slip. */
  turning: number | null;
}

export function summary(review: GameReview, seat: number): Summary {
  const account = review.seats[seat]!;
  const own = review.decisions.filter((each) => each.seat === seat && each.by === null && isMistake(each));
  const costliest = own.reduce<ReviewedDecision | null>((worst, each) => (worst === null || each.loss > worst.loss ? each : worst), null);
  const peak = review.turns.reduce<{ seq: number; chance: number } | null>((most, { seq, wins }) => (most === null || wins[seat]! > most.chance ? { seq, chance: wins[seat]! } : most), null);
  return {
    accuracy: account.accuracy,
    mistakes: account.counts.mistake ?? 0,
    slips: account.counts.slip ?? 0,
    luck: review.luck.length ? { points: account.luck_points, equal: account.equal.points, place: account.equal.place } : null,
    peak,
    costliest: costliest && { seq: costliest.seq, loss: costliest.loss },
    turning: review.turning.at(-1) ?? null,
  };
}

/** The changes of a moment that are worth telling, by seat, the largest first. */
export function changes(lucky: readonly number[]): { seat: number; by: number }[] {
  return lucky.map((by, seat) => ({ seat, by })).filter(({ by }) => Math.abs(by) >= TOLD).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
