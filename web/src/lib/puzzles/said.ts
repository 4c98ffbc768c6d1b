/** What is said around puzzles: words that are loaded with them. */
import { words, type Args } from '../words';

export const PUZZLES = 'puzzles';

export function say(id: string, args?: Args): string {
  return words.of(PUZZLES).say(id, args);
}
