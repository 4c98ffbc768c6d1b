/** The words of Tutankhamun in the language in use, and who speaks them at a table. */
import { getContext, setContext } from 'svelte';

import { words, type Args } from '../../words';
import { Speaker, type Company } from '../../words/speaker';
import { telling } from './telling';
import type { Board, View } from './types';

export type RiverSpeaker = Speaker<View, Board>;

/** A message of Tutankhamun. */
export function say(id: string, args?: Args): string {
  return words.of('tutankhamun').say(id, args);
}

export function speaker(company: Company<Board>): RiverSpeaker {
  return new Speaker(words.of('tutankhamun'), telling, company);
}

const KEY = Symbol('tutankhamun');

/** Has all parts of a table speak to its reader. */
export function provideSpeaker(get: () => RiverSpeaker): void {
  setContext(KEY, get);
}

/** Who speaks at the table that this is a part of. */
export function useSpeaker(): () => RiverSpeaker {
  return getContext<() => RiverSpeaker>(KEY);
}
