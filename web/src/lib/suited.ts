/** Which suggestions of a level were put away: each game's last one, until another level suits. */
const KEY = 'waset.suited';

export function isPutAway(store: Storage | null, game: string, bot: string): boolean {
  return read(store)[game] === bot;
}

export function putAway(store: Storage | null, game: string, bot: string): void {
  try {
    store?.setItem(KEY, JSON.stringify({ ...read(store), [game]: bot }));
  } catch {
    // Full or forbidden: it comes again.
  }
}

function read(store: Storage | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
