/** What is heard after the name of a thing: an attribute of ARIA 1.3, which the checkers of markup do not know yet. */
export function described(words: string): Record<string, string> {
  return words ? { 'aria-description': words } : {};
}
