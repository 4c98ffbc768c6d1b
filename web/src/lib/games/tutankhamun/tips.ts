/** The first-game guide of Tutankhamun. */
import type { Tip } from '../game';
import { say } from './said';
import type { View } from './types';

const mine = (view: View): boolean => view.seat !== null && view.to_move === view.seat;
const sailing = (view: View): boolean => mine(view) && view.decision === 'sail';

function tip(id: string, when: (view: View) => boolean, at: string): Tip<View> {
  return { id: `tutankhamun ${id}`, when, at: () => at, words: () => ({ title: say(id), text: say(`${id}.about`) }) };
}

export const TIPS: readonly Tip<View>[] = [
  tip('tip-sail', sailing, '[data-boat]'),
  tip('tip-sets', (view) => sailing(view) && (view.seats[view.seat ?? -1]?.boat ?? 0) > 0, 'section.sets, .inf'),
  tip('tip-idol', (view) => mine(view) && view.at_work.length > 0, '#prompt'),
];
