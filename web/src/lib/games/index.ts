/** The games that the page has something of its own for, by name. The only place that knows them all. */
import { rulesOf, words } from '../words';
import type { Guide } from '../guide';
import type { Cover, Game } from './game';
import { cover as luxor } from './luxor/cover';
import { cover as tutankhamun } from './tutankhamun/cover';

export const COVERS: Readonly<Partial<Record<string, Cover>>> = { luxor, tutankhamun };

const GAMES: Readonly<Partial<Record<string, () => Promise<Game>>>> = {
  luxor: async () => (await import('./luxor')).luxor as Game,
  tutankhamun: async () => (await import('./tutankhamun')).tutankhamun as Game,
};

const GUIDES: Readonly<Partial<Record<string, () => Promise<Guide>>>> = {
  luxor: async () => (await import('./luxor/guide')).guide as Guide,
  tutankhamun: async () => (await import('./tutankhamun/guide')).guide as Guide,
};

/** Whether a game has its rules in pictures. */
export function hasGuide(name: string): boolean {
  return name in GUIDES;
}

/** A game's rules in pictures, with their words; null where there are none. */
export async function guide(name: string): Promise<Guide | null> {
  const [found] = await Promise.all([GUIDES[name]?.(), hasGuide(name) ? words.learn(rulesOf(name)) : null]);
  return found ?? null;
}

/** All that the page knows of a game, with its words; a plain board for one that it knows nothing of. */
export async function load(name: string): Promise<Game> {
  const [game] = await Promise.all([GAMES[name]?.(), words.learn(name)]);
  return game ?? (await import('./plain')).plain(name);
}
