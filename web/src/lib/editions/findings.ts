/** What a check finds in an edition, said from the catalogues that the terminal speaks from, too. */
import { findingsOf, words, type Args } from '../words';
import { slug } from '../words/speaker';
import type { EditionFinding } from '../wire';
import { say } from './said';

/** Has the words for what is found in editions of a game. */
export function learn(game: string): Promise<void> {
  return words.learn(findingsOf(game));
}

/** A finding as a sentence; of a game that brings no words for it as its server says it. */
export function told(game: string, { kind, figures, sentence }: EditionFinding): string {
  const [spoken, id] = [words.of(findingsOf(game)), `finding-${slug(kind)}`];
  return spoken.has(id) ? spoken.say(id, args(figures)) : sentence;
}

/** A finding with the table that it is about, which is called as it is wherever this is read. */
export function placed(game: string, finding: EditionFinding, called: (table: string) => string = (table) => table): string {
  const { table, row } = finding;
  const about = told(game, finding);
  if (table === null) return about;
  return row === null ? say('edition-finding', { table: called(table), about }) : say('edition-finding.row', { table: called(table), row, about });
}

function args(figures: EditionFinding['figures']): Args {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]));
}
