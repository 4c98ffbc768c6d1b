import { describe, expect, it } from 'vitest';

import { areClose } from './hints';
import { note } from './seats';
import type { Candidate, Hint, Seat } from './wire';

const hint = (...wins: (number | null)[]): Hint => ({ seq: 1, bot: 'pharaoh', candidates: wins.map((win, action) => ({ action, win }) as Candidate) });

describe('a hint', () => {
  it('says that two choices are about equal, where the second gives nearly nothing away', () => {
    expect(areClose(hint(0.42, 0.4, 0.1))).toBe(true);
    expect(areClose(hint(0.42, 0.38))).toBe(false);
  });

  it('does not where there is no second, or where the bot does not tell who wins', () => {
    for (const each of [hint(0.5), hint(null, null), hint(0.5, null), null]) expect(areClose(each)).toBe(false);
  });
});

describe('the note under a name', () => {
  it('says how strong a bot is, and not which rank it has', () => {
    const bot = { kind: 'bot', bot: 'vizier', resigned: false } as Seat;
    expect(note(bot, { absent: 'bot' })).toBe('bot, strong');
    expect(note({ ...bot, bot: 'cmd:./mine.py' }, { absent: 'bot' })).toBe('bot, a program of your own');
    expect(note({ ...bot, bot: 'anubis' }, { absent: 'bot' })).toBe('bot, Anubis');
  });
});
