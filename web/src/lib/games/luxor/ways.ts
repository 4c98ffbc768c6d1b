/** The ways of a review over the temple: where each begins and leads, and which lie side by side. */
import type { Mark } from '../../review/moments';
import { meaning, way } from './choices';
import { STAIRS, type Layout, type Point } from './geometry';
import { trail } from './preview';
import type { Board, View } from './types';

export interface Way {
  mark: Mark;
  points: Point[];
  /** Where it leads. */
  to: number;
  /** In degrees, how its last step goes. */
  heading: number;
}

/** The place that a move is about without leading there: a tile that is claimed or left, somebody who acts where they are. */
export function spotOf(mark: Mark): number | null {
  const means = meaning(mark.option);
  if (means.kind === 'claim' || means.kind === 'leave') return means.space;
  const goes = way(means);
  return goes && goes.from === goes.to ? goes.to : null;
}

const LANES: Record<Mark['kind'], number> = { best: -1, second: 0, played: 1 };

/** The ways of those moves that lead somewhere; those that share a step lie side by side. */
export function ways(view: View, board: Board, marks: readonly Mark[], layout: Layout, feet: (place: number) => Point | null): Way[] {
  const found = marks.flatMap((mark) => {
    const goes = way(meaning(mark.option));
    if (!goes || goes.from === goes.to) return [];
    return [{ mark, to: goes.to, places: trail(view, board, goes.from, goes.to, goes.steps).stops.map(({ place }) => place) }];
  });
  const steps = (places: readonly number[]): string[] => places.slice(1).map((place, at) => `${places[at]} ${place}`);
  return found.map(({ mark, to, places }) => {
    const others = new Set(found.flatMap((other) => (other.mark === mark ? [] : steps(other.places))));
    const aside = steps(places).some((step) => others.has(step)) ? LANES[mark.kind] * (layout.dim.big ? 5 : 3.2) : 0;
    const start = feet(places[0]!) ?? layout.anchor(places[0]!);
    const line = [start, ...(places[0] === STAIRS ? layout.upstairs(start) : []), ...places.slice(1).map((place) => layout.anchor(place))].map(([x, y]): Point => [x + aside, y + aside]);
    const [a, b] = [line.at(-2)!, line.at(-1)!];
    return { mark, to, points: line, heading: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
  });
}
