/** Luxor's score sheet in words. */
import { slug } from '../../words/speaker';
import type { Frame } from '../../wire';
import type { LineWords, Parts } from '../game';
import { note } from './note';
import { say } from './said';
import type { Board, View } from './types';

const ICONS: Record<string, string> = {
  treasures: 'vase', positions: 'stairs', sarcophagi: 'sarcophagus', keys: 'key', sets: 'jewelry', scarabs: 'scarab', artifacts: 'artifact', 'mummy tiles': 'mummy',
};

export function line(name: string): LineWords {
  const id = `score-${slug(name)}`;
  return { title: say(id), short: say(`${id}.short`), icon: ICONS[name] ?? 'star' };
}

const PIGMENTS: Record<string, string> = { vase: 'vase', statue: 'statue', jewelry: 'jewel', wild: 'gold-hi' };

/** What a seat's points in a line are made of: places in falling order, sets as drawings, scarabs as values. */
export function parts(view: View, seat: number, name: string): Parts | null {
  const it = view.seats[seat]!;
  if (name === 'sets') {
    if (!it.count.sets.length) return null;
    return { text: say('sets-n', { sets: it.count.sets.length }), rows: it.count.sets.map((set) => set.map((id) => ({ id, style: `--p:var(--${PIGMENTS[id] ?? 'gold-hi'});--q:#fffaf0` }))) };
  }
  const found = it.count.lines.find((each) => each.name === name);
  const text = found ? note(it, found) : '';
  return text ? { text } : null;
}

/** In which round a seat came into the tomb, and as which. */
export function noted(entries: readonly { frame: Frame; round: number }[], _view: View, board: Board): (name: string, seat: number) => string {
  const entered: { seat: number; round: number }[] = [];
  for (const { frame, round } of entries) for (const { kind, seat } of frame.events) if (kind === 'entered tomb') entered.push({ seat, round });
  const taken = entered.slice(0, board.sarcophagi.length);
  return (name, seat) =>
    name !== 'sarcophagi' ? '' : taken.flatMap((each, index) => (each.seat === seat ? [say('entered-as', { order: index + 1, round: each.round })] : [])).join('; ');
}
