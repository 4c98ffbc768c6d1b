/** What of my editions is in this browser alone: those that were never kept, and changes since. */
import type { Written } from './tables';

const KEY = 'waset.editions';
const MOST = 50;

export interface Sketch {
  /** That of the kept edition that it changes, or one of its own. */
  id: string;
  edition: Written;
  /** The version of the kept edition that it changes; without it, it was never kept. */
  version?: number;
}

/** The sketches of a game, the last changed first. */
export function sketches(storage: Storage | null, game: string): Sketch[] {
  return all(storage).filter(({ edition }) => edition.game === game);
}

/** Remembers a sketch; the one that was not changed for longest makes room. */
export function remember(storage: Storage | null, sketch: Sketch): void {
  store(storage, [sketch, ...all(storage).filter(({ id }) => id !== sketch.id)].slice(0, MOST));
}

export function forget(storage: Storage | null, id: string): void {
  store(storage, all(storage).filter((each) => each.id !== id));
}

function all(storage: Storage | null): Sketch[] {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? '[]') as Sketch[];
  } catch {
    return [];
  }
}

function store(storage: Storage | null, editions: readonly Sketch[]): void {
  storage?.setItem(KEY, JSON.stringify(editions));
}
