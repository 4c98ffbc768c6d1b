/** When a mistake of mine is asked: what is due first, then what was never asked, until each is known. */
import type { Which } from '../puzzles/days';
import { RETURNS, type Memory } from '../puzzles/memory';
import type { Outcomes } from '../puzzles/puzzle.svelte';
import type { MistakeFacts } from '../wire';

/** The storage's name for what is remembered of mistakes. */
export const KEY = 'waset.mistakes';

/** It comes back today; it was never asked; it comes back later; it is known. */
export type Standing = 'due' | 'new' | 'later' | 'known';

type Place = Pick<MistakeFacts, 'game' | 'table' | 'seq'>;

/** A mistake as the memory names it. */
export function whichOf({ game, table, seq }: Place): Which {
  return { game, name: `${table}.${seq}` };
}

export function standing(memory: Memory, place: Place): Standing {
  const { again, due, solved } = memory.of(whichOf(place));
  if (again === null) return solved ? 'known' : 'new';
  return due <= memory.today ? 'due' : 'later';
}

/** The mistakes of one standing: those that come back by their day, others as they are listed, the largest first. */
export function standingAs(list: readonly MistakeFacts[], memory: Memory, wanted: Standing): MistakeFacts[] {
  const found = list.filter((each) => standing(memory, each) === wanted);
  const day = (each: MistakeFacts): number => memory.of(whichOf(each)).due;
  return wanted === 'due' || wanted === 'later' ? found.sort((a, b) => day(a) - day(b)) : found;
}

/** How many are asked in a day. */
export const A_DAY = 6;

/** What waits to be asked, in order: today, and how many on the days after. */
export function queue(list: readonly MistakeFacts[], memory: Memory): { today: MistakeFacts[]; after: number } {
  const waiting = [...standingAs(list, memory, 'due'), ...standingAs(list, memory, 'new')];
  const answered = standingAs(list, memory, 'later').filter((each) => {
    const { again, due } = memory.of(whichOf(each));
    return due === memory.today + RETURNS[again as 0 | 1 | 2];
  });
  const today = waiting.slice(0, Math.max(0, A_DAY - answered.length));
  return { today, after: waiting.length - today.length };
}

/** What becomes of an answer. It was failed once already, in the game: so it comes back even if it is right at once. */
export function outcomes(memory: Memory, place: Place): Outcomes {
  const which = whichOf(place);
  return {
    failed: () => memory.fail(which),
    solved: (tries) => {
      if (standing(memory, place) === 'new') memory.fail(which);
      memory.solve(which, tries, false);
    },
  };
}
