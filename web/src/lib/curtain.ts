/** A hand that is not to be seen now: what a seat alone may know is taken out of its view. */
interface Seen {
  seat?: number | null;
  seats?: Record<string, unknown>[];
}

const PRIVATE = ['hand', 'scarab_values'];

/** Whether a view holds anything that others may not see. */
export function hasSecrets(view: unknown): boolean {
  const { seat, seats } = (view ?? {}) as Seen;
  return seat != null && Array.isArray(seats?.[seat]?.hand);
}

/** How many cards a seat holds. */
export function cards(view: unknown): number {
  const { seat, seats } = (view ?? {}) as Seen;
  const hand = seat == null ? null : seats?.[seat]?.hand;
  return Array.isArray(hand) ? hand.length : 0;
}

/** The view without the secrets of its seat. */
export function curtained<V>(view: V): V {
  const { seat, seats } = (view ?? {}) as Seen;
  if (seat == null || !seats?.[seat]) return view;
  const bare: Record<string, unknown> = { ...seats[seat] };
  for (const name of PRIVATE) {
    const held = bare[name];
    if (Array.isArray(held)) bare[name] = name === 'hand' ? held.map(() => null) : null;
  }
  return { ...view, seats: seats.map((each, index) => (index === seat ? bare : each)) };
}
