/** The first-game guide of Tutankhamun. */
import type { Tip } from '../game';
import type { View } from './types';

const mine = (view: View): boolean => view.seat !== null && view.to_move === view.seat;
const sailing = (view: View): boolean => mine(view) && view.decision === 'sail';

export const TIPS: readonly Tip<View>[] = [
  { id: 'tt-sail', when: sailing, at: ['#board'], title: 'Sail anywhere ahead', text: 'Or to the tile just behind you. Touch a tile to see which ones sink, and who scores.' },
  { id: 'tt-sets', when: (view) => sailing(view) && (view.seats[view.seat ?? -1]?.boat ?? 0) > 0, at: ['#prompt'], title: 'Who has the most', text: 'When the last tile of a set has left the Nile, the two who have most of it lose points. Zero wins.' },
  { id: 'tt-idol', when: (view) => mine(view) && view.at_work.length > 0, at: ['#prompt'], title: 'A god helps you', text: 'An idol works at once: choose what it does.' },
];
