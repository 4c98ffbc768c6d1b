/** What a thing on Luxor's table is, in one sentence, and the rule that says so. */
import { slug } from '../../words/speaker';
import type { Note } from '../game';
import { STAIRS, TOMB } from './geometry';
import { now } from './now';
import type { LuxorSpeaker } from './said';
import { card as args } from './telling';
import { card, tile } from './tiles';
import type { Card, Tile, View } from './types';
import { facts } from './words';

const TILES: Record<Tile['kind'], string> = {
  treasure: 'L-ACT-2', osiris: 'L-MOVE-7', horus: 'L-ACT-5', favour: 'L-TEMP-4', wild: 'L-TEMP-2', scarab: 'L-TEMP-1', 'wild or scarab': 'L-TEMP-3', tunnel: 'L-TEMP-5', empty: 'L-MODEL-3',
};
const CARDS: Record<Card['kind'], string> = {
  steps: 'L-CARD-1', 'plus minus': 'L-CARD-2', die: 'L-CARD-3', 'up to': 'L-HOR-1', 'up to die': 'L-HOR-2', all: 'L-HOR-3', last: 'L-HOR-5', 'one less': 'L-HOR-6', 'die plus minus': 'M2-CARD-DIE', plus: 'M2-CARD-PLUS',
};
/** The mummy tiles in the order of the rules, which number them. */
export const EFFECTS: readonly string[] = ['new hand', 'rear 1-2', '2 points', 'rearrange', 'scarab', 'exchange scarab', 'move 1', 'Horus card', 'treasure points', 'rear 1-4', '2 keys', 'free choice', 'extra turn', 'all move 4', 'lowest treasure'];
/** The rule of each character. */
export const ABILITIES: Record<string, string> = {
  rearrange: 'M4-REARRANGE', reroll: 'M4-REROLL', 'extra turn': 'M4-EXTRATURN', 'choose Horus': 'M4-CHOOSEHORUS', 'extra point': 'M4-EXTRAVP', forward: 'M4-FORWARD', temple: 'M4-TEMPLE', key: 'M4-KEY',
};

/** What a place on the board is about. */
export function topic(view: View, place: number): string {
  return place === TOMB ? 'tomb' : place === STAIRS ? 'stairs' : `tile ${view.spaces[place - 1] ?? 'empty'}`;
}

/** The note about a topic: a kind of thing, and the name that the rules have for this one, such as "card 5". */
export function help(speaker: LuxorSpeaker, about: string, view: View): Note | null {
  const space = about.indexOf(' ');
  const [kind, name] = space < 0 ? [about, ''] : [about.slice(0, space), about.slice(space + 1)];
  const found = noted(speaker, kind, name);
  return found && { ...found, now: now(view, speaker, kind, name) };
}

function noted(speaker: LuxorSpeaker, kind: string, name: string): Omit<Note, 'now'> | null {
  switch (kind) {
    case 'tomb':
      return { title: speaker.label('tomb'), line: speaker.phrase('help-tomb'), rule: 'L-TOMB-1' };
    case 'stairs':
      return { title: speaker.label('stairs'), line: speaker.phrase('help-stairs'), rule: 'L-MOVE-5' };
    case 'card':
      return carded(speaker, name);
    case 'stack':
      return { title: speaker.label('cards-of-level', { level: Number(name) }), line: speaker.phrase('help-stack'), rule: 'L-ACT-5' };
    case 'mummy': {
      const mummy_tile = slug(name);
      return { title: speaker.label('mummy-tile', { mummy_tile }), line: speaker.phrase('help-mummy-tile', { mummy_tile }), rule: `M1-EFF-${EFFECTS.indexOf(name) + 1}` };
    }
    case 'character': {
      const character = slug(name);
      return { title: speaker.label('character', { character }), line: speaker.phrase('help-character', { character }), rule: ABILITIES[name] ?? 'M4-1' };
    }
    case 'tile': {
      const it = tile(speaker.board, name);
      const rule = it.kind === 'treasure' && it.type === 'artifact' ? 'M3-4' : TILES[it.kind];
      return { title: speaker.label('tile', facts(speaker, name)), line: speaker.phrase('help-tile', facts(speaker, name)), rule };
    }
    default:
      return null;
  }
}

function carded(speaker: LuxorSpeaker, name: string): Omit<Note, 'now'> {
  const { kind, number, level } = card(speaker.board, name);
  const said = args(speaker.board, name);
  const rule = kind !== 'steps' ? CARDS[kind] : number === 0 ? 'M2-CARD-0' : number === 6 ? 'M2-CARD-6' : CARDS.steps;
  const title = level ? speaker.label('horus-card', { level }) : speaker.label('card-bare', said);
  return { title, line: speaker.phrase('help-card', said), rule };
}
