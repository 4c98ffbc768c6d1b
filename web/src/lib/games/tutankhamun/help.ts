/** What a thing on Tutankhamun's table is, in one sentence, and the rule that says so. */
import type { Note } from '../game';
import { IDOLS, RING } from './tiles';
import type { View } from './types';

/** What a place on the board is about. */
export function topic(view: View, place: number): string | null {
  const tile = view.nile[place - 1];
  return tile ? `tile ${tile}` : null;
}

/** The note about a topic: "tile Throne", "underworld". */
export function help(about: string): Note | null {
  if (about === 'underworld') return { title: 'The Underworld', line: 'Here lie the tiles that every boat has passed.', rule: 'T-TRAIL-1' };
  if (!about.startsWith('tile ')) return null;
  const name = about.slice('tile '.length);
  const idol = IDOLS[name];
  if (idol) return { title: name, line: idol.line, rule: `T-GOD-${name.toUpperCase()}` };
  if (name === RING) return { title: name, line: 'One point at once, and a bonus for the most.', rule: 'T-SCORE-6' };
  return { title: name.replace('&', 'and'), line: 'An artifact: the most of a set score when its last tile has left the Nile.', rule: 'T-SCORE-2' };
}
