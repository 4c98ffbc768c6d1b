/** What a choice leads to, as it is drawn over the board: paths with counted and skipped spaces, and tags. */
import type { Choice } from '../../wire';
import { meaning, numbered, way } from './choices';
import { TOMB } from './geometry';
import { event } from './events';
import type { LuxorSpeaker } from './said';
import { tile, TREASURES, type Things } from './tiles';
import type { Event, View } from './types';

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

/** The way from one place to another along the spaces: the steps of the card, then those that Osiris adds; spaces without a tile are not counted. */
export function trail(view: View, board: Things, from: number, to: number, steps: number): Trail {
  const stops: Stop[] = [{ place: from, mark: 'start', count: 0 }];
  let at = from;
  const walk = (mark: 'step' | 'osiris', heading: number, there: (count: number) => boolean): void => {
    for (let count = 0; !there(count) && at + heading >= 0 && at + heading <= TOMB; ) {
      at += heading;
      const empty = at >= 1 && at < TOMB && tile(board, view.spaces[at - 1]!).kind === 'empty';
      if (empty && at !== to) stops.push({ place: at, mark: 'skipped', count: 0 });
      else stops.push({ place: at, mark, count: (count += 1) });
    }
  };
  if (Number.isFinite(steps)) walk('step', Math.sign(steps), (count) => count === Math.abs(steps));
  else walk('step', Math.sign(to - from), () => at === to);
  if (at !== to) {
    const onOsiris = stops.filter(({ mark }) => mark === 'step').at(-1);
    if (onOsiris) onOsiris.mark = 'osiris';
    walk('osiris', Math.sign(to - at), () => at === to);
  }
  return { stops, tunnel: false };
}

const TAKES: Record<string, Tag['icon']> = { 'took key': 'key', 'took wild treasure': 'wild', 'took scarab': 'scarab', 'took Horus card': 'horus' };

/** All that certainly follows from a choice, to be drawn. */
export function preview(view: View, choice: Choice, speaker: LuxorSpeaker): Preview {
  const events = (choice.preview ?? []).map(event);
  const goes = way(meaning(choice));
  const made: Preview = { trails: [], tags: [], target: goes?.to ?? null, wakes: [], mummy: null, falls: [] };
  const moved = events.flatMap((it) => (it.kind === 'moved' ? [it.figures] : []));
  for (const { from: start, to: end, steps, by } of moved) {
    const [from, to] = [numbered(start), numbered(end)];
    if (by === 'tunnel') made.trails.push({ stops: [{ place: from, mark: 'start', count: 0 }, { place: to, mark: 'step', count: 0 }], tunnel: true });
    else made.trails.push(trail(view, speaker.board, from, to, by === 'steps' ? steps : Infinity));
    made.target = to;
  }
  if (!moved.length && goes && goes.from !== goes.to) made.trails.push(trail(view, speaker.board, goes.from, goes.to, goes.steps));
  const here = made.target ?? 0;
  for (const it of events) tags(it, here, view.to_move, made, speaker);
  return made;
}

function tags(it: Event, here: number, mine: View['to_move'], made: Preview, speaker: LuxorSpeaker): void {
  const at = { place: here };
  const icon = TAKES[it.kind];
  if (it.kind === 'claimed') {
    const what = tile(speaker.board, it.figures.tile);
    const symbol = what.kind === 'treasure' ? TREASURES[what.type].symbol : undefined;
    made.tags.push({ text: `+${it.figures.points}`, ...(symbol ? { icon: symbol } : {}), at: { place: it.figures.space } });
  } else if (it.kind === 'woke') {
    const { statue } = it.figures;
    made.wakes.push(statue);
    if (speaker.board.statues[statue - 1] !== undefined) made.tags.push({ text: speaker.phrase('tag-wakes'), icon: 'sleep', at: { statue } });
  } else if (it.kind === 'entered tomb') {
    if (it.figures.points) made.tags.push({ text: `+${it.figures.points}`, icon: 'sarcophagus', at: { place: TOMB } });
  } else if (it.kind === 'mummy') {
    made.mummy = it.figures.to;
  } else if (it.kind === 'fell') {
    made.tags.push({ text: speaker.phrase('tag-falls'), at: { place: it.figures.space } });
  } else if (it.kind === 'spent keys') {
    made.tags.push({ text: speaker.phrase('keys-n', { keys: it.figures.keys }), icon: 'key', at });
  } else if (icon && it.seat === mine && here) {
    made.tags.push({ text: '+1', icon, at });
  }
}
