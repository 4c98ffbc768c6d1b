/** Tutankhamun's rules on one page: what each paragraph tells, and of which tiles it speaks. */
import type { Guide, Paragraph, Section } from '../../guide';
import { rulesOf, words, type Args } from '../../words';
import { slug, Speaker } from '../../words/speaker';
import Drawing from './Drawing.svelte';
import { example } from './example';
import type { RiverSpeaker } from './said';
import { telling, tile, worth } from './telling';
import { IDOLS } from './tiles';
import type { Board, View } from './types';

/** What is told in words of this page alone: its rules, and what is drawn beside it. */
const TOLD: Readonly<Record<string, { rules: readonly string[]; topics?: readonly string[] }>> = {
  'rules-river': { rules: ['T-MODEL-1', 'T-SETUP-1', 'T-SETUP-2'] },
  'rules-boats': { rules: ['T-MODEL-2', 'T-MODEL-3', 'T-MODEL-4', 'T-SETUP-3', 'T-SETUP-5', 'T-SETUP-6'] },
  'rules-underworld': { rules: ['T-MODEL-5', 'T-SETUP-7'] },
  'rules-down': { rules: ['T-MODEL-6', 'T-SETUP-4'] },
  'rules-sail': { rules: ['T-TURN-1', 'T-TURN-2', 'T-SAIL-1', 'T-SAIL-2', 'T-SAIL-4'], topics: ['scene-sail'] },
  'rules-take': { rules: ['T-SAIL-3', 'T-RES-1', 'T-RES-2', 'T-RES-3'], topics: ['scene-take'] },
  'rules-sink': { rules: ['T-TRAIL-1', 'T-TRAIL-2', 'T-TRAIL-3', 'T-TRAIL-4', 'T-TRAIL-5'], topics: ['scene-sink'] },
  'rules-score': { rules: ['T-SCORE-1'], topics: ['scene-score'] },
  'rules-idols': { rules: ['T-GOD-0', 'T-GOD-1', 'T-OPT-1', 'T-OPT-3'], topics: ['scene-idols'] },
  'rules-first': { rules: ['T-SCORE-2', 'T-SCORE-3', 'T-SCORE-7'], topics: ['scene-first'] },
  'rules-ties': { rules: ['T-SCORE-4', 'T-SCORE-5', 'T-SCORE-8'], topics: ['scene-ties'] },
  'rules-example': { rules: [], topics: ['scene-example'] },
  'rules-end': { rules: ['T-END-1', 'T-END-2', 'T-END-4'], topics: ['scene-end'] },
  'rules-empty': { rules: ['T-END-3'], topics: ['underworld'] },
  'rules-two': { rules: ['T-2P-1', 'T-2P-2', 'T-2P-3', 'T-OPT-2'], topics: ['scene-two'] },
};
const RINGS = ['T-SCORE-6'];

function figures({ board }: RiverSpeaker): Args {
  const { rings, sets, slots, track } = board;
  const it = example(board);
  return {
    slots, track, fewest: board.start[0]?.players ?? 0, most: board.start[0]?.points ?? 0, last: board.start.at(-1)?.players ?? 0, least: board.start.at(-1)?.points ?? 0,
    sets: sets.length, each: rings.each, bonus: rings.bonus, ...it.args, ...tile(it.set.name),
  };
}

function told(speaker: RiverSpeaker, id: string): Paragraph {
  const args = figures(speaker);
  const { rules, topics = [] } = TOLD[id]!;
  return { id, title: speaker.label(`${id}.title`, args), text: speaker.phrase(id, args), rules, topics };
}

/** A kind of tile with its picture and what it does. */
function thing(speaker: RiverSpeaker, name: string, rules: readonly string[]): Paragraph {
  return { id: `tile-${slug(name)}`, title: speaker.label('set', tile(name)), text: speaker.phrase('help-tile', worth(speaker.board, name)), rules, topics: [`tile ${name}`] };
}

function sections(speaker: RiverSpeaker): Section[] {
  const { sets, rings, idols } = speaker.board;
  const each = (...ids: readonly string[]): Paragraph[] => ids.map((id) => told(speaker, id));
  const section = (id: string, form: Section['form'], paragraphs: readonly Paragraph[]): Section => ({ id, title: speaker.phrase(id), form, paragraphs });
  return [
    section('rules-minute', 'board', each('rules-river', 'rules-boats', 'rules-underworld', 'rules-down')),
    section('rules-turn', 'steps', each('rules-sail', 'rules-take', 'rules-sink', 'rules-score')),
    section('rules-sets', 'things', [...sets.map(({ name }) => thing(speaker, name, ['T-SCORE-2'])), thing(speaker, rings.name, RINGS)]),
    section('rules-gods', 'things', [...each('rules-idols'), ...idols.map(({ name }) => thing(speaker, name, [`T-GOD-${name.toUpperCase()}`]))]),
    section('rules-scoring', 'sum', each('rules-first', 'rules-ties', 'rules-example')),
    section('rules-ending', 'steps', each('rules-end', 'rules-empty', 'rules-two')),
  ];
}

export const guide: Guide<View, Board> = {
  rules: Object.fromEntries([
    ...Object.entries(TOLD).map(([id, { rules }]) => [id, rules] as const),
    ['tile-scarab-ring', RINGS] as const,
    ...[...IDOLS].map((name) => [`tile-${slug(name)}`, [`T-GOD-${name.toUpperCase()}`]] as const),
  ]),
  speaker: (board) => new Speaker(words.of(rulesOf('tutankhamun')), telling, { board, names: [], reader: null }),
  lead: (speaker) => speaker.phrase('rules-lead', figures(speaker)),
  sections,
  about: (topic) => (topic === 'underworld' ? 'rules-underworld' : topic.startsWith('tile ') ? `tile-${slug(topic.slice('tile '.length))}` : null),
  drawing: Drawing as Guide['drawing'],
};
