/** Luxor's rules on one page: what each paragraph tells, and of which things of the board it speaks. */
import type { Guide, Paragraph, Section } from '../../guide';
import { rulesOf, words, type Args } from '../../words';
import { slug, Speaker } from '../../words/speaker';
import { isEquipment } from './cards';
import Drawing from './Drawing.svelte';
import { example } from './example';
import { ABILITIES, EFFECTS } from './help';
import type { LuxorSpeaker } from './said';
import { card as carded, telling } from './telling';
import type { Board, Card, Tile, View } from './types';
import { facts } from './words';

const TILES: Readonly<Record<Tile['kind'], readonly string[]>> = {
  treasure: ['L-ACT-2', 'L-ACT-3', 'L-MODEL-7'],
  horus: ['L-ACT-5', 'L-ACT-6'],
  osiris: ['L-MOVE-7'],
  tunnel: ['L-TEMP-5', 'L-TEMP-7'],
  scarab: ['L-TEMP-1'],
  wild: ['L-TEMP-2'],
  'wild or scarab': ['L-TEMP-3'],
  favour: ['L-TEMP-4', 'L-TEMP-8'],
  empty: ['L-MODEL-2', 'L-ACT-4'],
};
const CARDS: Readonly<Record<Card['kind'], readonly string[]>> = {
  steps: ['L-CARD-1'],
  'plus minus': ['L-CARD-2'],
  die: ['L-CARD-3'],
  'up to': ['L-HOR-1', 'L-HOR-7'],
  'up to die': ['L-HOR-2'],
  all: ['L-HOR-3', 'L-HOR-4'],
  last: ['L-HOR-5'],
  'one less': ['L-HOR-6'],
  'die plus minus': ['M2-CARD-DIE'],
  plus: ['M2-CARD-PLUS', 'M2-PLUS-1', 'M2-PLUS-2', 'M2-PLUS-3'],
};

/** What is told in words of this page alone: its rules, and what is drawn beside it. */
const TOLD: Readonly<Record<string, { rules: readonly string[]; topics?: readonly string[] }>> = {
  'rules-people': { rules: ['L-SETUP-5', 'L-MODEL-4', 'L-MODEL-6', 'M-MODEL-2'] },
  'rules-path': { rules: ['L-MODEL-1', 'L-MODEL-3'] },
  'rules-anubis': { rules: ['L-MODEL-5'] },
  'rules-chamber': { rules: ['L-TOMB-1', 'L-TOMB-3'] },
  'rules-walls': { rules: ['L-SCORE-1'] },
  'rules-aim': { rules: ['L-END-1', 'L-SCORE-6', 'L-MODEL-8'] },
  'rules-play': { rules: ['L-TURN-1', 'L-TURN-2', 'L-HAND-1', 'L-HAND-2', 'L-HAND-3'], topics: ['scene-hand'] },
  'rules-walk': { rules: ['L-MOVE-1', 'L-MOVE-2'], topics: ['scene-walk'] },
  'rules-use': { rules: ['L-ACT-1'], topics: ['scene-use'] },
  'rules-draw': { rules: ['L-HAND-4', 'L-HAND-5', 'L-TURN-3'], topics: ['scene-draw'] },
  'rules-gaps': { rules: ['L-MOVE-3'], topics: ['scene-gaps'] },
  'rules-on': { rules: ['L-MOVE-8', 'L-ACT-7'], topics: ['scene-osiris'] },
  'rules-wake': { rules: ['L-MOVE-5', 'L-MOVE-6', 'L-TEMP-6'], topics: ['scene-wake'] },
  'rules-stuck': { rules: ['L-CARD-4'], topics: ['scene-stuck'] },
  'rules-enter': { rules: ['L-TOMB-2', 'L-TOMB-4', 'L-MOVE-4'], topics: ['scene-enter'] },
  'rules-sarcophagi': { rules: ['L-END-2'], topics: ['tomb'] },
  'rules-end': { rules: ['L-END-3'], topics: ['stairs'] },
  'rules-places': { rules: ['L-SCORE-1'], topics: ['scene-places'] },
  'rules-coffins': { rules: ['L-SCORE-2'], topics: ['thing-sarcophagus'] },
  'rules-keys': { rules: ['L-SCORE-3'], topics: ['thing-key'] },
  'rules-sets': { rules: ['L-SCORE-4'], topics: ['scene-set'] },
  'rules-scarabs': { rules: ['L-SCORE-5'], topics: ['thing-scarab'] },
  'rules-sum': { rules: [], topics: ['scene-sum'] },
  'rules-mummy': { rules: ['M1-MUMMY-1', 'M1-MUMMY-2', 'M1-MUMMY-6', 'M1-SETUP-1', 'M-MODEL-3'], topics: ['scene-mummy'] },
  'rules-fallen': { rules: ['M1-MUMMY-3', 'M1-MUMMY-4', 'M1-MUMMY-7', 'M1-MUMMY-8', 'M1-MUMMY-9', 'M1-LYING-1', 'M1-LYING-2', 'M-MODEL-1'], topics: ['scene-fallen'] },
  'rules-talismans': { rules: ['M1-MUMMY-5', 'M1-SETUP-3', 'M-MODEL-5'], topics: ['thing-talisman'] },
  'rules-rising': { rules: ['M1-RISE-1', 'M1-RISE-2', 'M1-RISE-3', 'M1-RISE-4'], topics: ['scene-die'] },
  'rules-buying': { rules: ['M1-TILE-1', 'M1-TILE-2', 'M1-TILE-3', 'M1-SETUP-2'], topics: ['scene-buying'] },
  'rules-outfit': { rules: ['M2-1', 'M2-SETUP-1', 'M2-SETUP-2'], topics: ['scene-outfit'] },
  'rules-below': { rules: ['M3-2', 'M3-3', 'M3-SETUP-1', 'M3-SETUP-2'], topics: ['scene-doubled'] },
  'rules-artifacts': { rules: ['M3-1', 'M3-4', 'M3-5'], topics: ['scene-artifacts'] },
  'rules-ability': { rules: ['M4-1', 'M4-SETUP-1'], topics: ['scene-characters'] },
  'rules-fifth': { rules: ['M0-1', 'M0-2', 'M0-3', 'M0-4', 'M-MODEL-4'], topics: ['scene-fifth'] },
};

const OF_THINGS = [
  ...Object.entries(TILES).map(([kind, rules]) => [`tile-${slug(kind)}`, rules] as const),
  ...Object.entries(CARDS).map(([kind, rules]) => [`card-${slug(kind)}`, rules] as const),
  ['equipment-steps', ['M2-CARD-0', 'M2-CARD-6']] as const,
  ...EFFECTS.map((name, at) => [`mummy-${slug(name)}`, [`M1-EFF-${at + 1}`]] as const),
  ...Object.entries(ABILITIES).map(([name, rule]) => [`character-${slug(name)}`, [rule]] as const),
];

/** The points of the walls, the last of which is the tomb's. */
function figures(speaker: LuxorSpeaker): Args {
  const { board } = speaker;
  const walls = board.walls.map(({ points }) => points);
  const { mummy, artifacts, characters } = board.modules;
  const sum = example(board);
  return {
    adventurers: board.adventurers, statues: board.statues.length, awake: board.adventurers - board.statues.length, spaces: board.spaces.length,
    walls: [...new Set(walls.slice(0, -1))].join(', '), tomb: walls.at(-1) ?? 0, hand: board.hand, left: Math.floor(board.hand / 2), right: board.hand - 1 - Math.floor(board.hand / 2),
    sarcophagi: speaker.listed(board.sarcophagi.map(String)), first: board.sarcophagi[0] ?? 0,
    one: board.sets[0] ?? 0, two: board.sets[1] ?? 0, three: board.sets[2] ?? 0, low: Math.min(...board.scarabs.map(({ points }) => points)), high: Math.max(...board.scarabs.map(({ points }) => points)),
    talismans: mummy?.talismans_each ?? 0, artifact: artifacts?.points ?? 0, keys: characters?.keys ?? 0,
    places: sum.places.join(' + '), placed: sum.placed, coffins: sum.coffins, kept: sum.keys, sets: sum.sets, paid: sum.paid, scarabs: sum.scarabs, total: sum.total,
  };
}

/** A paragraph in words of this page. */
function told(speaker: LuxorSpeaker, id: string): Paragraph {
  const args = figures(speaker);
  const { rules, topics = [] } = TOLD[id]!;
  return { id, title: speaker.label(`${id}.title`, args), text: speaker.phrase(id, args), rules, topics };
}

/** The tiles of a kind, in the order of the board: one paragraph for all of them. */
function tiled(speaker: LuxorSpeaker, kind: Tile['kind']): Paragraph[] {
  const all = speaker.board.tiles.filter((each) => each.kind === kind && !(each.kind === 'treasure' && each.type === 'artifact'));
  const first = all[0];
  if (!first) return [];
  const said = facts(speaker, first.name);
  const text = all.length > 1 ? speaker.phrase('rules-tile', { tile: kind }) : speaker.phrase('help-tile', said);
  const title = kind === 'treasure' ? speaker.label('rules-tile.title') : speaker.label('tile', said);
  return [{ id: `tile-${slug(kind)}`, title, text, rules: TILES[kind], topics: all.map(({ name }) => `tile ${name}`) }];
}

/** The cards of a kind. */
function dealt(speaker: LuxorSpeaker, kind: Card['kind'], equipment: boolean): Paragraph[] {
  const all = speaker.board.cards.filter((each) => each.kind === kind && isEquipment(each) === equipment);
  const first = all[0];
  if (!first) return [];
  const id = equipment && kind === 'steps' ? 'equipment-steps' : `card-${slug(kind)}`;
  const text = all.length === 1 ? speaker.phrase('help-card', carded(speaker.board, first.name)) : speaker.phrase('rules-card', { card: slug(kind), equipment: equipment ? 'yes' : 'no' });
  const rules = OF_THINGS.find(([each]) => each === id)?.[1] ?? [];
  return [{ id, title: speaker.phrase('rules-card.title', { card: slug(kind) }), text, rules, topics: all.map(({ name }) => `card ${name}`) }];
}

function section(speaker: LuxorSpeaker, id: string, form: Section['form'], paragraphs: readonly Paragraph[]): Section[] {
  return paragraphs.length ? [{ id, title: speaker.phrase(id), form, paragraphs }] : [];
}

const BASIC: readonly Card['kind'][] = ['steps', 'plus minus', 'die'];
const HORUS: readonly Card['kind'][] = ['up to', 'up to die', 'all', 'last', 'one less'];
const SPECIAL: readonly Card['kind'][] = ['steps', 'die plus minus', 'plus'];

function sections(speaker: LuxorSpeaker): Section[] {
  const each = (...ids: readonly string[]): Paragraph[] => ids.map((id) => told(speaker, id));
  const { mummy, equipment, artifacts, characters, 'fifth-player': fifth } = speaker.board.modules;
  return [
    ...section(speaker, 'rules-minute', 'board', each('rules-people', 'rules-path', 'rules-anubis', 'rules-chamber', 'rules-walls', 'rules-aim')).map((first) => ({ ...first, calls: first.paragraphs.length - 1 })),
    ...section(speaker, 'rules-turn', 'steps', each('rules-play', 'rules-walk', 'rules-use', 'rules-draw')),
    ...section(speaker, 'rules-tiles', 'things', (Object.keys(TILES) as Tile['kind'][]).flatMap((kind) => tiled(speaker, kind))),
    ...section(speaker, 'rules-cards', 'things', [...BASIC, ...HORUS].flatMap((kind) => dealt(speaker, kind, false))),
    ...section(speaker, 'rules-walking', 'steps', each('rules-gaps', 'rules-on', 'rules-wake', 'rules-stuck')),
    ...section(speaker, 'rules-tomb', 'steps', each('rules-enter', 'rules-sarcophagi', 'rules-end')),
    ...section(speaker, 'rules-count', 'sum', each('rules-places', 'rules-coffins', 'rules-keys', 'rules-sets', 'rules-scarabs', 'rules-sum')),
    ...(mummy
      ? section(speaker, 'rules-module-mummy', 'things', [
          ...each('rules-mummy', 'rules-fallen', 'rules-talismans', 'rules-rising', 'rules-buying'),
          ...mummy.tiles.map(({ name }) => ({
            id: `mummy-${slug(name)}`, title: speaker.label('mummy-tile', { mummy_tile: slug(name) }), text: speaker.phrase('help-mummy-tile', { mummy_tile: slug(name) }),
            rules: [`M1-EFF-${EFFECTS.indexOf(name) + 1}`], topics: [`mummy ${name}`],
          })),
        ])
      : []),
    ...(equipment ? section(speaker, 'rules-module-equipment', 'things', [...each('rules-outfit'), ...SPECIAL.flatMap((kind) => dealt(speaker, kind, true))]) : []),
    ...(artifacts ? section(speaker, 'rules-module-artifacts', 'things', each('rules-below', 'rules-artifacts')) : []),
    ...(characters
      ? section(speaker, 'rules-module-characters', 'things', [
          ...each('rules-ability'),
          ...characters.characters.map((name) => ({
            id: `character-${slug(name)}`, title: speaker.label('character', { character: slug(name) }), text: speaker.phrase('help-character', { character: slug(name) }),
            rules: [ABILITIES[name] ?? 'M4-1'], topics: [`character ${name}`],
          })),
        ])
      : []),
    ...(fifth ? section(speaker, 'rules-module-fifth', 'things', each('rules-fifth')) : []),
  ];
}

/** The paragraph about a topic of the help. */
function about(topic: string, board: Board): string | null {
  const space = topic.indexOf(' ');
  const [kind, name] = space < 0 ? [topic, ''] : [topic.slice(0, space), topic.slice(space + 1)];
  const tile = board.tiles.find((each) => each.name === name);
  const card = board.cards.find((each) => each.name === name);
  if (kind === 'tomb') return 'rules-enter';
  if (kind === 'stairs') return 'rules-people';
  if (kind === 'stack') return 'tile-horus';
  if (kind === 'tile' && tile) return tile.kind === 'treasure' && tile.type === 'artifact' ? 'rules-artifacts' : `tile-${slug(tile.kind)}`;
  if (kind === 'card' && card) return card.kind === 'steps' && isEquipment(card) ? 'equipment-steps' : `card-${slug(card.kind)}`;
  return kind === 'mummy' || kind === 'character' ? `${kind}-${slug(name)}` : null;
}

export const guide: Guide<View, Board> = {
  rules: Object.fromEntries([...Object.entries(TOLD).map(([id, { rules }]) => [id, rules] as const), ...OF_THINGS]),
  speaker: (board) => new Speaker(words.of(rulesOf('luxor')), telling, { board, names: [], reader: null }),
  lead: (speaker) => speaker.phrase('rules-lead'),
  sections,
  about,
  drawing: Drawing as Guide['drawing'],
};
