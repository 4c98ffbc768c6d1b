/** What happened, in words. Nothing is secret. */
import { plain, sentence } from '../../story';
import type { Part, Saying } from '../game';
import type { Told } from '../../wire';
import { RING } from './tiles';
import type { Event } from './types';

/** An event of the wire as Tutankhamun's. */
export function event(told: Told): Event {
  return told as unknown as Event;
}

function at(slot: number): Part {
  return slot > 0 ? { text: `slot ${slot}`, place: slot } : { text: `place ${1 - slot} before the Nile` };
}

function parts(...pieces: (string | Part)[]): Part[] {
  return pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : piece));
}

function paid(place: string, who: number | 'Underworld' | null, points: number, names: readonly string[]): string {
  if (who === null) return 'nobody has any';
  return who === 'Underworld' ? `the Underworld is ${place}` : `${names[who] ?? ''} is ${place} and scores ${points}`;
}

/** An event in words; null if it goes without saying. */
export function saying(wired: Told, names: readonly string[], start: boolean): Saying | null {
  const it = event(wired);
  if (start ? it.kind !== 'begins' : it.kind === 'laid out') return null;
  const does = (...pieces: (string | Part)[]): Saying => ({ seat: it.seat, parts: parts(...pieces) });
  const there = (...pieces: (string | Part)[]): Saying => ({ seat: null, parts: parts(...pieces) });
  const name = names[it.seat] ?? '';
  switch (it.kind) {
    case 'set scored': {
      const { tile, first, first_points: most, second, second_points: next } = it.figures;
      const scored = [paid('first', first, most, names), ...(tile !== RING && second !== null ? [paid('second', second, next, names)] : [])];
      return there(`The last ${tile} has left the Nile: ${scored.join(', ')}`);
    }
    case 'sailed':
      return does('sails from ', at(it.figures.from), ' to ', at(it.figures.to), ` (${it.figures.tile})`);
    case 'collected':
      return { ...does(`collects ${it.figures.tile}; ${it.figures.left || 'none'} left in the Nile`), alone: true };
    case 'ring scored':
      return does(`scores ${it.figures.points === 1 ? '1 point' : `${it.figures.points} points`} for the ring`);
    case 'trailed':
      return there(`${it.figures.tile} on `, at(it.figures.slot), ' is behind all boats and goes to the Underworld');
    case 'took from Underworld':
      return there(`Osiris: ${name} takes ${it.figures.tile} from the Underworld`);
    case 'exchanged ring':
      return there(`Isis: ${name} lays a ring on `, at(it.figures.slot), ` and takes ${it.figures.tile}`);
    case 'moved to Underworld':
      return there(`Ra: ${name} moves ${it.figures.tile} from `, at(it.figures.slot), ' to the Underworld');
    case 'exchanged tiles': {
      const { lower, lower_tile: below, higher, higher_tile: above } = it.figures;
      return there(`Thoth: ${name} exchanges two tiles; ${below} lies now on `, at(lower), `, ${above} on `, at(higher));
    }
    case 'fetched':
      return there(`Horus: ${name} fetches ${it.figures.tile} from `, at(it.figures.slot));
    case 'went behind':
      return there(`Horus: ${name} goes behind all boats, to `, at(it.figures.to));
    case 'declined':
      return does(`declines the power of ${it.figures.tile}`);
    case 'no use':
      return there(`${it.figures.tile} has no use for ${name} now`);
    case 'ended':
      return there(it.figures.ending === 'zero' ? 'A marker is at 0: the game is over' : 'The Nile is empty: the game is over');
    case 'laid out':
      return there('On ', at(it.figures.slot), ` lies ${it.figures.tile}`);
    case 'begins':
      return does('begins');
  }
}

/** What would follow a choice, in sentences. */
export function follows(events: readonly Told[], names: readonly string[]): string[] {
  return events.flatMap((each) => saying(each, names, false) ?? []).map((each) => plain(sentence(each, names)));
}
