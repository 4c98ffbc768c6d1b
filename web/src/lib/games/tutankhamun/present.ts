/** The view between two updates: how it looks while and after an event is shown. The next update sets everything right. */
import type { Told } from '../../wire';
import { event } from './events';
import { RING } from './tiles';
import type { Seat, View } from './types';

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
export function lift(view: View, told: Told): View {
  const it = event(told);
  switch (it.kind) {
    case 'sailed':
    case 'went behind':
      return withSeat(view, it.seat, () => ({ boat: UNDER_WAY }));
    case 'trailed':
    case 'moved to Underworld':
    case 'fetched':
      return withSlot(view, it.figures.slot, null);
    default:
      return view;
  }
}

/** With a tile more in somebody's hands. */
function held(view: View, seat: number, tile: string): View {
  const sets = view.sets.map((set) => (set.name === tile ? { ...set, held: set.held.map((count, index) => count + Number(index === seat)) } : set));
  return { ...view, sets };
}

function scored(view: View, who: number | 'Underworld' | null, points: number): View {
  return typeof who === 'number' ? withSeat(view, who, (seat) => ({ points: Math.max(0, seat.points - points) })) : view;
}

/** With what moved put down. */
export function land(view: View, told: Told): View {
  const it = event(told);
  const { seat } = it;
  switch (it.kind) {
    case 'sailed':
      return withSlot(withSeat(view, seat, () => ({ boat: it.figures.to })), it.figures.to, null);
    case 'went behind':
      return withSeat(view, seat, () => ({ boat: it.figures.to }));
    case 'collected': {
      const sets = view.sets.map((set) => (set.name === it.figures.tile ? { ...set, in_nile: it.figures.left } : set));
      return held({ ...view, sets }, seat, it.figures.tile);
    }
    case 'trailed':
    case 'moved to Underworld':
      return { ...view, underworld: more(view.underworld, it.figures.tile) };
    case 'took from Underworld':
      return held({ ...view, underworld: more(view.underworld, it.figures.tile, -1) }, seat, it.figures.tile);
    case 'exchanged ring':
      return held(withSlot(view, it.figures.slot, RING), seat, it.figures.tile);
    case 'fetched':
      return held(view, seat, it.figures.tile);
    case 'exchanged tiles':
      return withSlot(withSlot(view, it.figures.lower, it.figures.lower_tile), it.figures.higher, it.figures.higher_tile);
    case 'ring scored':
      return scored(view, seat, it.figures.points);
    case 'set scored': {
      const { tile, first, first_points: most, second, second_points: next } = it.figures;
      const made = scored(scored(view, first, most), second, next);
      return { ...made, sets: made.sets.map((set) => (set.name === tile ? { ...set, closed: true } : set)) };
    }
    default:
      return view;
  }
}
