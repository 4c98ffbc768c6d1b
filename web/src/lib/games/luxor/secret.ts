/** What others may not see of a view of Luxor. */
import type { View } from './types';

/** How many cards the reader holds; null for a spectator. */
export function secrets(view: View): number | null {
  return view.seat === null ? null : (view.seats[view.seat]?.hand.length ?? null);
}

const NOTHING: View['seats'][number]['count'] = { low: 0, high: 0, lines: [], sets: [], next_set: 0 };

/** The view without the hand and the scarabs of its seat, and without the count that tells what they are worth. */
export function curtained(view: View): View {
  const bare = (seat: View['seats'][number]): View['seats'][number] => ({ ...seat, hand: seat.hand.map(() => null), scarab_values: null, count: NOTHING });
  return { ...view, seats: view.seats.map((seat, index) => (index === view.seat ? bare(seat) : seat)) };
}
