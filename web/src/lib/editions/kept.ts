/** My editions: they are kept in this browser, like its settings. */
import type { Written } from './tables';

const KEY = 'waset.editions';
const MOST = 50;

export interface Kept {
  id: string;
  edition: Written;
}

/** The editions of a game, the last changed first. */
export function kept(storage: Storage | null, game: string): Kept[] {
  return all(storage).filter(({ edition }) => edition.game === game);
}

/** Keeps an edition; the one that was not changed for longest makes room. */
export function keep(storage: Storage | null, id: string, edition: Written): void {
  store(storage, [{ id, edition }, ...all(storage).filter((each) => each.id !== id)].slice(0, MOST));
}

export function forget(storage: Storage | null, id: string): void {
  store(storage, all(storage).filter((each) => each.id !== id));
}

function all(storage: Storage | null): Kept[] {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function store(storage: Storage | null, editions: readonly Kept[]): void {
  storage?.setItem(KEY, JSON.stringify(editions));
}
