/** The figures of Luxor and The Mummy's Curse, as a designer reads them. */
import type { Row, Shape } from '../../editions/shape';
import type { Args } from '../../words';
import { slug } from '../../words/speaker';

/* eslint-disable waset/stray-words -- the words of an edition's file, which no reader sees: `value` says them */
const upTo = (most: number, made: (number: number) => string, first = 1): string[] => Array.from({ length: most - first + 1 }, (_, at) => made(first + at));
const BETWEEN = upTo(5, String).flatMap((low) => upTo(6, (high) => `${low}-${high}`, Number(low) + 1));
const HORUS = [...BETWEEN, '1-die', ...upTo(3, (n) => `all +${n}`), 'last to second last', ...upTo(3, (n) => `one less ${n}`)];
const CHOICES: Readonly<Partial<Record<string, readonly string[]>>> = {
  'spaces.kind': ['treasure', 'osiris', 'horus 1', 'horus 2', 'horus 3'],
  'spaces.icon': ['none', 'cobra', 'falcon', 'lion'],
  'basic_cards.card': [...upTo(9, String), ...upTo(9, (n) => `+/-${n}`), 'die', ...HORUS],
  'horus_cards.card': HORUS,
  'extra_horus_cards.card': HORUS,
  'treasures.type': ['vase', 'statue', 'jewelry'],
  'temple_tiles.stack': ['cobra', 'falcon', 'lion'],
  'temple_tiles.tile': ['wild', 'scarab', 'wild/scarab', 'tunnel', 'favour of Horus 1/2', 'favour of Horus 2/3'],
  'free_choice.item': ['key', 'scarab', 'wild treasure'],
  'equipment.card': [...upTo(9, String, 0), 'die +/-1', '1+', '2+', '3+'],
};/* eslint-enable waset/stray-words */
const CARDS: ReadonlySet<string> = new Set(['basic_cards', 'horus_cards', 'extra_horus_cards', 'equipment']);

/** A face as the arguments of a card: its kind and number, and the lower one where one chooses between two. */
function face(card: string): Args {
  const faces: readonly (readonly [RegExp, string])[] = [
    [/^(\d+)$/, 'steps'], [/^\+\/-(\d+)$/, 'plus-minus'], [/^die$/, 'die'], [/^\d+-(\d+)$/, 'up-to'], [/^1-die$/, 'up-to-die'], [/^all \+(\d+)$/, 'all'],
    [/^last to second last$/, 'last'], [/^one less (\d+)$/, 'one-less'], [/^die \+\/-1$/, 'die-plus-minus'], [/^(\d+)\+$/, 'plus'],
  ];
  const found = faces.find(([pattern]) => pattern.test(card));
  return { card: found?.[1] ?? 'unseen', number: Number(found?.[0].exec(card)?.[1] ?? 0), least: Number.parseInt(card) || 0 };
}

export const shape: Shape = {
  groups: [
    { id: 'points', tables: ['walls', 'sarcophagi', 'sets', 'scarabs', 'treasures'] },
    { id: 'cards', tables: ['basic_cards', 'hand', 'horus_cards'] },
    { id: 'temple', tables: ['statues', 'temple_tiles', 'osiris_tiles', 'spaces', 'supplies'] },
    { id: 'curse', tables: ['extra_horus_cards', 'talismans', 'mummy_tiles', 'free_choice', 'equipment', 'artifacts'] },
  ],
  grows: new Set(['walls', 'sarcophagi', 'sets', 'scarabs', 'treasures', 'basic_cards', 'horus_cards', 'extra_horus_cards', 'temple_tiles', 'osiris_tiles', 'equipment', 'artifacts']),
  fixed: { sets: ['sets'], spaces: ['space'], supplies: ['what'], talismans: ['players'], mummy_tiles: ['effect'] },
  choices: (table, field) => CHOICES[`${table}.${field}`] ?? [],
  args: (table, row: Row): Args => (table === 'walls' ? { span: row.last === 41 && row.first === 41 ? 'tomb' : row.first === row.last ? 'one' : 'many' } : {}),
  value: (catalogue, table, field, value) => {
    if (field === 'card' && CARDS.has(table)) {
      const args = face(value);
      return args.card === 'unseen' ? value : catalogue.say('card-bare', args);
    }
    if (field === 'type') return catalogue.say('tile', { tile: value });
    if (field === 'effect') return catalogue.say('mummy-tile', { mummy_tile: slug(value) });
    return catalogue.say(`edition-${field}`, { value: slug(value) });
  },
  drawing: 'scene-temple',
};
