/** How it is with the people at a table, for whatever stands for a player on the page. */
import { getContext, setContext } from 'svelte';

import type { State } from './company';

/** The sign and the words of a seat whose person is not simply here. */
export type States = (seat: number) => { state: State; words: string } | null;

const KEY = Symbol('states');

export function provideStates(states: States): void {
  setContext(KEY, states);
}

export function useStates(): States | undefined {
  return getContext<States | undefined>(KEY);
}
