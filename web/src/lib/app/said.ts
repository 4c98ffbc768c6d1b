/** What is said about the app itself: words that are loaded when they are needed. */
import { words, type Args } from '../words';

export const APP = 'app';

export function say(id: string, args?: Args): string {
  return words.of(APP).say(id, args);
}
