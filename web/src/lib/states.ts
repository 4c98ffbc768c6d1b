/** How it is with the people at a table, and how much time they have left, for whatever stands for a player on the page. */
import { getContext, setContext } from 'svelte';

import type { State } from './company';

/** The sign and the words of a seat whose person is not simply here. */
export type States = (seat: number) => { state: State; words: string } | null;

/** The time of a seat in seconds, and whether it runs; null where a seat has none of its own. */
export type Times = (seat: number) => { left: number; runs: boolean } | null;

const KEY = Symbol('states');
const TIMES = Symbol('times');

export function provideStates(states: States): void {
  setContext(KEY, states);
}

export function useStates(): States | undefined {
  return getContext<States | undefined>(KEY);
}

export function provideTimes(times: Times): void {
  setContext(TIMES, times);
}

export function useTimes(): Times | undefined {
  return getContext<Times | undefined>(TIMES);
}
