import { describe, expect, it } from 'vitest';

import { Setup } from './setup.svelte';
import { isPutAway, putAway } from './suited';
import type { GameFacts } from './wire';

/** A store in memory. */
function store(text?: string): Storage {
  const kept = new Map<string, string>(text === undefined ? [] : [['waset.suited', text]]);
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage;
}

describe('a suggestion', () => {
  it('that was put away stays away, until another level suits', () => {
    const kept = store();
    putAway(kept, 'luxor', 'scribe');
    expect(isPutAway(kept, 'luxor', 'scribe')).toBe(true);
    expect(isPutAway(kept, 'luxor', 'vizier')).toBe(false);
    expect(isPutAway(kept, 'tutankhamun', 'scribe')).toBe(false);
    putAway(kept, 'luxor', 'vizier');
    expect(isPutAway(kept, 'luxor', 'scribe')).toBe(false);
  });

  it('comes where nothing can be kept, or what is kept is broken', () => {
    expect(isPutAway(null, 'luxor', 'scribe')).toBe(false);
    for (const text of ['{', 'null', '3']) expect(isPutAway(store(text), 'luxor', 'scribe')).toBe(false);
    expect(() => putAway(null, 'luxor', 'scribe')).not.toThrow();
  });
});

describe('whoever takes a suggestion', () => {
  it('has that level on every seat of a bot, and nobody else moves', () => {
    const setup = new Setup();
    const bots = ['random', 'porter', 'scribe'].map((name) => ({ name, title: name, sentence: name }));
    setup.offer([{ name: 'luxor', fewest_players: 2, most_players: 4, modules: [], bots } as unknown as GameFacts]);
    setup.add({ who: 'friend' });
    expect(setup.isAgainst('scribe')).toBe(false);
    setup.against('scribe');
    expect(setup.sitters).toEqual([{ who: 'me' }, { who: 'bot', bot: 'scribe' }, { who: 'bot', bot: 'scribe' }, { who: 'friend' }]);
    expect(setup.isAgainst('scribe')).toBe(true);
  });

  it('gets a seat for it where no bot sits', () => {
    const setup = new Setup();
    setup.offer([{ name: 'luxor', fewest_players: 2, most_players: 4, modules: [], bots: [{ name: 'porter', title: '', sentence: '' }] } as unknown as GameFacts]);
    setup.sitters = [{ who: 'me' }, { who: 'friend' }];
    setup.against('porter');
    expect(setup.sitters).toEqual([{ who: 'me' }, { who: 'friend' }, { who: 'bot', bot: 'porter' }]);
  });
});
