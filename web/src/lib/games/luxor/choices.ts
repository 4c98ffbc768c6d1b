/** What each legal action is about, so that the board can show it. */
import type { Choice, Told } from '../../wire';
import { slug } from '../../words/speaker';
import { event } from './events';
import { STAIRS, TOMB } from './geometry';
import type { Means, Place, View } from './types';

/** What chance does, which nobody chooses. */
type Outcome = 'begins' | 'lay' | 'deal' | 'draw' | 'roll' | 'turn up Horus card' | 'reveal' | 'draw scarab' | 'turn up mummy tile' | 'become';
/** What a player may do. */
export type Meaning = Exclude<Means, { kind: Outcome }>;

export function meaning(choice: Pick<Choice, 'means'>): Meaning {
  return choice.means as unknown as Meaning;
}

/** The number of a place by which the board draws it. */
export function numbered(place: Place): number {
  if (typeof place === 'number') return place;
  return place === 'tomb' ? TOMB : STAIRS;
}

/** Where an action begins on the board, and where it leads; null for all that happens elsewhere. */
export function way(means: Meaning): { from: number; to: number; steps: number } | null {
  if (means.kind === 'move') return { from: numbered(means.from), to: numbered(means.to), steps: means.steps };
  if (means.kind === 'act') return { from: numbered(means.at), to: numbered(means.at), steps: 0 };
  return null;
}

/** The end of the hand that an action is about. */
export function end(means: Meaning): 'left' | 'right' | null {
  return means.kind === 'play' || means.kind === 'drop' || means.kind === 'add' ? means.side : null;
}

/** From here on most people keep what they rolled. */
const GOOD_ROLL = 4;

/** Whether a choice passes, or gives something up: the gold button is never for that. */
export function modest(means: Meaning, roll: number | null): boolean {
  switch (means.kind) {
    case 'decline':
      return means.what !== 'reroll' || (roll ?? 0) < GOOD_ROLL;
    case 'accept':
      return means.what === 'reroll' && (roll ?? 0) >= GOOD_ROLL;
    case 'leave':
    case 'box scarab':
      return true;
    case 'raise':
      return means.spaces.length === 0;
    case 'take items':
      return means.items.length === 0;
    default:
      return false;
  }
}

/** What is asked about the tile on which somebody has just ended, and about one that has just appeared. */
const UNDERFOOT: ReadonlySet<string> = new Set(['horus-tile', 'favour-of-horus', 'wild-or-scarab', 'take-any-horus-card']);

/** The place that a question is about, by its choices or by what happened just before it; null if it is about none, or about several. */
export function asked(view: View, list: readonly Meant[], happened: readonly Told[]): number | null {
  for (const { means } of list) if (means.kind === 'claim' || means.kind === 'leave') return means.space;
  const wanted = view.decision === 'temple action' ? 'revealed' : UNDERFOOT.has(slug(view.decision)) ? 'moved' : null;
  const last = happened.map(event).findLast(({ kind }) => kind === wanted);
  if (last?.kind === 'revealed') return last.figures.space;
  return last?.kind === 'moved' && typeof last.figures.to === 'number' ? last.figures.to : null;
}

/** A choice with its meaning. */
export interface Meant {
  choice: Choice;
  means: Meaning;
}

export function meant(choices: readonly Choice[]): Meant[] {
  return choices.map((choice) => ({ choice, means: meaning(choice) }));
}

/** The places from which somebody may move or act. */
export function sources(list: readonly Meant[]): Set<number> {
  const found = new Set<number>();
  for (const { means } of list) {
    const goes = way(means);
    if (goes) found.add(goes.from);
    if (means.kind === 'raise') means.spaces.forEach((space) => found.add(space));
  }
  return found;
}

/** The places that a choice leads to. */
export function destinations(list: readonly Meant[]): Set<number> {
  return new Set(list.flatMap(({ means }) => way(means)?.to ?? []));
}

/** The choices that a touch of a place may mean: those that lead there first, then those that start there. */
export function touching(list: readonly Meant[], place: number): Choice[] {
  const to = list.filter(({ means }) => way(means)?.to === place);
  const from = list.filter(({ means }) => means.kind === 'move' && way(means)?.from === place && way(means)?.to !== place);
  const raised = list.filter(({ means }) => means.kind === 'raise' && means.spaces.includes(place));
  return [...to, ...from, ...raised].map(({ choice }) => choice);
}
