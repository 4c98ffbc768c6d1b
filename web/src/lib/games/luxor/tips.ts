/** The first-game guide of Luxor. */
import type { Tip } from '../game';
import type { View } from './types';

const mine = (view: View): boolean => view.seat !== null && view.to_move === view.seat;
const deciding = (word: string) => (view: View): boolean => mine(view) && view.decision === word;
const own = (view: View): readonly unknown[] => view.seats[view.seat ?? -1]?.adventurers ?? [];

export const TIPS: readonly Tip<View>[] = [
  { id: 'lx-hand', when: deciding('card'), at: ['#hand'], title: 'Two cards can be played', text: 'Only the left and the right end of your hand. You never sort it: a new card goes into the middle.' },
  { id: 'lx-move', when: deciding('move'), at: ['#board'], title: 'Now somebody walks', text: 'Adventurers with a gold ring can. Point at one to see where it gets to; spaces without a tile are not counted.' },
  { id: 'lx-claim', when: deciding('card'), at: ['#board'], title: 'Treasures want company', text: 'The small figures on a tile say how many of your adventurers must stand there to take it.' },
  { id: 'lx-horus', when: deciding('horus tile'), at: ['#prompt'], title: 'A key or a card', text: 'The tomb opens only with a key. A Horus card is stronger than those you draw.' },
  { id: 'lx-statues', when: (view) => mine(view) && own(view).includes('woken'), at: ['#board'], title: 'One woke up', text: 'Passing an Anubis statue wakes your adventurer that sleeps there. It starts from the stairs.' },
  { id: 'lx-mummy', when: (view) => deciding('card')(view) && view.mummy !== null && view.mummy > 0, at: ['#board'], title: 'Beware of the mummy', text: 'Horus cards make it walk towards the stairs. Adventurers in its way fall; whoever made it walk gets a talisman for each other player who lost one.' },
  { id: 'lx-rise', when: deciding('rise'), at: ['#prompt'], title: 'Somebody of yours lies', text: 'Before your card you may roll the die to get up.' },
];
