import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

import { FIXTURES } from '../../fixtures';
import { told } from '../../test/updates';
import { telling as luxor } from '../games/luxor/telling';
import { telling as tutankhamun } from '../games/tutankhamun/telling';
import type { Motive, Told, ToldReason } from '../wire';
import { plain, words, type Language } from '.';
import { parts, slug, Speaker, wrapped } from './speaker';

/** The worked lines of the voice, which the terminal's speaker is held to as well. */
interface Worked {
  game: string;
  reader: number | null;
  events: Pick<Told, 'kind' | 'seat' | 'figures'>[];
  lines: Record<Language, string>;
}
const WORKED = Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tests/words/worked.json'), 'utf8')) as Record<string, Worked>);
/** Reasons against what cannot be done, with their sentences. */
interface Refusal {
  game: string;
  reason: ToldReason;
  lines: Record<Language, string>;
}
const REFUSED = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tests/words/reasons.json'), 'utf8')) as Refusal[];
const MOTIVES = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tests/words/motives.json'), 'utf8')) as { motives: Motive[]; lines: Record<Language, string> };
const NAMES = ['Nadia', 'Farid', 'Ibis'];
const GAMES = {
  luxor: { telling: luxor, board: FIXTURES['luxor-modules']!.board },
  tutankhamun: { telling: tutankhamun, board: FIXTURES['tutankhamun-start']!.board },
};

function speaker(game: string, reader: number | null, names: readonly string[] = NAMES): Speaker<never, never> {
  const { telling, board } = GAMES[game as keyof typeof GAMES];
  return new Speaker(words.of(game), telling as never, { board: board as never, names, reader });
}

const wired = (events: Worked['events']): Told[] => events.map(({ kind, seat, figures }) => told(kind, seat, figures));

afterEach(() => words.use('en'));

describe('reasons against what cannot be done', () => {
  it.each(['en', 'nl', 'de', 'fr'] as const)('come out as the terminal says them, in %s', async (language) => {
    await words.use(language);
    expect(REFUSED.length).toBeGreaterThan(70);
    for (const { game, reason, lines } of REFUSED) expect(speaker(game, 0).whyNot(reason, 'Q?'), reason.kind).toBe(lines[language]);
  });
});

describe('reasons of a bot', () => {
  it.each(['en', 'nl', 'de', 'fr'] as const)('come out as the terminal says them, in %s', async (language) => {
    await words.use(language);
    const to = speaker('luxor', 0, ['Ann', 'Bo']);
    expect(plain(to.motives(MOTIVES.motives))).toBe(MOTIVES.lines[language]);
    expect(to.motives([])).toBe('');
  });
});

describe('lines of the log', () => {
  it.each(['en', 'nl', 'de', 'fr'] as const)('come out as they were written, in %s', async (language) => {
    await words.use(language);
    expect(WORKED.length).toBeGreaterThan(6);
    for (const [name, { game, reader, events, lines }] of WORKED) {
      expect(speaker(game, reader).lines(wired(events)).map(plain), name).toEqual([lines[language]]);
    }
  });

  it('leave a name as its player writes it, whatever it looks like', () => {
    const [, { game, events }] = WORKED.find(([name]) => name.startsWith('up again'))!;
    const [usual] = speaker(game, 0).lines(wired(events));
    for (const name of ['The', 'you', 'Je', 'Osiris', 'Dr. No', 'محمد']) {
      expect(speaker(game, 0, ['Nadia', name, 'Ibis']).lines(wired(events))[0]).toBe(usual!.replaceAll('\u2068Farid\u2069', `\u2068${name}\u2069`));
    }
    const forged = 'Fa\uE0007\uE001\u2069rid';
    expect(parts(speaker(game, 0, ['Nadia', forged, 'Ibis']).lines(wired(events))[0]!)[0]).toEqual({ text: 'Fa7rid', name: true });
  });

  it('keep what only its owner knows from others at the same device', () => {
    const drawn = [told('drew', 1, { card: '5' })];
    expect([0, 1, null].map((reader) => plain(speaker('luxor', reader).lines(drawn)[0]!))).toEqual(['Farid draws a card.', 'You draw 5.', 'Farid draws 5.']);
  });

  it('are made of words, names, and places that can be lit', () => {
    const [line] = speaker('luxor', 0).lines([told('moved', 1, { from: 'stairs', to: 8, steps: 8, osiris: 0, by: 'steps' })]);
    expect(parts(line!)).toEqual([{ text: 'Farid', name: true }, { text: ' walks from the stairs to ' }, { text: '8', place: 8 }, { text: '.' }]);
  });

  it.each([
    ['en', 'Nadia walks from space 9 to space 18.', 'A tunnel appears at space 18.', 'Nadia sails to the throne at place 50.', 'Nadia is at 0. The game is over.'],
    ['nl', 'Nadia loopt van veld 9 naar veld 18.', 'Op veld 18 verschijnt een tunnel.', 'Nadia vaart naar de troon op veld 50.', 'Nadia staat op 0. Het spel is uit.'],
    ['de', 'Nadia geht von Feld 9 auf Feld 18.', 'Auf Feld 18 erscheint ein Tunnel.', 'Nadia segelt zum Thron auf Feld 50.', 'Nadia steht auf 0. Das Spiel ist aus.'],
    ['fr', 'Nadia va de la case 9 à la case 18.', 'Un tunnel apparaît en case 18.', "Nadia vogue jusqu'au trône en case 50.", 'Nadia est à 0. La partie est finie.'],
  ] as const)('are heard with the word for a place before its number, and name who is at 0, in %s', async (language, walk, tunnel, sail, end) => {
    await words.use(language);
    const heard = (game: string, event: Told): string => speaker(game, 2).aloud(speaker(game, 2).lines([event])[0]!);
    expect(heard('luxor', told('moved', 0, { from: 9, to: 18, steps: 9, osiris: 0, by: 'steps' }))).toBe(walk);
    expect(heard('luxor', told('revealed', 0, { space: 18, tile: 'tunnel' }))).toBe(tunnel);
    expect(heard('tutankhamun', told('sailed', 0, { from: 30, to: 50, tile: 'Throne' }))).toBe(sail);
    expect(heard('tutankhamun', told('ended', 0, { ending: 'zero' }))).toBe(end);
  });

  it('have an article in French where it is heard, as the catalogue says', async () => {
    await words.use('fr');
    const told = WORKED.flatMap(([, { game, reader, events }]) => speaker(game, reader).lines(wired(events)).map((line) => speaker(game, reader).aloud(line)));
    expect(told.join('\n').match(/(?:en|de|à) (?:la )?case \d+/g)).toEqual(expect.arrayContaining(['en case 18', 'de la case 9', 'à la case 18']));
    expect(told.filter((line) => /en la case|(?:de|à) case/.test(line))).toEqual([]);
  });

  it('are no longer than a phone shows', () => {
    expect(wrapped(['a'.repeat(100), 'b'.repeat(79), 'c'])).toEqual([`${'a'.repeat(100)} ${'b'.repeat(79)}`, 'c']);
  });
});

describe('ids', () => {
  it('follow the kinds of the games', () => {
    expect(['took Horus card', '2 keys', 'Thoth, second tile', 'Crook & Flail'].map(slug)).toEqual(['took-horus-card', 'n-2-keys', 'thoth-second-tile', 'crook-flail']);
  });
});
