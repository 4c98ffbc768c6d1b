import { describe, expect, it } from 'vitest';

import { dayOf, ofTheDay, timeOf, week } from './days';
import { Memory } from './memory';

const FRIDAY = new Date(2026, 10, 20, 23, 59);
const LUXOR = { game: 'luxor', names: ['a', 'b', 'c', 'd', 'e', 'f'] };
const TUT = { game: 'tutankhamun', names: ['x', 'y', 'z'] };
const ONE = { game: 'luxor', name: 'a' };

/** A storage, and a clock that goes on by days. */
function browser(start = FRIDAY) {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
  let passed = 0;
  const memory = (): Memory => new Memory(store, () => new Date(start.getFullYear(), start.getMonth(), start.getDate() + passed, 12));
  return { kept, memory, pass: (days: number) => (passed += days) };
}

describe('days', () => {
  it('are those of the calendar, whatever the hour', () => {
    expect(dayOf(FRIDAY)).toBe(dayOf(new Date(2026, 10, 20, 0, 0)));
    expect(dayOf(new Date(2026, 10, 21))).toBe(dayOf(FRIDAY) + 1);
    expect(new Date(timeOf(dayOf(FRIDAY))).toISOString()).toBe('2026-11-20T00:00:00.000Z');
  });

  it('make weeks from Monday on', () => {
    const days = week(dayOf(FRIDAY));
    expect(days.map((day) => new Date(timeOf(day)).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(days[4]).toBe(dayOf(FRIDAY));
    expect(week(days[0]!)).toEqual(days);
    expect(week(days[6]!)).toEqual(days);
  });
});

describe('the puzzle of the day', () => {
  it('is the same whoever asks, from games in turn', () => {
    const day = dayOf(FRIDAY);
    expect(ofTheDay([LUXOR, TUT], day)).toEqual(ofTheDay([LUXOR, TUT], day));
    expect(new Set([0, 1].map((more) => ofTheDay([LUXOR, TUT], day + more)!.game)).size).toBe(2);
  });

  it('is another each day until all have been met', () => {
    for (const many of [1, 2, 3, 7, 100, 120]) {
      const names = Array.from({ length: many }, (_, index) => `p${index}`);
      const met = new Set(names.map((_, day) => ofTheDay([{ game: 'luxor', names }], 20_000 + day)!.name));
      expect(met.size).toBe(many);
    }
  });

  it('passes over a game without puzzles, and there may be none', () => {
    expect(ofTheDay([{ game: 'luxor', names: [] }, TUT], 7)!.game).toBe('tutankhamun');
    expect(ofTheDay([], 7)).toBeNull();
    expect(ofTheDay([{ game: 'luxor', names: [] }], 7)).toBeNull();
  });
});

describe('what is remembered of puzzles', () => {
  it('is what was solved, with how many tries, and the tick of the day', () => {
    const { memory } = browser();
    expect(memory().of(ONE)).toMatchObject({ solved: false, again: null });
    memory().solve(ONE, 1, true);
    expect(memory().of(ONE)).toMatchObject({ solved: true, tries: 1, again: null });
    expect(memory().ticked(dayOf(FRIDAY))).toBe(true);
    expect(memory().ticked(dayOf(FRIDAY) - 1)).toBe(false);
    expect(memory().failed()).toEqual([]);
  });

  it('gives no tick for another puzzle than that of the day', () => {
    const { memory } = browser();
    memory().solve(ONE, 2, false);
    expect(memory().ticked(dayOf(FRIDAY))).toBe(false);
  });

  it('brings back what failed after 1, 3 and 7 days, until it is known', () => {
    const { memory, pass } = browser();
    const today = dayOf(FRIDAY);
    memory().fail(ONE);
    memory().solve(ONE, 3, false);
    expect(memory().failed()).toEqual([{ ...ONE, due: today + 1 }]);
    memory().solve(ONE, 1, false);
    expect(memory().failed()).toEqual([{ ...ONE, due: today + 1 }]);
    pass(1);
    memory().solve(ONE, 1, false);
    expect(memory().failed()).toEqual([{ ...ONE, due: today + 4 }]);
    pass(5);
    memory().solve(ONE, 1, false);
    expect(memory().failed()).toEqual([{ ...ONE, due: today + 13 }]);
    pass(7);
    memory().solve(ONE, 1, false);
    expect(memory().failed()).toEqual([]);
    expect(memory().of(ONE).solved).toBe(true);
  });

  it('begins again with what failed once more', () => {
    const { memory, pass } = browser();
    memory().fail(ONE);
    pass(1);
    memory().solve(ONE, 1, false);
    pass(3);
    memory().fail(ONE);
    memory().solve(ONE, 2, false);
    expect(memory().failed()).toEqual([{ ...ONE, due: dayOf(FRIDAY) + 5 }]);
  });

  it('lists the first to come back first, and forgets what it does not understand', () => {
    const { memory, pass, kept } = browser();
    memory().fail(ONE);
    pass(1);
    memory().fail({ game: 'tutankhamun', name: 'x' });
    expect(memory().failed().map(({ name }) => name)).toEqual(['a', 'x']);
    kept.set('waset.puzzles', '{"puzzles": {"luxor a": 3}, "days": "all"}');
    expect([memory().failed(), memory().of(ONE).solved, memory().ticked(1)]).toEqual([[], false, false]);
    kept.set('waset.puzzles', '{"puzz');
    expect(memory().failed()).toEqual([]);
    const alone = new Memory(null, () => FRIDAY);
    alone.solve(ONE, 1, true);
    expect(alone.of(ONE).solved).toBe(true);
  });
});
