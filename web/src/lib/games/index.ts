/** The games that the page has something of its own for, by name. The only place that knows them all. */
import type { Cover, Game } from './game';
import { cover as luxor } from './luxor/cover';
import { cover as tutankhamun } from './tutankhamun/cover';

export const COVERS: Readonly<Partial<Record<string, Cover>>> = { luxor, tutankhamun };

const GAMES: Readonly<Partial<Record<string, () => Promise<Game>>>> = {
  luxor: async () => (await import('./luxor')).luxor as Game,
  tutankhamun: async () => (await import('./tutankhamun')).tutankhamun as Game,
};

/** All that the page knows of a game; a plain board for one that it knows nothing of. */
export async function load(name: string): Promise<Game> {
  return (await GAMES[name]?.()) ?? (await import('./plain')).plain(name);
}
