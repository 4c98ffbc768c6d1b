import type { Motion, Find } from '../motion';
import type { Told } from '../wire';
import { motions as luxorMotions } from './luxor/motions';
import * as luxor from './luxor/present';
import type { View as LuxorView } from './luxor/view';
import { motions as tutMotions } from './tutankhamun/motions';
import * as tutankhamun from './tutankhamun/present';
import type { View as TutView } from './tutankhamun/view';

/** What the page knows of showing a game's events. */
export interface Game {
  name: string;
  lift: (view: unknown, event: Told) => unknown;
  land: (view: unknown, event: Told) => unknown;
  motions: (view: unknown, event: Told, find: Find) => { motions: Motion[]; rest: number };
}

const GAMES: Record<string, Game> = {
  luxor: {
    name: 'luxor',
    lift: (view, event) => luxor.lift(view as LuxorView, event),
    land: (view, event) => luxor.land(view as LuxorView, event),
    motions: (view, event, find) => luxorMotions(view as LuxorView, event, find),
  },
  tutankhamun: {
    name: 'tutankhamun',
    lift: (view, event) => tutankhamun.lift(view as TutView, event),
    land: (view, event) => tutankhamun.land(view as TutView, event),
    motions: (view, event, find) => tutMotions(view as TutView, event, find),
  },
};

export function game(name: string): Game {
  return GAMES[name] ?? GAMES.luxor!;
}
