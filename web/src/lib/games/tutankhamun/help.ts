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
export function help(speaker: RiverSpeaker, about: string, view: View): Note | null {
  if (about === 'underworld') return { title: speaker.label('underworld'), line: speaker.phrase('underworld.about'), now: '', rule: 'T-TRAIL-1' };
  if (!about.startsWith('tile ')) return null;
  const name = about.slice('tile '.length);
  const line = speaker.phrase('help-tile', worth(speaker.board, name));
  const rule = IDOLS.has(name) ? `T-GOD-${name.toUpperCase()}` : name === RING ? 'T-SCORE-6' : 'T-SCORE-2';
  return { title: speaker.label('set', tile(name)), line, now: now(speaker, name, view), rule };
}

/** How many of a set are left, who has how many, and what it would bring the reader now. */
function now(speaker: RiverSpeaker, name: string, view: View): string {
  const idol = view.idols.find((each) => each.name === name);
  if (idol) return speaker.phrase('now-idol', { left: idol.in_nile });
  const set = view.sets.find((each) => each.name === name);
  if (!set || view.seat === null) return '';
  if (set.closed) return speaker.phrase('now-closed');
  const others = set.held.filter((_, seat) => seat !== view.seat);
  const points = set.first_now === view.seat ? set.first : set.second_now === view.seat ? set.second : 0;
  return speaker.phrase('now-set', { left: set.in_nile, held: set.held[view.seat] ?? 0, most: Math.max(0, ...others), points });
}
