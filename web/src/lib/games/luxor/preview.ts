/** What a choice leads to, as it is drawn over the board: paths with counted and skipped spaces, and tags. */
import type { Choice, Told } from '../../wire';
import { BOARD, type Board } from './board';
import { meaning } from './choices';
import { STAIRS, TOMB } from './geometry';
import { tile, TREASURES } from './tiles';
import type { View } from './view';

export interface Stop {
  place: number;
  /** skipped: no tile lies there; osiris: added by an Osiris tile. */
  mark: 'start' | 'step' | 'osiris' | 'skipped';
  count: number;
}

export interface Trail {
  stops: Stop[];
  /** A hop through a tunnel instead of a walk. */
  tunnel: boolean;
}

export interface Tag {
  text: string;
  icon?: string;
  /** A space, or the statue (counted from 1) beside which it stands. */
  at: { place: number } | { statue: number };
}

export interface Preview {
  trails: Trail[];
  tags: Tag[];
  target: number | null;
  wakes: number[];
  mummy: number | null;
  falls: number[];
}

/** A place of an event's figure: a space's number, or the words for stairs and tomb. */
export function place(figure: unknown): number {
  if (typeof figure === 'number') return figure;
  const words = String(figure);
  if (words === 'stairs' || words === 'woken') return STAIRS;
  if (words === 'tomb') return TOMB;
  return Number(/\d+/.exec(words)?.[0] ?? 0);
}

/** The way from one place to another along the spaces: which count and which have no tile. */
export function trail(view: View, from: number, to: number, steps: number): Trail {
  const stops: Stop[] = [{ place: from, mark: 'start', count: 0 }];
  const heading = to >= from ? 1 : -1;
  let count = 0;
  for (let at = from + heading; at !== to + heading; at += heading) {
    const empty = at >= 1 && at <= 40 && tile(view.spaces[at - 1]!).kind === 'empty';
    if (empty && at !== to) {
      stops.push({ place: at, mark: 'skipped', count: 0 });
      continue;
    }
    count += 1;
    const own = count <= Math.abs(steps);
    stops.push({ place: at, mark: own ? 'step' : 'osiris', count: own ? count : count - Math.abs(steps) });
  }
  const last = stops[Math.abs(steps)];
  if (last && stops.some((stop) => stop.mark === 'osiris')) {
    const turning = stops.filter((stop) => stop.mark === 'step').at(-1);
    if (turning) turning.mark = 'osiris';
  }
  return { stops, tunnel: false };
}

const TAKES: Record<string, Tag['icon']> = { 'took key': 'key', 'took wild treasure': 'wild', 'took scarab': 'scarab', 'took Horus card': 'horus' };

/** All that certainly follows from a choice, to be drawn. */
export function preview(view: View, choice: Choice, board: Board = BOARD): Preview {
  const events = choice.preview ?? [];
  const means = meaning(choice);
  const made: Preview = { trails: [], tags: [], target: null, wakes: [], mummy: null, falls: [] };
  const mine = view.to_move;
  const moved = events.filter((event) => event.kind === 'moved');
  if (moved.length) {
    const steps = means.kind === 'move' ? means.steps : Infinity;
    let before: number | null = null;
    for (const event of moved) {
      const from = place(event.figures.from);
      const to = place(event.figures.to);
      const hop = before === from && tile(view.spaces[from - 1] ?? 'empty').kind === 'tunnel';
      if (hop) made.trails.push({ stops: [{ place: from, mark: 'start', count: 0 }, { place: to, mark: 'step', count: 0 }], tunnel: true });
      else made.trails.push(trail(view, from, to, steps));
      before = to;
    }
    made.target = before;
  } else if (means.kind === 'move') {
    made.trails.push(trail(view, means.from, means.to, means.steps));
    made.target = means.to;
  } else if (means.kind === 'actor') {
    made.target = means.to;
  }
  const here = made.target ?? 0;
  for (const event of events) tags(event, here, mine, made, board);
  return made;
}

function tags(event: Told, here: number, mine: View['to_move'], made: Preview, board: Board): void {
  const at = { place: here };
  const icon = TAKES[event.kind];
  if (event.kind === 'claimed') {
    const it = tile(String(event.figures.tile));
    const symbol = it.kind === 'treasure' ? TREASURES[it.type].symbol : undefined;
    const where = { place: place(event.figures.space) };
    made.tags.push({ text: `+${String(event.figures.points)}`, ...(symbol ? { icon: symbol } : {}), at: where });
  } else if (event.kind === 'woke') {
    const statue = Number(event.figures.statue);
    made.wakes.push(statue);
    if (board.statues[statue - 1] !== undefined) made.tags.push({ text: 'wakes', icon: 'sleep', at: { statue } });
  } else if (event.kind === 'entered tomb') {
    const points = Number(event.figures.points);
    if (points) made.tags.push({ text: `+${points}`, icon: 'sarcophagus', at: { place: TOMB } });
  } else if (event.kind === 'mummy') {
    made.mummy = place(event.figures.to);
  } else if (event.kind === 'fell') {
    made.tags.push({ text: 'falls', at: { place: place(event.figures.space) } });
  } else if (event.kind === 'spent keys') {
    made.tags.push({ text: Number(event.figures.keys) > 1 ? `${String(event.figures.keys)} keys` : 'a key', icon: 'key', at });
  } else if (icon && event.seat === mine && here) {
    made.tags.push({ text: '+1', icon, at });
  }
}
