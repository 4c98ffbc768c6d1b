/** The marks around names of players (first strong isolate), which keep a name of any script in one piece. */
const OPEN = '\u2068';
const CLOSE = '\u2069';
/** Marks that mean something inside our sentences; a name has none of its own. */
const MARKS = /[\u2066-\u2069\uE000-\uE002]/g;
/** Letters that are written from right to left. */
const TO_THE_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A player's name as it stands in sentences: isolated, so that nothing around it can change its order. */
export function named(name: string): string {
  return `${OPEN}${name.replace(MARKS, '')}${CLOSE}`;
}

/** A name in a line of its own, which has marks only where its letters need them. */
export function isolated(name: string): string {
  return TO_THE_LEFT.test(name) ? named(name) : name;
}

/** A text without the marks around names and places. */
export function plain(text: string): string {
  return text.replace(MARKS, '');
}
