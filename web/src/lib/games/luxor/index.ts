import { yes } from '../../words/speaker';
import type { Counter, Game, TableComponent } from '../game';
import { meaning, way } from './choices';
import { headline, script } from './count';
import CountBoard from './CountBoard.svelte';
import { closing } from './counting';
import { AT_START } from './events';
import { STAIRS } from './geometry';
import { help, topic } from './help';
import { light, touched } from './light';
import LuxorTable from './LuxorTable.svelte';
import { motions } from './motions';
import { land, lift } from './present';
import { say, speaker } from './said';
import { curtained, secrets } from './secret';
import { line, noted, parts } from './sheet';
import { TIPS } from './tips';
import type { Board, View } from './types';
import { brings } from './words';

/** Luxor and The Mummy's Curse. */
export const luxor: Game<View, Board> = {
  name: 'luxor',
  book: 'luxor',
  table: LuxorTable as TableComponent,
  standing: (view, table, brief) => {
    if (brief) return say('round', { round: view.round });
    return say('standing', { curse: yes(Boolean(table?.spec.modules.length)), round: view.round, tomb: view.in_tomb });
  },
  round: (view) => view.round,
  turn: (view) => view.turn,
  closing,
  points: (view, seat) => (view.seats[seat]?.points ?? 0) + (view.seats[seat]?.extra_points ?? 0),
  place: (choice) => way(meaning(choice))?.to ?? null,
  speaker,
  brings,
  atStart: AT_START,
  hands: true,
  secrets,
  curtained,
  help,
  topic,
  tips: TIPS,
  light,
  clue: (speaker, choice) => {
    const goes = way(meaning(choice));
    if (!goes) return null;
    const stairs = goes.from === STAIRS;
    return { words: speaker.label('clue-adventurer', { at: stairs ? 'stairs' : goes.from }), light: light(stairs ? 'stairs' : `space ${goes.from}`) };
  },
  touched,
  count: { script, headline, board: CountBoard as Counter['board'] },
  review: async () => (await import('./review')).reviewed,
  line,
  onTheWay: 'treasures',
  turnKinds: ['played', 'dropped', 'ignored', 'rolled'],
  parts,
  noted,
  lift,
  land,
  motions,
  sounds: { moved: 'move', mummy: 'move', claimed: 'claim', 'entered tomb': 'claim' },
};
