/** What each legal action is about, so that the board can show it. The numbers are those of the record format. */
import type { Choice } from '../../wire';
import { STAIRS, TOMB } from './geometry';

export type Meaning =
  | { kind: 'card'; side: 0 | 1; how: 'play' | 'drop' | 'forward' | 'add' }
  | { kind: 'move'; from: number; to: number; steps: number }
  | { kind: 'actor'; from: number; to: number }
  | { kind: 'claim' | 'leave' | 'key' | 'scarab' | 'wild' | 'decline' | 'accept' }
  | { kind: 'horus'; level: number }
  | { kind: 'place'; side: 0 | 1 }
  | { kind: 'rearrange'; card: number; to: number }
  | { kind: 'discard'; card: number }
  | { kind: 'buy'; effect: string }
  | { kind: 'raise'; spaces: number[] }
  | { kind: 'box'; points: number }
  | { kind: 'items' }
  | { kind: 'other' };

const SIMPLE: Record<number, Meaning['kind']> = { 5: 'claim', 6: 'leave', 7: 'key', 11: 'scarab', 12: 'wild', 720: 'decline', 721: 'accept' };

function named(words: string): number {
  if (words === 'the stairs') return STAIRS;
  if (words === 'the tomb') return TOMB;
  return Number(/\d+/.exec(words)?.[0] ?? -1);
}

/** What an action is about. */
export function meaning({ action, text }: Pick<Choice, 'action' | 'text'>): Meaning {
  if (action <= 3) return { kind: 'card', side: (action % 2) as 0 | 1, how: action <= 1 ? 'play' : 'drop' };
  const simple = SIMPLE[action];
  if (simple) return { kind: simple } as Meaning;
  if (action >= 8 && action <= 10) return { kind: 'horus', level: action - 7 };
  if (action >= 16 && action < 64) return { kind: 'actor', from: action - 16, to: action - 16 };
  if (action >= 64 && action < 720) {
    const from = Math.floor((action - 64) / 16);
    const to = / to (.+?)(?: for \d+ keys?)?$/.exec(text)?.[1];
    return { kind: 'move', from, to: to ? named(to) : from, steps: ((action - 64) % 16) - 1 };
  }
  if (action === 722 || action === 723) return { kind: 'card', side: (action - 722) as 0 | 1, how: 'forward' };
  if (action === 724 || action === 725) return { kind: 'card', side: (action - 724) as 0 | 1, how: 'add' };
  if (action === 726 || action === 727) return { kind: 'place', side: (action - 726) as 0 | 1 };
  if (action >= 728 && action < 753) return { kind: 'rearrange', card: Math.floor((action - 728) / 5), to: (action - 728) % 5 };
  if (action >= 753 && action < 758) return { kind: 'discard', card: action - 753 };
  if (action >= 758 && action < 798) return { kind: 'buy', effect: /^buy (.+) for \d+$/.exec(text)?.[1] ?? '' };
  if (action >= 798 && action < 830) return { kind: 'raise', spaces: [...text.matchAll(/space (\d+)/g)].map((found) => Number(found[1])) };
  if (action >= 830 && action < 840) return { kind: 'box', points: Number(/\d+$/.exec(text)?.[0] ?? 0) };
  if (action >= 840 && action < 848) return { kind: 'items' };
  return { kind: 'other' };
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
    if (means.kind === 'move' || means.kind === 'actor') found.add(means.from);
    if (means.kind === 'raise') means.spaces.forEach((space) => found.add(space));
  }
  return found;
}

/** The places that a choice leads to. */
export function destinations(list: readonly Meant[]): Set<number> {
  const found = new Set<number>();
  for (const { means } of list) if (means.kind === 'move' || means.kind === 'actor') found.add(means.to);
  return found;
}

/** The choices that a touch of a place may mean: those that lead there first, then those that start there. */
export function touching(list: readonly Meant[], place: number): Choice[] {
  const to = list.filter(({ means }) => (means.kind === 'move' || means.kind === 'actor') && means.to === place);
  const from = list.filter(({ means }) => means.kind === 'move' && means.from === place && means.to !== place);
  const raised = list.filter(({ means }) => means.kind === 'raise' && means.spaces.includes(place));
  return [...to, ...from, ...raised].map(({ choice }) => choice);
}
