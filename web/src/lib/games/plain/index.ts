import { words } from '../../words';
import type { Game, TableComponent } from '../game';
import PlainTable from './PlainTable.svelte';
import { mover, number, PlainSpeaker, points, type View } from './words';

/** A game of which the page knows nothing: whatever the engine tells is shown plainly. */
export function plain(name: string): Game {
  const game: Game<View> = {
    name,
    table: PlainTable as TableComponent,
    standing: () => '',
    round: (view) => number(view?.round),
    turn: (view) => number(view?.turn) ?? mover(view),
    points,
    place: () => null,
    brings: () => '',
    speaker: (company) => new PlainSpeaker(words.of(name), company),
    // All that happens is told: which events belong to the deal cannot be known.
    atStart: { has: () => true },
    // What of an unknown view is secret cannot be told, so that all of it is.
    hands: true,
    secrets: (view) => (number(view?.seat) === null ? null : 0),
    curtained: () => null,
    help: () => null,
    topic: () => null,
    tips: [],
    line: (line) => {
      const title = line.charAt(0).toUpperCase() + line.slice(1);
      return { title, short: title, icon: 'star' };
    },
    onTheWay: null,
    turnKinds: [],
    lift: (view) => view,
    land: (view) => view,
    motions: () => ({ motions: [], rest: 160 }),
    sounds: {},
  };
  return game as Game;
}
