/** What a thing on Tutankhamun's table is, in one sentence, and the rule that says so. */
import type { Note } from '../game';
import type { RiverSpeaker } from './said';
import { tile, worth } from './telling';
import { IDOLS, RING } from './tiles';
import type { View } from './types';

/** What a place on the board is about. */
export function topic(view: View, place: number): string | null {
  const name = view.nile[place - 1];
  return name ? `tile ${name}` : null;
}

/** The note about a topic: "underworld", or "tile" and the name that the rules have for one. */
export function help(speaker: RiverSpeaker, about: string): Note | null {
  if (about === 'underworld') return { title: speaker.label('underworld'), line: speaker.phrase('underworld.about'), rule: 'T-TRAIL-1' };
  if (!about.startsWith('tile ')) return null;
  const name = about.slice('tile '.length);
  const line = speaker.phrase('help-tile', worth(speaker.board, name));
  const rule = IDOLS.has(name) ? `T-GOD-${name.toUpperCase()}` : name === RING ? 'T-SCORE-6' : 'T-SCORE-2';
  return { title: speaker.label('set', tile(name)), line, rule };
}
