/** The view between two updates: how it looks while and after an event is shown. The next update sets everything right. */
import type { Told } from '../../wire';
import type { Place, Seat, View } from './view';

function withSeat(view: View, seat: number, change: (seat: Seat) => Partial<Seat>): View {
  const seats = view.seats.map((each, index) => (index === seat ? { ...each, ...change(each) } : each));
  return { ...view, seats };
}

function replaced(places: Place[], from: Place, to: Place): Place[] {
  const index = places.indexOf(from);
  return index < 0 ? places : places.map((place, at) => (at === index ? to : place));
}

function withTile(view: View, space: number, tile: string): View {
  return { ...view, spaces: view.spaces.map((each, index) => (index === space - 1 ? tile : each)) };
}

/** Whether a card leaves a hand from its left end; who does not see the hand is told so. */
export function leftEnd(view: View, seat: number, card: string): boolean {
  return view.seats[seat]?.hand[0] === card;
}

function withoutCard(view: View, seat: number, card: string): View {
  const left = leftEnd(view, seat, card);
  return withSeat(view, seat, ({ hand, own_equipment: own }) => ({ hand: left ? hand.slice(1) : hand.slice(0, -1), own_equipment: left ? own.slice(1) : own.slice(0, -1) }));
}

/** With what moves taken up. */
export function lift(view: View, event: Told): View {
  const { figures, seat } = event;
  switch (event.kind) {
    case 'moved':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, figures.from as Place, 'on the way') }));
    case 'woke':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, `statue ${String(figures.statue)}`, 'on the way') }));
    case 'mummy':
      return { ...view, mummy: 0 };
    case 'claimed':
      return withTile(view, Number(figures.space), 'empty');
    case 'played':
    case 'dropped':
    case 'added':
      return withoutCard(view, seat, String(figures.card));
    default:
      return view;
  }
}

/** With what moved put down. */
export function land(view: View, event: Told): View {
  const { figures, seat } = event;
  const points = (more: number): View => withSeat(view, seat, (it) => ({ points: it.points + more }));
  switch (event.kind) {
    case 'moved':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, 'on the way', figures.to as Place) }));
    case 'woke':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, 'on the way', 'woken') }));
    case 'mummy':
      return { ...view, mummy: Number(figures.to) };
    case 'claimed':
      return points(Number(figures.points));
    case 'scored':
    case 'extra point':
      return points(Number(figures.points));
    case 'revealed':
      return withTile(view, Number(figures.space), String(figures.tile));
    case 'took key':
      return withSeat(view, seat, (it) => ({ keys: it.keys + 1 }));
    case 'took wild treasure':
      return withSeat(view, seat, (it) => ({ wild: it.wild + 1 }));
    case 'took scarab':
      return withSeat(view, seat, (it) => ({ scarabs: it.scarabs + 1 }));
    case 'talismans':
      return withSeat(view, seat, (it) => ({ talismans: it.talismans + Number(figures.talismans) }));
    case 'rolled':
      return { ...view, roll: Number(figures.die) };
    case 'played':
    case 'dropped':
      return { ...view, card: String(figures.card), top_discard: String(figures.card) };
    case 'turned up Horus card':
      return { ...view, horus: view.horus.map((stack, index) => (index === Number(figures.level) - 1 ? { ...stack, top: String(figures.card) } : stack)) };
    case 'rose':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, `lying ${String(figures.space)}`, Number(figures.space)) }));
    case 'fell':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, Number(figures.space), `lying ${String(figures.space)}`) }));
    default:
      return view;
  }
}
