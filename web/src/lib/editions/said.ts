/** What is said around editions: words that are loaded with their page. */
import { words, type Args } from '../words';

export const EDITIONS = 'editions';

export function say(id: string, args?: Args): string {
  return words.of(EDITIONS).say(id, args);
}
