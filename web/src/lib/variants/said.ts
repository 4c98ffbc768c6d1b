/** What is said around variants: words that are loaded with them. */
import { words, type Args } from '../words';

export const VARIANTS = 'variants';

export function say(id: string, args?: Args): string {
  return words.of(VARIANTS).say(id, args);
}
