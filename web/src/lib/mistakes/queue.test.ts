import { describe, expect, it } from 'vitest';

import { Memory } from '../puzzles/memory';
import type { MistakeFacts } from '../wire';
import { A_DAY, KEY, outcomes, queue, standing, standingAs, whichOf } from './queue';

const of = (table: string, seq: number, loss: number): MistakeFacts => ({ table, seq, loss, seat: 0, game: 'luxor', players: 2, modules: [], at: 0 });
const [A, B, C] = [of('a', 3, 0.4), of('b', 7, 0.2), of('a', 9, 0.1)] as const;

/** A storage, and a clock that goes on by days. */
function browser() {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
  let passed = 0;
  const memory = (): Memory => new Memory(store, () => new Date(2026, 10, 20 + passed, 12), KEY);
  return { kept, memory, pass: (days: number) => (passed += days) };
}

describe('a mistake of mine', () => {
  it('comes back after 1, 3 and 7 days although it was right each time, and is then known', () => {
    const { memory, pass } = browser();
    expect(standing(memory(), A)).toBe('new');
    for (const days of [1, 3, 7]) {
      const today = memory().today;
      outcomes(memory(), A).solved(1);
      expect([standing(memory(), A), memory().of(whichOf(A)).due]).toEqual(['later', today + days]);
      pass(days - 1);
      expect(standing(memory(), A)).toBe('later');
      pass(1);
      expect(standing(memory(), A)).toBe('due');
    }
    outcomes(memory(), A).solved(1);
    expect(standing(memory(), A)).toBe('known');
    pass(30);
    expect(standing(memory(), A)).toBe('known');
  });

  it('begins again when it goes wrong, whatever it was', () => {
    const { memory, pass } = browser();
    outcomes(memory(), A).solved(1);
    pass(1);
    outcomes(memory(), A).solved(1);
    pass(3);
    const now = outcomes(memory(), A);
    now.failed();
    outcomes(memory(), A).solved(2);
    expect([standing(memory(), A), memory().of(whichOf(A)).due]).toEqual(['later', memory().today + 1]);
  });

  it('is not known any sooner by being asked before its day', () => {
    const { memory } = browser();
    for (let asked = 0; asked < 5; asked++) outcomes(memory(), A).solved(1);
    expect([standing(memory(), A), memory().of(whichOf(A)).due]).toEqual(['later', memory().today + 1]);
  });

  it('is kept apart from the puzzles', () => {
    const { memory, kept } = browser();
    outcomes(memory(), A).failed();
    expect([...kept.keys()]).toEqual(['waset.mistakes']);
  });
});

describe('what is asked today', () => {
  it('is what is due, then what is new, the largest first', () => {
    const { memory, pass } = browser();
    const today = () => queue([A, B, C], memory()).today;
    expect(today()).toEqual([A, B, C]);
    outcomes(memory(), C).failed();
    expect(today()).toEqual([A, B]);
    pass(1);
    outcomes(memory(), B).failed();
    expect(today()).toEqual([C, A]);
    expect(standingAs([A, B, C], memory(), 'later')).toEqual([B]);
    pass(1);
    expect(today()).toEqual([C, B, A]);
  });

  it('is a handful; the rest comes on the days after', () => {
    const { memory, pass } = browser();
    const many = Array.from({ length: A_DAY + 4 }, (_, index) => of('a', index, 1 - index / 100));
    expect(queue(many, memory())).toEqual({ today: many.slice(0, A_DAY), after: 4 });
    outcomes(memory(), many[0]!).solved(1);
    outcomes(memory(), many[1]!).failed();
    expect(queue(many, memory())).toEqual({ today: many.slice(2, A_DAY), after: 4 });
    for (const each of many.slice(2, A_DAY)) outcomes(memory(), each).solved(1);
    expect(queue(many, memory())).toEqual({ today: [], after: 4 });
    pass(1);
    expect(queue(many, memory())).toEqual({ today: many.slice(0, A_DAY), after: 4 });
    outcomes(memory(), many[0]!).solved(1);
    expect(queue(many, memory()).today).toHaveLength(A_DAY - 1);
  });
});
