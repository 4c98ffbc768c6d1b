import { beforeEach, describe, expect, it } from 'vitest';

import type { Frame, GameReview, ReviewedDecision, ReviewState } from '../wire';
import { Refusal } from '../api';
import { words } from '../words';
import { beside, chanceAt, changes, course, drawn, firstFilter, holds, itemsOf, marks, moments, rows, summary, turnOf } from './moments';
import { spread } from './pills';
import { Reviewing } from './review.svelte';
import { REVIEW, signed, signedPercent } from './said';

const option = (action: number, mine: number) => ({ action, means: { kind: 'move' }, text: `${action}`, wins: [mine, 1 - mine], points: [10 * mine, 5], brings: [] });
const decision = (seq: number, seat: number, word: string, loss: number, more: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  seq, decision: seq, seat, word, loss, change: [-loss, loss], exact: false, by: null, played: option(1, 0.5 - loss), best: [option(2, 0.5), option(1, 0.5 - loss)], why: [], ...more,
});
const luck = (seq: number, mine: number) => ({ seq, seat: 0, text: '', means: { kind: 'roll' }, chance: 0.5, wins: [mine, -mine], points: [mine * 20, 0] });
const account = { seat: 0, now: 1, points: 64, start: 0.5, luck: 0.1, own: -0.2, others: 0.5, drift: 0.1, result: 1, luck_points: 4, accuracy: 80, counts: { best: 1, good: 0, slip: 1, mistake: 1 }, equal: { win: 0.9, points: 60, place: 2 } };
const REVIEWED: GameReview = {
  seq: 6, think: 'fast', seats: [account, account],
  decisions: [decision(2, 0, 'mistake', 0.1), decision(3, 1, 'slip', 0.04), decision(4, 0, 'best', 0), decision(5, 0, 'slip', 0.05, { by: 'bot' }), decision(6, 0, 'slip', 0.06)],
  luck: [luck(3, 0.04), luck(3, 0.03), luck(4, -0.02)], turning: [2],
  turns: [{ seq: 1, seat: 0, wins: [0.5, 0.5] }, { seq: 2, seat: 1, wins: [0.4, 0.6] }, { seq: 3, seat: 0, wins: [0.6, 0.4] }, { seq: 5, seat: 1, wins: [0.8, 0.2] }],
};
const FRAMES = [1, 2, 3, 4, 5, 6].map((seq) => ({ seq, act: { kind: seq === 1 ? 'start' : 'act', seat: seq === 1 ? null : seq === 3 ? 1 : 0, by: 'person', to: null } })) as unknown as Frame[];

describe('the moments of a review', () => {
  const all = moments(REVIEWED, FRAMES);

  it('are seen from the position before what was done', () => {
    expect(all.map(({ at, seq }) => [at, seq])).toEqual([[0, 2], [1, 3], [2, 4], [3, 5], [4, 6]]);
    expect(all[0]!.decision?.word).toBe('mistake');
    expect(all[0]!.turning).toBe(true);
  });

  it('say what a move brings as a sum that adds up as it is written', () => {
    const brings = [['treasures', 1.96], ['cards', -0.54], ['keys', 0.04]].map(([kind, points]) => ({ kind: kind as string, about: '', seat: null, points: points as number }));
    const { items, sum } = itemsOf(brings);
    expect(items.map(({ kind, points }) => [kind, points])).toEqual([['treasures', 2], ['cards', -0.5]]);
    expect(sum).toBeCloseTo(1.5);
  });

  it('add up what chance did in one entry', () => {
    expect(all[1]!.lucky[0]).toBeCloseTo(0.07);
    expect(all[1]!.luckyPoints[0]).toBeCloseTo(1.4);
    expect(changes(all[1]!.lucky).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(changes([0.001, -0.2])).toEqual([{ seat: 1, by: -0.2 }]);
  });

  it('are found by what somebody looks for', () => {
    const found = (filter: 'mistakes' | 'luck' | 'turning' | 'all', seat = 0): number[] => all.filter((each) => holds(filter, each, seat)).map(({ seq }) => seq);
    expect(found('mistakes')).toEqual([2, 6]);
    expect(found('mistakes', 1)).toEqual([3]);
    expect(found('luck')).toEqual([3]);
    expect(found('turning')).toEqual([2]);
    expect(found('all')).toEqual([2, 3, 4, 5, 6]);
    expect(firstFilter(all, 0)).toBe('mistakes');
    expect(firstFilter(all.slice(2, 3), 1)).toBe('all');
    expect(firstFilter([{ ...all[2]!, turning: true }], 1)).toBe('turning');
  });

  it('are walked to in both ways', () => {
    const mine = all.filter((each) => holds('mistakes', each, 0));
    expect(beside(mine, 0, 1)?.at).toBe(4);
    expect(beside(mine, 4, 1)).toBeNull();
    expect(beside(mine, 4, -1)?.at).toBe(0);
    expect(beside(mine, 2, -1)?.at).toBe(0);
  });
});

describe('the moves of a verdict', () => {
  it('have what was played in its true rank, and numbers for the others', () => {
    const worst = decision(2, 0, 'mistake', 0.3, { best: [option(2, 0.5), option(3, 0.4), option(4, 0.3)] });
    expect(rows(worst).map(({ option: { action }, number, better }) => [action, number, better])).toEqual([[2, 1, true], [3, 2, true], [4, 3, true], [1, null, false]]);
    expect(drawn(rows(worst)).map(({ option: { action } }) => action)).toEqual([2, 3, 1]);
    expect(marks(drawn(rows(worst)), 0, String).map(({ kind, number, chance }) => [kind, number, chance])).toEqual([['best', 1, '0.5'], ['second', 2, '0.4'], ['played', null, '0.2']]);
  });

  it('show nothing better beside the best', () => {
    const best = decision(2, 0, 'best', 0, { best: [option(1, 0.5), option(2, 0.4)] });
    expect(rows(best).map(({ number, better }) => [number, better])).toEqual([[null, false], [1, false]]);
    expect(drawn(rows(best))).toHaveLength(1);
  });
});

describe('the chart', () => {
  it('has a point where each round begins, and one at the last turn', () => {
    expect(course(REVIEWED, FRAMES, [{ at: 0 }, { at: 2 }]).map(({ at }) => at)).toEqual([0, 2, 4]);
    expect(course(REVIEWED, FRAMES, []).map(({ at }) => at)).toEqual([0, 1, 2, 4]);
  });

  it('knows the chance between its points', () => {
    const points = course(REVIEWED, FRAMES, []);
    expect(chanceAt(points, 3, 0)).toBeCloseTo(0.7);
    expect(chanceAt(points, 0, 1)).toBe(0.5);
    expect(chanceAt(points, 5, 0)).toBe(0.8);
  });

  it('counts turns from 1', () => {
    expect([2, 3, 4, 6].map((seq) => turnOf(REVIEWED, seq))).toEqual([1, 2, 3, 4]);
  });
});

describe('the summary', () => {
  it('names the costliest choice, luck, and where the chance was highest', () => {
    const it_ = summary(REVIEWED, 0);
    expect(it_.costliest).toEqual({ seq: 2, loss: 0.1 });
    expect(it_.luck).toEqual({ points: 4, equal: 60, place: 2 });
    expect(it_.peak).toEqual({ seq: 5, chance: 0.8 });
    expect(summary({ ...REVIEWED, luck: [] }, 0).luck).toBeNull();
    expect(summary({ ...REVIEWED, decisions: [] }, 0)).toMatchObject({ costliest: null, turning: 2 });
  });
});

describe('labels on a board', () => {
  it('are pushed apart', () => {
    const box = { x: 0, y: 0, width: 10, height: 5 };
    expect(spread([box, { ...box, x: 5 }, { ...box, x: 50 }], () => 1).map(({ y }) => y)).toEqual([0, 8, 0]);
    expect(spread([box, box], () => -1).map(({ y }) => y)).toEqual([0, -8]);
  });
});

describe('figures', () => {
  beforeEach(() => words.learn(REVIEW));
  it('have their sign, and nothing has none', () => {
    expect([signedPercent(-0.062), signedPercent(0.3), signedPercent(-0.001)]).toEqual(['−6%', '+30%', '0%']);
    expect([signed(-1.26, 1), signed(4), signed(-0.2)]).toEqual(['−1.3', '+4', '0']);
  });
});

describe('a review that is being made', () => {
  const found = (think: string): ReviewState => ({ review: { ...REVIEWED, think }, done: 1 });
  const answers = (list: (ReviewState | Refusal)[], asked: string[]) => ({
    review: (_id: string, _key: string | null, query: Record<string, unknown>): Promise<ReviewState> => {
      asked.push(query.think as string);
      const next = list.shift()!;
      return next instanceof Refusal ? Promise.reject(next) : Promise.resolve(next);
    },
  });

  it('is fast first and deeper later, and asks again until it is there', async () => {
    const asked: string[] = [];
    const reviewing = new Reviewing('t', null, answers([{ review: null, done: 0.5 }, found('fast'), found('medium')], asked));
    await reviewing.open();
    expect(asked).toEqual(['fast', 'fast', 'medium']);
    expect(reviewing.found?.think).toBe('medium');
    expect(reviewing.making).toBeNull();
  });

  it('keeps the fast one if the deeper one fails, and tells only of the first', async () => {
    const busy = new Refusal(503, { code: 'busy', sentence: 'Busy.' } as never);
    const kept = new Reviewing('t', null, answers([found('fast'), busy], []));
    await kept.open();
    expect([kept.found?.think, kept.wrong]).toEqual(['fast', null]);
    const none = new Reviewing('t', null, answers([busy], []));
    await none.open();
    expect([none.found, none.wrong]).toEqual([null, busy]);
  });

  it('asks no more once nobody looks', async () => {
    const asked: string[] = [];
    const reviewing = new Reviewing('t', null, answers([{ review: null, done: 0 }], asked));
    const open = reviewing.open();
    reviewing.close();
    await open;
    expect(asked).toEqual(['fast']);
  });
});
