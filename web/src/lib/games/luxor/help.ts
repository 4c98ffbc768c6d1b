/** What a thing on Luxor's table is, in one sentence, and the rule that says so. */
import type { Note } from '../game';
import { card, say, type Card } from './cards';
import { CHARACTERS, MUMMY_TILES } from './curse';
import { STAIRS, TOMB } from './geometry';
import { describe, tile } from './tiles';
import type { View } from './types';

const TILES: Record<string, string> = {
  treasure: 'L-ACT-2', osiris: 'L-MOVE-7', horus: 'L-ACT-5', favour: 'L-TEMP-4', wild: 'L-TEMP-2', scarab: 'L-TEMP-1', either: 'L-TEMP-3', tunnel: 'L-TEMP-5', empty: 'L-MODEL-3',
};
const EFFECTS = ['new hand', 'rear 1-2', '2 points', 'rearrange', 'scarab', 'exchange scarab', 'move 1', 'Horus card', 'treasure points', 'rear 1-4', '2 keys', 'free choice', 'extra turn', 'all move 4', 'lowest treasure'];
const ABILITIES: Record<string, string> = {
  rearrange: 'M4-REARRANGE', reroll: 'M4-REROLL', 'extra turn': 'M4-EXTRATURN', 'choose Horus': 'M4-CHOOSEHORUS', 'extra point': 'M4-EXTRAVP', forward: 'M4-FORWARD', temple: 'M4-TEMPLE', key: 'M4-KEY',
};

const CARDS: Record<Card['face'], [line: string, rule: string]> = {
  number: ['One adventurer goes exactly so many steps.', 'L-CARD-1'],
  plusminus: ['One adventurer goes one step, ahead or back.', 'L-CARD-2'],
  die: ['Roll the die; one adventurer goes so many steps.', 'L-CARD-3'],
  range: ['Choose the number of steps.', 'L-HOR-1'],
  upto: ['Roll the die; choose a number up to it.', 'L-HOR-2'],
  all: ['All your adventurers go; one of them acts.', 'L-HOR-3'],
  last: ['Your last adventurer joins the one before it, and acts there.', 'L-HOR-5'],
  fewer: ['A treasure needs one adventurer less this time.', 'L-HOR-6'],
  dieplus: ['Roll the die; use it, one more, or one less.', 'M2-CARD-DIE'],
  more: ['You may add the number of another end card.', 'M2-CARD-PLUS'],
  zero: ['One adventurer acts where it stands.', 'M2-CARD-0'],
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a place on the board is about. */
export function topic(view: View, place: number): string {
  return place === TOMB ? 'tomb' : place === STAIRS ? 'stairs' : `tile ${view.spaces[place - 1] ?? 'empty'}`;
}

/** The note about a topic: "card 1-3 (level 1)", "tile vase 2/3", "stack 1", "mummy 2 keys", "character key", "tomb", "stairs". */
export function help(about: string): Note | null {
  const [kind = '', ...words] = about.split(' ');
  const rest = words.join(' ');
  switch (kind) {
    case 'tomb':
      return { title: 'The tomb', line: 'Entered by an exact count, for one key.', rule: 'L-TOMB-1' };
    case 'stairs':
      return { title: 'The stairs', line: 'Where adventurers begin, and where the woken go.', rule: 'L-MOVE-5' };
    case 'card': {
      const { face, level, big } = card(rest);
      const [line, rule] = CARDS[face];
      return { title: level ? `Horus card, level ${level}` : `Card ${say(rest)}`, line, rule: face === 'number' && big === '6' ? 'M2-CARD-6' : rule };
    }
    case 'stack':
      return { title: `Horus cards, level ${rest}`, line: 'The top card can be taken on a Horus tile with as many eyes.', rule: 'L-ACT-5' };
    case 'mummy':
      return { title: capital(rest), line: MUMMY_TILES[rest]?.line ?? '', rule: `M1-EFF-${EFFECTS.indexOf(rest) + 1}` };
    case 'character':
      return { title: CHARACTERS[rest]?.name ?? capital(rest), line: CHARACTERS[rest]?.line ?? '', rule: ABILITIES[rest] ?? 'M4-1' };
    case 'tile':
      return tiled(rest);
    default:
      return null;
  }
}

function tiled(name: string): Note {
  const it = tile(name);
  const words = capital(describe(name));
  if (it.kind === 'treasure') {
    return it.type === 'artifact' ? { title: 'Artifact', line: words, rule: 'M3-4' } : { title: capital(it.type), line: `${words}.`, rule: TILES.treasure! };
  }
  return { title: it.kind === 'empty' ? 'Empty space' : words.split(',')[0]!, line: `${words}.`, rule: TILES[it.kind]! };
}
