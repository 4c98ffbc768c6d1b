/** What happened, in words. */
import { plain, sentence } from '../../story';
import type { Part, Saying } from '../game';
import type { Told } from '../../wire';
import { CHARACTERS } from './curse';
import type { Event, Place } from './types';

/** An event of the wire as Luxor's. */
export function event(told: Told): Event {
  return told as unknown as Event;
}

const UNSAID: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['laid out', 'turned up Horus card', 'turned up mummy tile', 'placed']);
const SAID_AT_START: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['begins', 'became']);

function at(space: number): Part {
  return { text: `space ${space}`, place: space };
}

function place(where: Place): Part {
  return typeof where === 'number' ? at(where) : { text: where === 'stairs' || where === 'tomb' ? `the ${where}` : where };
}

function parts(...pieces: (string | Part)[]): Part[] {
  return pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : piece));
}

/** An event in words; null if it goes without saying. What the reader may not know is left out. */
export function saying(wired: Told, names: readonly string[], reader: number | null, start: boolean): Saying | null {
  const it = event(wired);
  if (start ? !SAID_AT_START.has(it.kind) : UNSAID.has(it.kind)) return null;
  const known = reader === null || it.seat === reader;
  const does = (...pieces: (string | Part)[]): Saying => ({ seat: it.seat, parts: parts(...pieces) });
  const there = (...pieces: (string | Part)[]): Saying => ({ seat: null, parts: parts(...pieces) });
  const name = names[it.seat] ?? '';
  switch (it.kind) {
    case 'drew':
      return does(`draws ${known && it.figures.card !== null ? it.figures.card : 'a card'}`);
    case 'took scarab':
      return does(`takes a scarab${known && it.figures.points !== null ? ` worth ${it.figures.points}` : ''}`);
    case 'boxed scarab':
      return does(`puts a scarab${known && it.figures.points !== null ? ` worth ${it.figures.points}` : ''} into the box`);
    case 'played':
      return does(`plays ${it.figures.card}`);
    case 'dropped':
      return does(`drops ${it.figures.card}`);
    case 'rolled':
      return there(`The die shows ${it.figures.die}`);
    case 'moved':
      return { ...does('goes from ', place(it.figures.from), ' to ', place(it.figures.to)), opening: `An adventurer of ${name}` };
    case 'woke':
      return does(`wakes the adventurer at statue ${it.figures.statue}`);
    case 'entered tomb':
      return does(`reaches the tomb${it.figures.points ? ` and takes the sarcophagus worth ${it.figures.points}` : ''}`);
    case 'claimed':
      return does(`claims the ${it.figures.tile} on `, at(it.figures.space), ` for ${it.figures.points}`);
    case 'revealed':
      return there('On ', at(it.figures.space), ` lies now: ${it.figures.tile}`);
    case 'took key':
      return does('takes a key');
    case 'took wild treasure':
      return does('takes a wild treasure');
    case 'took Horus card':
      return does(`takes the Horus card ${it.figures.card}`);
    case 'turned up Horus card':
      return there(`The next Horus card of level ${it.figures.level} is ${it.figures.card}`);
    case 'shuffled':
      return there('The discard pile is shuffled into a new draw pile');
    case 'laid out':
      return there('On ', at(it.figures.space), ` lies ${it.figures.tile}`);
    case 'begins':
      return does('begins');
    case 'became':
      return { ...does(`is the ${CHARACTERS[it.figures.character]?.name ?? it.figures.character}`), alone: true };
    case 'ignored':
      return does(`plays ${it.figures.card} for one step forward`);
    case 'added':
      return does(`adds ${it.figures.card}`);
    case 'placed':
      return does(`places the card second from the ${it.figures.side}`);
    case 'rearranged':
      return does(`puts card ${it.figures.from + 1} of the hand to place ${it.figures.to + 1}`);
    case 'spent keys':
      return does(`spends ${it.figures.keys} ${it.figures.keys > 1 ? 'keys' : 'key'} for the number`);
    case 'extra point':
      return does('scores an extra point');
    case 'extra turn':
      return does('will take an extra turn');
    case 'mummy':
      return there('The mummy goes from ', at(it.figures.from), ' to ', at(it.figures.to));
    case 'fell':
      return there(`The adventurer of ${name} falls at the mummy's feet on `, at(it.figures.space));
    case 'laid down':
      return there(`The mummy lays down ${it.figures.adventurers} of ${name}`);
    case 'rose':
      return { ...does('rises on ', at(it.figures.space)), opening: `An adventurer of ${name}` };
    case 'talismans':
      return does(`takes ${it.figures.talismans} ${it.figures.talismans > 1 ? 'talismans' : 'talisman'}`);
    case 'bought':
      return does(`pays ${it.figures.cost} for the mummy tile ${it.figures.mummy_tile}`);
    case 'turned up mummy tile':
      return there(`The next mummy tile is ${it.figures.mummy_tile}`);
    case 'scored':
      return does(`scores ${it.figures.points}`);
    case 'discarded':
      return does(`discards ${it.figures.card}`);
    case 'discarded hand':
      return does('discards the whole hand');
  }
}

/** What would follow a choice, in sentences. */
export function follows(events: readonly Told[], names: readonly string[], reader: number | null): string {
  return events.flatMap((each) => saying(each, names, reader, false) ?? []).map((each) => plain(sentence(each, names))).join(' ');
}
