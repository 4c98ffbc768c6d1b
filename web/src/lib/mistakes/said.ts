/** What is said around my mistakes: words that are loaded with them. */
import { words, type Args } from '../words';

export const MISTAKES = 'mistakes';

export function say(id: string, args?: Args): string {
  return words.of(MISTAKES).say(id, args);
}
