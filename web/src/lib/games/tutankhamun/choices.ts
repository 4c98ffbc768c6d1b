/** What each legal action is about. */
import type { Choice } from '../../wire';
import { event } from './events';
import type { Means } from './types';

/** What a player may do; what chance does, nobody chooses. */
export type Meaning = Exclude<Means, { kind: 'begins' | 'lay' }>;

export function meaning(choice: Pick<Choice, 'means'>): Meaning {
  return choice.means as unknown as Meaning;
}

/** The slot and the tile that an action is about, if any. */
export function target(means: Meaning): { slot: number; tile: string } | null {
  switch (means.kind) {
    case 'sail':
      return { slot: means.to, tile: means.tile };
    case 'exchange with':
      return { slot: means.higher, tile: means.higher_tile };
    case 'exchange ring':
    case 'move to Underworld':
    case 'exchange':
    case 'fetch':
      return { slot: means.slot, tile: means.tile };
    default:
      return null;
  }
}

/** The slot that an action is about, if any. */
export function slotOf(choice: Pick<Choice, 'means'>): number | null {
  return target(meaning(choice))?.slot ?? null;
}

/** The legal actions by the slot they are about. */
export function bySlot(choices: readonly Choice[]): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of choices) {
    const slot = slotOf(choice);
    if (slot !== null) found.set(slot, choice);
  }
  return found;
}

export interface Preview {
  /** A boat's way. */
  route: { seat: number; from: number; to: number } | null;
  target: number | null;
  /** The other tile of an exchange. */
  second: number | null;
  /** Slots whose tiles sink. */
  trail: number[];
  /** The set whose row is lit. */
  set: string | null;
}

/** What certainly follows from a choice, to be drawn. */
export function preview(choice: Choice, thoth: number | null): Preview {
  const means = meaning(choice);
  const goal = target(means);
  const set = means.kind === 'take from Underworld' ? means.tile : (goal?.tile ?? null);
  const made: Preview = { route: null, target: goal?.slot ?? null, second: thoth, trail: [], set };
  for (const it of (choice.preview ?? []).map(event)) {
    if (it.kind === 'sailed' || it.kind === 'went behind') made.route = { seat: it.seat, from: it.figures.from, to: it.figures.to };
    else if (it.kind === 'trailed') made.trail.push(it.figures.slot);
  }
  return made;
}
