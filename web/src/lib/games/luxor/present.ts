/** The view between two updates: how it looks while and after an event is shown. The next update sets everything right. */
import type { Told } from '../../wire';
import { event } from './events';
import type { Board, Place, Seat, View } from './types';

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

/** Whether a card leaves a hand from its left end; for a reader who does not see the hand, from its right. */
export function leftEnd(view: View, seat: number, card: string): boolean {
  return view.seats[seat]?.hand[0] === card;
}

function withoutCard(view: View, seat: number, card: string): View {
  const left = leftEnd(view, seat, card);
  return withSeat(view, seat, ({ hand, own_equipment: own }) => ({ hand: left ? hand.slice(1) : hand.slice(0, -1), own_equipment: left ? own.slice(1) : own.slice(0, -1) }));
}

/** With what moves taken up. */
export function lift(view: View, told: Told, board: Pick<Board, 'asleep'>): View {
  const it = event(told);
  const { seat } = it;
  switch (it.kind) {
    case 'moved':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, it.figures.from, 'on the way') }));
    case 'woke':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, board.asleep[it.figures.statue - 1]!, 'on the way') }));
    case 'mummy':
      return { ...view, mummy: 0 };
    case 'claimed':
      return withTile(view, it.figures.space, 'empty');
    case 'played':
    case 'dropped':
    case 'added':
      return withoutCard(view, seat, it.figures.card);
    default:
      return view;
  }
}

/** With what moved put down. */
export function land(view: View, told: Told, board: Pick<Board, 'lying'>): View {
  const it = event(told);
  const { seat } = it;
  const points = (more: number): View => withSeat(view, seat, (held) => ({ points: held.points + more }));
  switch (it.kind) {
    case 'moved':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, 'on the way', it.figures.to) }));
    case 'woke':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, 'on the way', 'woken') }));
    case 'mummy':
      return { ...view, mummy: it.figures.to };
    case 'claimed':
      return points(it.figures.points);
    case 'scored':
    case 'extra point':
      return points(it.figures.points);
    case 'revealed':
      return withTile(view, it.figures.space, it.figures.tile);
    case 'took key':
      return withSeat(view, seat, (held) => ({ keys: held.keys + 1 }));
    case 'took wild treasure':
      return withSeat(view, seat, (held) => ({ wild: held.wild + 1 }));
    case 'took scarab':
      return withSeat(view, seat, (held) => ({ scarabs: held.scarabs + 1 }));
    case 'talismans':
      return withSeat(view, seat, (held) => ({ talismans: held.talismans + it.figures.talismans }));
    case 'rolled':
      return { ...view, roll: it.figures.die };
    case 'played':
    case 'dropped':
      return { ...view, card: it.figures.card, top_discard: it.figures.card };
    case 'turned up Horus card':
      return { ...view, horus: view.horus.map((stack, index) => (index === it.figures.level - 1 ? { ...stack, top: it.figures.card } : stack)) };
    case 'rose':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, board.lying[it.figures.space - 1]!, it.figures.space) }));
    case 'fell':
      return withSeat(view, seat, ({ adventurers }) => ({ adventurers: replaced(adventurers, it.figures.space, board.lying[it.figures.space - 1]!) }));
    default:
      return view;
  }
}
