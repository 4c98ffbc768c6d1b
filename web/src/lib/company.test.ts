import { describe, expect, it } from 'vitest';

import { mark, missing, news, recorded, standInAfter, stateOf, stateWords } from './company';
import type { Chapter } from './story';
import type { Act, Seat, TableFacts } from './wire';

function seat(values: Partial<Seat> = {}): Seat {
  return {
    seat: 0, colour: 'Red', kind: 'person', name: 'Nadia', bot: null, mine: false, resigned: false, can_take_back: false, agrees_to_hints: false,
    away: null, until_back: false, out_of_time: false, stand_in_after: null, host: false, ...values,
  };
}

function facts(...seats: Seat[]): TableFacts {
  return { status: 'playing', spec: { absent: 'bot' }, seats } as unknown as TableFacts;
}

describe('who is here', () => {
  it('has a sign and words for each way of not being here, and none for being here', () => {
    const spec = { absent: 'bot' as const };
    expect(stateOf(seat())).toBeNull();
    expect(stateWords(seat(), spec)).toBe('');
    expect(stateWords(seat({ away: 30 }), spec, 100)).toBe('away for 2 minutes');
    expect(stateWords(seat({ away: 3 }), spec)).toBe('away');
    expect(stateWords(seat({ away: 3, until_back: true }), spec)).toBe('a bot for now');
    expect(stateWords(seat({ resigned: true, away: 3 }), spec)).toBe('resigned, a bot plays on');
    expect(stateWords(seat({ out_of_time: true }), spec)).toBe('out of time');
    expect(stateOf(seat({ kind: 'bot', away: 3 }))).toBeNull();
  });

  it('never calls somebody thinking who is not here', () => {
    expect(missing(seat(), 'Nadia')).toBeNull();
    expect(missing(seat({ away: 1 }), 'Nadia')).toContain('is away');
    expect(missing(seat({ resigned: true }), 'Nadia')).toContain('for');
  });

  it('counts down until others may ask', () => {
    expect(standInAfter(seat({ stand_in_after: 40 }), 15)).toBe(25);
    expect(standInAfter(seat({ stand_in_after: 40 }), 60)).toBe(0);
    expect(standInAfter(seat(), 60)).toBeNull();
  });

  it('tells what changed about others once, and nothing about me', () => {
    const told = (before: Partial<Seat>, now: Partial<Seat>): string[] => news(facts(seat(before)), facts(seat(now)), ['Nadia']).map(({ words }) => words.replace(/[\u2068\u2069]/g, ''));
    expect(told({}, { away: 5 })).toEqual(['Nadia has left the table for a moment.']);
    expect(told({ away: 5 }, { away: 9 })).toEqual([]);
    expect(told({ away: 5 }, {})).toEqual(['Nadia is back.']);
    expect(told({ away: 5 }, { away: 9, until_back: true })).toEqual(['A bot plays for Nadia for now.']);
    expect(told({ until_back: true, away: 5 }, {})).toEqual(['Nadia is back.']);
    expect(told({}, { resigned: true })).toEqual(['Nadia resigns. A bot plays on.']);
    expect(told({}, { out_of_time: true })).toEqual(["Nadia's time is up. A bot moves from now on."]);
    expect(told({ mine: true }, { mine: true, resigned: true })).toEqual([]);
  });

  it('reads from the record what became of people, the same whenever one comes', () => {
    const moves = (...by: Act['by'][]): Chapter[] => by.map((each, at) => ({ seq: at + 2, act: { kind: 'act', seat: 0, by: each, to: null }, events: [], round: null }));
    const told = (chapters: Chapter[], now: Partial<Seat>, since = new Map<string, number>()): [number, string][] => recorded(chapters, facts(seat(now)), ['Nadia'], since).map(({ seq, words }) => [seq, words.replace(/[\u2068\u2069]/g, '')]);
    expect(told(moves('person', 'person'), {})).toEqual([]);
    expect(told(moves('person', 'away_bot', 'away_bot', 'person'), {})).toEqual([[2, 'A bot plays for Nadia for now.'], [4, 'Nadia is back.']]);
    expect(told(moves('person', 'away_bot'), {})).toEqual([[2, 'A bot plays for Nadia for now.'], [3, 'Nadia is back.']]);
    expect(told(moves('person', 'resigned_bot'), { resigned: true })).toEqual([[2, 'Nadia resigns. A bot plays on.']]);
    expect(told(moves('person'), { resigned: true })).toEqual([[2, 'Nadia resigns. A bot plays on.']]);
    expect(told(moves('person', 'person', 'resigned_bot'), { resigned: true }, new Map([[mark(0, 'resigned'), 2]]))).toEqual([[2, 'Nadia resigns. A bot plays on.']]);
    expect(told(moves('person', 'clock_bot', 'person'), {})).toEqual([]);
    expect(told(moves('person', 'clock_bot'), { out_of_time: true })).toEqual([[2, "Nadia's time is up. A bot moves from now on."]]);
    expect(recorded(moves('person'), facts(seat({ resigned: true })), ['Nadia'])).toEqual([]);
  });
});
