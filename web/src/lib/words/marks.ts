/** The marks around names of players (first strong isolate), which keep a name of any script in one piece. */
const OPEN = '\u2068';
const CLOSE = '\u2069';

/** A player's name as it stands in sentences: isolated, so that nothing around it can change its order. */
export function named(name: string): string {
  return `${OPEN}${name}${CLOSE}`;
}

/** A text without the marks around names. */
export function plain(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}
