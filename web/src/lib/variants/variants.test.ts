import { beforeEach, describe, expect, it } from 'vitest';

import { facts } from '../../test/updates';
import { words } from '../words';
import { VARIANTS } from './said';
import { seats, standing, stepLink, usualBot, usualSeat, way, wish } from './variants';

const BOTS = ['porter', 'scribe', 'vizier'].map((name) => ({ name, title: name, sentence: '' }));

describe('variants', () => {
  beforeEach(() => words.learn(VARIANTS));

  it('have me on my seat, and bots or free seats around', () => {
    expect(seats(3, 1, { who: 'bots', bot: 'scribe' })).toEqual([{ who: 'bot', bot: 'scribe' }, { who: 'me' }, { who: 'bot', bot: 'scribe' }]);
    expect(seats(2, 0, { who: 'friends' })).toEqual([{ who: 'me' }, { who: 'open' }]);
    expect(wish(7, 0, { hidden: 'kept', shared: true, name: ' ' }, 2, { who: 'friends' })).toEqual({
      seq: 7, seat: 0, hidden: 'kept', shared: true, name: null, seats: [{ who: 'me' }, { who: 'open' }],
    });
  });

  it('begin with bots as strong as those that played', () => {
    const [first, second] = facts().seats as [never, never];
    const bot = (name: string) => ({ ...(second as object), kind: 'bot', bot: name }) as never;
    expect(usualBot({ bots: BOTS }, { seats: [first, bot('vizier'), bot('porter')] })).toBe('vizier');
    expect(usualBot({ bots: BOTS }, { seats: [first, first] })).toBe('scribe');
  });

  it('take the seat that is looked through, else mine, else the one to move', () => {
    const mine = facts().seats.findIndex((seat) => seat.mine);
    expect(usualSeat(1, facts(), 0)).toBe(1);
    expect(usualSeat(null, facts(), 1)).toBe(mine);
    expect(usualSeat(null, { seats: facts().seats.map((seat) => ({ ...seat, mine: false })) }, 1)).toBe(1);
  });

  it('are found by links', () => {
    const links = { join: null, watch: '#/table/abc?key=secret-key' };
    expect(stepLink({ id: 'abc', links }, 12, 'replay')).toMatch(/#\/replay\/abc\?key=secret-key&at=12$/);
    expect(stepLink({ id: 'abc', links }, 12, 'review')).toMatch(/#\/review\/abc\?key=secret-key&at=12$/);
    const others = facts({ links, owner: false, seats: facts().seats.map((seat) => ({ ...seat, mine: false })) });
    expect(way(others)).toBe('#/table/abc?key=secret-key');
    expect(way(facts({ id: 'abc', links }))).toBe('#/table/abc');
  });

  it('say how they stand', () => {
    expect(standing(facts({ status: 'open' }))).toBe('Waiting for players');
    expect(standing(facts({ status: 'playing' }))).toBe('Being played');
    expect(standing(facts({ status: 'over', ranking: [2, 1] }))).toMatch(/^Won by /);
  });
});
