import type { Game, TableComponent } from '../game';
import PlainTable from './PlainTable.svelte';
import { mover, points, saying, says, type View } from './words';

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** A game of which the page knows nothing: whatever the engine tells is shown plainly. */
export function plain(name: string): Game {
  const game: Game<View> = {
    name,
    table: PlainTable as TableComponent,
    standing: () => '',
    round: (view) => number(view?.round),
    turn: (view) => number(view?.turn) ?? mover(view),
    points,
    choice: (_, choice) => says(choice),
    place: () => null,
    saying: (event) => saying(event),
    // What of an unknown view is secret cannot be told, so that all of it is.
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
    lift: (view) => view,
    land: (view) => view,
    motions: () => ({ motions: [], rest: 160 }),
    sounds: {},
  };
  return game as Game;
}
