import type { Game, TableComponent } from '../game';
import { meaning, slotOf } from './choices';
import { help, topic } from './help';
import { motions } from './motions';
import { land, lift } from './present';
import { line } from './sheet';
import { saying } from './story';
import { TIPS } from './tips';
import TutTable from './TutTable.svelte';
import type { View } from './types';
import { says } from './words';

/** Tutankhamun. */
export const tutankhamun: Game<View> = {
  name: 'tutankhamun',
  book: 'tutankhamun',
  table: TutTable as TableComponent,
  more: 'All sets',
  standing: (view, _, brief) => (brief ? '' : `turn ${view.turns} · first to 0 points wins`),
  round: () => null,
  turn: (view) => view.turn,
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  choice: (_, choice) => says(meaning(choice)),
  place: slotOf,
  saying: (event, names, _, start) => saying(event, names, start),
  secrets: () => null,
  curtained: (view) => view,
  help,
  topic,
  tips: TIPS,
  line,
  onTheWay: null,
  lift,
  land,
  motions,
  sounds: { sailed: 'move', collected: 'claim', 'set scored': 'claim' },
};
