/** The words of Luxor in the language in use, and who speaks them at a table. */
import { getContext, setContext } from 'svelte';

import { words, type Args } from '../../words';
import { Speaker, type Company } from '../../words/speaker';
import { face } from './cards';
import { card, telling } from './telling';
import { card as cardOf } from './tiles';
import type { Board, View } from './types';

export type LuxorSpeaker = Speaker<View, Board>;

/** A message of Luxor. */
export function say(id: string, args?: Args): string {
  return words.of('luxor').say(id, args);
}

export function speaker(company: Company<Board>): LuxorSpeaker {
  return new Speaker(words.of('luxor'), telling, company);
}

/** A card as it is heard, with all that is printed on it; one that the reader may not know is just a card. */
export function cardHeard(said: LuxorSpeaker, name: string | null): string {
  const args = card(said.board, name);
  const bare = said.phrase('card-bare', args);
  return name === null ? bare : face(cardOf(said.board, name), bare, said.phrase('card-caption', args));
}

const KEY = Symbol('luxor');

/** Has all parts of a table speak to its reader. */
export function provideSpeaker(get: () => LuxorSpeaker): void {
  setContext(KEY, get);
}

/** Who speaks at the table that this is a part of. */
export function useSpeaker(): () => LuxorSpeaker {
  return getContext<() => LuxorSpeaker>(KEY);
}
