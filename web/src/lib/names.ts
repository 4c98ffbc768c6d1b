import type { Seat } from './wire';
import { say } from './words';

const BOTS = ['ibis', 'jackal', 'heron', 'lynx', 'oryx', 'hare'];

/** What the page calls a bot on a seat. */
export function botName(seat: number): string {
  const animal = BOTS[seat];
  return animal ? say(`bot-name-${animal}`) : say('seat-number', { seat: seat + 1 });
}

/** The names at a table. The server calls a bot by a colour of the box, but the page has colours of its own. */
export function names(seats: readonly Seat[]): string[] {
  return seats.map((seat) => (seat.kind === 'bot' ? botName(seat.seat) : seat.name));
}
