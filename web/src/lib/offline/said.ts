/** What is said about playing without a network: words that are loaded with it. */
import { words, type Args } from '../words';

export const OFFLINE = 'offline';

export function say(id: string, args?: Args): string {
  return words.of(OFFLINE).say(id, args);
}
