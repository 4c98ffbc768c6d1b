/** What each legal action is about, so that the board can show it. */
import type { Choice } from '../../wire';
import { STAIRS, TOMB } from './geometry';
import type { Means, Place } from './types';

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
