/** How long it has been somebody's turn, in words. */
import { number, say } from './words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds from which it is told how long somebody has been to move. */
const LONG = 5 * MINUTE;

/** How long somebody has been to move, once that is long; the server's clock and ours may differ a little. */
export function waited(turned: number, now: number): string {
  const seconds = now / 1000 - turned;
  if (turned <= 0 || seconds < LONG) return '';
  const [unit, length] = seconds < HOUR ? (['minute', MINUTE] as const) : seconds < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  return number(Math.floor(seconds / length), { style: 'unit', unit, unitDisplay: 'long' });
}

/** The same beside a name. */
export function since(turned: number, now: number): string {
  const time = waited(turned, now);
  return time && say('turn-since', { time });
}
