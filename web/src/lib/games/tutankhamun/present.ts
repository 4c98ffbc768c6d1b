/** The view between two updates: how it looks while and after an event is shown. The next update sets everything right. */
import type { Told } from '../../wire';
import type { Seat, View } from './view';

function withSeat(view: View, seat: number, change: (seat: Seat) => Partial<Seat>): View {
  return { ...view, seats: view.seats.map((each, index) => (index === seat ? { ...each, ...change(each) } : each)) };
}

function withSlot(view: View, slot: number, tile: string | null): View {
  return { ...view, nile: view.nile.map((each, index) => (index === slot - 1 ? tile : each)) };
}

function more(counts: Record<string, number>, name: string, by = 1): Record<string, number> {
  return { ...counts, [name]: (counts[name] ?? 0) + by };
}

/** A boat that is under way is nowhere. */
export const UNDER_WAY = -1000;

/** With what moves taken up. */
export function lift(view: View, event: Told): View {
  const { figures, seat } = event;
  if (event.kind === 'sailed') return withSlot(withSeat(view, seat, () => ({ boat: UNDER_WAY })), Number(figures.to), view.nile[Number(figures.to) - 1] ?? null);
  if (event.kind === 'went behind') return withSeat(view, seat, () => ({ boat: UNDER_WAY }));
  if (event.kind === 'trailed' || event.kind === 'moved to Underworld' || event.kind === 'fetched') return withSlot(view, Number(figures.slot), null);
  return view;
}

/** With what moved put down. */
export function land(view: View, event: Told): View {
  const { figures, seat } = event;
  const tile = String(figures.tile);
  const held = (made: View): View => {
    const sets = made.sets.map((set) => (set.name === tile ? { ...set, held: set.held.map((count, index) => count + Number(index === seat)) } : set));
    return { ...made, sets };
  };
  switch (event.kind) {
    case 'sailed':
      return withSlot(withSeat(view, seat, () => ({ boat: Number(figures.to) })), Number(figures.to), null);
    case 'went behind':
      return withSeat(view, seat, () => ({ boat: Number(figures.to) }));
    case 'collected': {
      const sets = view.sets.map((set) => (set.name === tile ? { ...set, in_nile: Number(figures.left) } : set));
      return held({ ...view, sets });
    }
    case 'trailed':
    case 'moved to Underworld':
      return { ...view, underworld: more(view.underworld, tile) };
    case 'took from Underworld':
      return held({ ...view, underworld: more(view.underworld, tile, -1) });
    case 'exchanged ring':
      return held(withSlot(view, Number(figures.slot), 'Scarab Ring'));
    case 'fetched':
      return held(view);
    case 'exchanged tiles':
      return withSlot(withSlot(view, Number(figures.lower), String(figures.lower_tile)), Number(figures.higher), String(figures.higher_tile));
    case 'ring scored':
      return withSeat(view, seat, (it) => ({ points: Math.max(0, it.points - Number(figures.points)) }));
    case 'set scored': {
      let made = view;
      for (const place of ['first', 'second'] as const) {
        const who = figures[place];
        const points = Number(figures[`${place}_points`]);
        if (typeof who === 'number' && who >= 0) made = withSeat(made, who, (it) => ({ points: Math.max(0, it.points - points) }));
      }
      return { ...made, sets: made.sets.map((set) => (set.name === tile ? { ...set, closed: true } : set)) };
    }
    default:
      return view;
  }
}
