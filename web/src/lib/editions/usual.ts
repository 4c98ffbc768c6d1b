/** The board of the standard edition, for drawings that show what somebody has changed in theirs. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('usual');

export function provideUsual(board: () => unknown): void {
  setContext(KEY, board);
}

/** The standard board; nothing at a table, where nobody changes anything. */
export function useUsual<B>(): (() => B) | undefined {
  return getContext<(() => B) | undefined>(KEY);
}
