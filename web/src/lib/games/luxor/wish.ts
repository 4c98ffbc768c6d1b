/** What somebody who touches a thing of Luxor's table would like to do with it, so that the engine can say why it cannot be. */
import { STAIRS, TOMB } from './geometry';
import { numbered } from './choices';
import { space } from './groups';
import { tile } from './tiles';
import type { Board, Place, Tile, View, Wish } from './types';
import type { ToldReason } from '../../wire';

/** Decisions in which a place of the board is where somebody goes, or goes from. */
const WALKS: ReadonlySet<string> = new Set(['move', 'actor', 'tile move', 'rear move']);
/** What ending a walk on a tile would bring. */
const BRINGS: Partial<Record<Tile['kind'], Wish>> = {
  horus: { kind: 'take', what: 'key' },
  scarab: { kind: 'take', what: 'scarab' },
  wild: { kind: 'take', what: 'wild treasure' },
  favour: { kind: 'take Horus card' },
};

function named(place: number): Place {
  return place === TOMB ? 'tomb' : place === STAIRS ? 'stairs' : place;
}

/** What a touch of a place means: the own adventurer there shall go; otherwise one shall come, or take what lies there. */
export function atPlace(view: View, board: Board, place: number): Wish {
  const own = view.seats[view.seat ?? -1]?.adventurers.map((at) => space(at, board)).filter((found) => found?.at === place) ?? [];
  const lies = own.some((each) => each?.lying);
  if (lies && (view.decision === 'rise' || view.decision === 'raise')) return { kind: 'raise', spaces: [place] };
  if (view.decision === 'actor') return own.length ? { kind: 'act', at: named(place) } : { kind: 'move', to: named(place) };
  if (own.length && place !== TOMB && (WALKS.has(view.decision) || lies)) return { kind: 'move', from: named(place) };
  if (WALKS.has(view.decision)) return { kind: 'move', to: named(place) };
  const { kind } = tile(board, view.spaces[place - 1] ?? 'empty');
  if (kind === 'treasure' && place !== TOMB && place !== STAIRS) return { kind: 'claim', space: place };
  return BRINGS[kind] ?? { kind: 'move', to: named(place) };
}

/** How far it is into the tomb from the places of which a reason speaks. */
export function stepsAway(reason: ToldReason | null): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (reason?.kind === 'dead card') {
    for (const piece of reason.figures.pieces as readonly { at: Place; away: number }[]) if (piece.away && typeof piece.at === 'number') found.set(piece.at, piece.away);
  } else if (reason?.kind === 'past tomb' || reason?.kind === 'exact count') {
    const { from, away: steps } = reason.figures as { from: Place; away: number };
    if (typeof from === 'number') found.set(numbered(from), steps);
  }
  return found;
}
