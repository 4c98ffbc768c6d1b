import type { Game, TableComponent } from '../game';
import { meaning, way } from './choices';
import { help, topic } from './help';
import LuxorTable from './LuxorTable.svelte';
import { motions } from './motions';
import { land, lift } from './present';
import { curtained, secrets } from './secret';
import { line } from './sheet';
import { saying } from './story';
import { TIPS } from './tips';
import type { View } from './types';
import { says } from './words';

/** Luxor and The Mummy's Curse. */
export const luxor: Game<View> = {
  name: 'luxor',
  book: 'luxor',
  table: LuxorTable as TableComponent,
  standing: (view, table, brief) => {
    if (brief) return `Round ${view.round}`;
    const curse = table?.spec.modules.length ? "with The Mummy's Curse · " : '';
    return `${curse}Round ${view.round} · ${view.in_tomb ? `${view.in_tomb} in the tomb` : 'nobody in the tomb yet'}`;
  },
  round: (view) => view.round,
  turn: (view) => view.turn,
  points: (view, seat) => (view.seats[seat]?.points ?? 0) + (view.seats[seat]?.extra_points ?? 0),
  choice: (view, choice) => says(view, meaning(choice)),
  place: (choice) => way(meaning(choice))?.to ?? null,
  saying,
  secrets,
  curtained,
  help,
  topic,
  tips: TIPS,
  line,
  onTheWay: 'treasures',
  lift,
  land,
  motions,
  sounds: { moved: 'move', mummy: 'move', claimed: 'claim', 'entered tomb': 'claim' },
};
