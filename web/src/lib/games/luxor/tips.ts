/** The first-game guide of Luxor. */
import type { Tip } from '../game';
import { say } from './said';
import type { View } from './types';

const mine = (view: View): boolean => view.seat !== null && view.to_move === view.seat;
const deciding = (word: string) => (view: View): boolean => mine(view) && view.decision === word;
const own = (view: View): readonly unknown[] => view.seats[view.seat ?? -1]?.adventurers ?? [];

function tip(id: string, when: (view: View) => boolean, ...at: string[]): Tip<View> {
  return { id: `luxor ${id}`, when, at, words: () => ({ title: say(id), text: say(`${id}.about`) }) };
}

export const TIPS: readonly Tip<View>[] = [
  tip('tip-hand', deciding('card'), '#hand'),
  tip('tip-move', deciding('move'), '#board'),
  tip('tip-claim', deciding('card'), '#board'),
  tip('tip-horus', deciding('horus tile'), '#prompt'),
  tip('tip-woken', (view) => mine(view) && own(view).includes('woken'), '#board'),
  tip('tip-mummy', (view) => deciding('card')(view) && view.mummy !== null && view.mummy > 0, '#board'),
  tip('tip-rise', deciding('rise'), '#prompt'),
];
