/** The first-game guide of Luxor. */
import type { Tip } from '../game';
import { STAIRS } from './geometry';
import { say } from './said';
import { tile } from './tiles';
import type { Board, View } from './types';

const mine = (view: View): boolean => view.seat !== null && view.to_move === view.seat;
const deciding = (word: string) => (view: View): boolean => mine(view) && view.decision === word;
const own = (view: View): readonly unknown[] => view.seats[view.seat ?? -1]?.adventurers ?? [];

/** What can be pressed on the shelf, and the places of the board that can be chosen. */
const BUTTONS = '.shelf .acts .btn';
const PLACES = '#board .can';

function place(number: number): string {
  return `[data-place="${number}"]`;
}

/** The nearest treasure that more than one must stand on to be taken. */
function company(view: View, board: Board): string {
  const found = view.spaces.findIndex((name) => {
    const it = tile(board, name);
    return it.kind === 'treasure' && it.needs > 1;
  });
  return found < 0 ? '#board' : place(found + 1);
}

function tip(id: string, when: (view: View) => boolean, at: string | Tip<View, Board>['at']): Tip<View, Board> {
  return { id: `luxor ${id}`, when, at: typeof at === 'string' ? () => at : at, words: () => ({ title: say(id), text: say(`${id}.about`) }) };
}

export const TIPS: readonly Tip<View, Board>[] = [
  tip('tip-hand', deciding('card'), '.held[data-end]'),
  tip('tip-move', deciding('move'), PLACES),
  tip('tip-claim', deciding('card'), company),
  tip('tip-horus', deciding('horus tile'), BUTTONS),
  tip('tip-woken', (view) => mine(view) && own(view).includes('woken'), place(STAIRS)),
  tip('tip-mummy', (view) => deciding('card')(view) && view.mummy !== null && view.mummy > 0, (view) => place(view.mummy ?? 0)),
  tip('tip-rise', deciding('rise'), BUTTONS),
];
