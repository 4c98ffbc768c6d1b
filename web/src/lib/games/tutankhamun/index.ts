import type { Counter, Game, TableComponent } from '../game';
import { meaning, slotOf, target } from './choices';
import { script } from './count';
import CountBoard from './CountBoard.svelte';
import { AT_START } from './events';
import { help, topic } from './help';
import { light, touched } from './light';
import { motions } from './motions';
import { land, lift } from './present';
import { say, speaker } from './said';
import { line, noted } from './sheet';
import { tile } from './telling';
import { TIPS } from './tips';
import TutTable from './TutTable.svelte';
import type { Board, View } from './types';
import { brings } from './words';

/** Tutankhamun. */
export const tutankhamun: Game<View, Board> = {
  name: 'tutankhamun',
  book: 'tutankhamun',
  table: TutTable as TableComponent,
  more: () => say('sets'),
  standing: (view, _, brief) => (brief ? '' : say('standing', { turn: view.turns })),
  round: () => null,
  turn: (view) => view.turn,
  points: (view, seat) => view.seats[seat]?.points ?? 0,
  place: slotOf,
  speaker,
  brings,
  atStart: AT_START,
  hands: false,
  secrets: () => null,
  curtained: (view) => view,
  help,
  topic,
  tips: TIPS,
  light,
  clue: (speaker, choice) => {
    const about = target(meaning(choice));
    return about && { words: speaker.label('clue-tile', tile(about.tile)), light: `tr[data-help="tile ${about.tile}"]` };
  },
  touched,
  count: { script, board: CountBoard as Counter['board'] },
  review: async () => (await import('./review')).reviewed,
  line,
  onTheWay: null,
  turnKinds: ['sailed'],
  downFrom: (view) => view.start_points,
  noted,
  lift,
  land,
  motions,
  sounds: { sailed: 'move', collected: 'claim', 'set scored': 'claim' },
};
