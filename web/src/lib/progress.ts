/** How far the lessons of this browser are: kept in its storage; where it keeps nothing, as long as the page lasts. */
export interface Progress {
  /** The step at which the lesson was left, from 0. */
  at: number;
  /** Whether it has been learned to its end once. */
  done: boolean;
}

const KEY = 'waset.lessons';

export function progress(store: Storage | null, game: string, lesson: string): Progress {
  const found = all(store)[`${game} ${lesson}`];
  return { at: typeof found?.at === 'number' ? found.at : 0, done: found?.done === true };
}

export function keepProgress(store: Storage | null, game: string, lesson: string, reached: Progress): void {
  try {
    store?.setItem(KEY, JSON.stringify({ ...all(store), [`${game} ${lesson}`]: reached }));
  } catch {
    // Full or forbidden: the lesson begins anew next time.
  }
}

function all(store: Storage | null): Record<string, Partial<Progress> | undefined> {
  try {
    return (JSON.parse(store?.getItem(KEY) ?? '{}') ?? {}) as Record<string, Partial<Progress> | undefined>;
  } catch {
    return {};
  }
}
