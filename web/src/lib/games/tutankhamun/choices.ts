/** What each legal action is about. The numbers are those of the record format. */
import type { Choice } from '../../wire';

export type Meaning =
  | { kind: 'sail' | 'isis' | 'ra' | 'thoth' | 'thoth-with' | 'fetch'; slot: number }
  | { kind: 'behind' | 'decline' }
  | { kind: 'take'; tile: string };

const BLOCKS = ['sail', 'isis', 'ra', 'thoth', 'thoth-with', 'fetch'] as const;

/** What an action is about. */
export function meaning({ action, text }: Pick<Choice, 'action' | 'text'>): Meaning {
  if (action === 699) return { kind: 'decline' };
  if (action === 500) return { kind: 'behind' };
  if (action >= 600) return { kind: 'take', tile: /^take (.+) from the Underworld$/.exec(text)?.[1] ?? '' };
  return { kind: BLOCKS[Math.floor(action / 100)]!, slot: action % 100 };
}

/** The slot that an action is about, if any. */
export function slotOf(choice: Choice): number | null {
  const means = meaning(choice);
  return 'slot' in means ? means.slot : null;
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
export function preview(choice: Choice, nile: readonly (string | null)[], thoth: number | null): Preview {
  const made: Preview = { route: null, target: slotOf(choice), second: thoth, trail: [], set: null };
  for (const event of choice.preview ?? []) {
    if (event.kind === 'sailed' || event.kind === 'went behind') {
      made.route = { seat: event.seat, from: Number(event.figures.from), to: Number(event.figures.to) };
    } else if (event.kind === 'trailed') {
      made.trail.push(Number(event.figures.slot));
    }
  }
  const means = meaning(choice);
  const tile = means.kind === 'take' ? means.tile : made.target ? nile[made.target - 1] : null;
  made.set = tile ?? null;
  return made;
}
