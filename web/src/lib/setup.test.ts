import { describe, expect, it } from 'vitest';

import { Setup } from './setup.svelte';
import type { GameFacts } from './wire';

const BOTS = ['random', 'scribe', 'vizier'].map((name) => ({ name, title: name, sentence: '' }));
const LUXOR: GameFacts = {
  name: 'luxor', title: 'Luxor', sentence: '', fewest_players: 2, most_players: 5, options: [], bots: BOTS, seats: [], rules_version: 1, lessons: [],
  modules: ['fifth-player', 'mummy'].map((name) => ({ name, title: name, sentence: '', needed_from: name === 'fifth-player' ? 5 : null })),
};
const NILE: GameFacts = { ...LUXOR, name: 'tutankhamun', most_players: 6, modules: [], bots: BOTS.slice(0, 1) };

function setup(): Setup {
  const made = new Setup();
  made.offer([LUXOR, NILE]);
  return made;
}

describe('setting up a table', () => {
  it('starts with me and two bots of middle strength, and can be played at once', () => {
    const wish = setup().wish('now');
    expect(wish).toMatchObject({ game: 'luxor', players: 3, start: true });
    expect(wish.seats).toEqual([{ who: 'me' }, { who: 'bot', bot: 'scribe' }, { who: 'bot', bot: 'scribe' }]);
  });

  it('does what was set: a friend gets a seat by link even at once, and bots stay when friends are invited', () => {
    const made = setup();
    made.seat(1, { who: 'friend' });
    const set = [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'scribe' }];
    expect(made.wish('invite')).toMatchObject({ start: false, seats: set });
    expect(made.wish('now')).toMatchObject({ start: false, seats: set });
  });

  it('adds a seat for whom is invited where no friend has one; at a full table the bots stay and the host frees one', () => {
    const made = setup();
    const bots = [{ who: 'bot', bot: 'scribe' }, { who: 'bot', bot: 'scribe' }];
    expect(made.wish('invite')).toMatchObject({ players: 4, start: false, seats: [{ who: 'me' }, ...bots, { who: 'open' }] });
    made.add();
    expect(made.wish('invite')).toMatchObject({ players: 4, start: false, seats: [{ who: 'me' }, ...bots, bots[0]] });
  });

  it('gives several seats to me for passing the device around', () => {
    const made = setup();
    made.seat(1, { who: 'here', name: 'Nadia' });
    expect(made.wish('pass')).toMatchObject({ start: true, seats: [{ who: 'me' }, { who: 'me', name: 'Nadia' }, { who: 'bot', bot: 'scribe' }] });
  });

  it('adds the module that a fifth seat needs, and takes the seat away with it', () => {
    const made = setup();
    made.add();
    expect(made.modules).toEqual([]);
    made.add();
    expect(made.modules).toEqual(['fifth-player']);
    expect(made.canAdd).toBe(false);
    made.turn('fifth-player', false);
    expect(made.sitters).toHaveLength(4);
  });

  it('keeps who sits there when another game is chosen, as far as it knows them', () => {
    const made = setup();
    made.turn('mummy', true);
    made.seat(1, { who: 'friend' });
    made.choose('tutankhamun');
    expect(made.modules).toEqual([]);
    expect(made.sitters).toEqual([{ who: 'me' }, { who: 'friend' }, { who: 'bot', bot: 'random' }]);
  });

  it('never has fewer seats than the game', () => {
    const made = setup();
    made.remove(2);
    made.remove(1);
    expect(made.sitters).toHaveLength(2);
  });

  it('asks for an edition where one is chosen, and for the standard of another game', () => {
    const made = setup();
    expect(made.wish('now')).not.toHaveProperty('edition');
    made.edition = { game: 'luxor', name: 'Flat walls' };
    expect(made.wish('invite').edition).toEqual({ game: 'luxor', name: 'Flat walls' });
    made.offer([...made.games, { ...LUXOR, name: 'other' }]);
    made.choose('other');
    expect(made.wish('now')).not.toHaveProperty('edition');
  });
});
