/** The positions of src/fixtures, for unit tests and the gallery. */
import type { Choice, Sheet, Told } from './lib/wire';

export interface Fixture {
  names: string[];
  modules: string[];
  board: Record<string, unknown>;
  view: Record<string, unknown>;
  legal: Choice[];
  events: Told[];
  scores: Sheet[];
  ranking: number[];
}

const FILES = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

export const FIXTURES: Record<string, Fixture> = Object.fromEntries(
  Object.entries(FILES).map(([path, fixture]) => [path.replace(/^.*\/|\.json$/g, ''), fixture]),
);
