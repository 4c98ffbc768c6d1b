import type { Problem } from './wire';
import { say, words } from './words';

/** The page's own: no answer came at all. Its words are in the catalogues (error-no-server). */
export const NO_SERVER: Problem = { code: 'no_server', sentence: '', where: null, state: null, table: null };

/** What went wrong, in the language in use. What only a program can do wrong has no words but the server's. */
export function explained({ code, sentence }: Problem): string {
  const id = `error-${code.replaceAll('_', '-')}`;
  return words.has(id) ? say(id) : sentence;
}
