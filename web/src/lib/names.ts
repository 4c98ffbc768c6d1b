import type { Seat } from './wire';

const BOTS = ['Ibis', 'Jackal', 'Heron', 'Lynx', 'Oryx', 'Hare'];

/** What the page calls a bot on a seat. */
export function botName(seat: number): string {
  return BOTS[seat] ?? `Bot ${seat + 1}`;
}

/** The names at a table. The server calls a bot by a colour of the box, but the page has colours of its own. */
export function names(seats: readonly Seat[]): string[] {
  return seats.map((seat) => (seat.kind === 'bot' ? botName(seat.seat) : seat.name));
}
