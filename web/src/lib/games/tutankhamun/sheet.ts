/** Tutankhamun's score sheet in words: a line for each set, and those of the rings. */
import { slug } from '../../words/speaker';
import { words } from '../../words';
import type { Frame } from '../../wire';
import type { LineWords } from '../game';
import { say } from './said';
import { tile } from './telling';
import { look } from './tiles';
import type { Board, Event, View } from './types';

const ICONS: Partial<Record<string, string>> = { rings: 'ring', 'ring bonus': 'ring', earlier: 'star' };

export function line(name: string): LineWords {
  const icon = ICONS[name];
  if (icon !== undefined) return { title: say(`score-${slug(name)}`), short: say(`score-${slug(name)}`), icon };
  const said = say('score-set', tile(name));
  const title = said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
  return { title, short: title, icon: look(name).symbol ?? 'star' };
}

/** How a seat came to the points of a line: by which place in a set, and what it was worth if less was left to go. */
export function noted(entries: readonly { frame: Frame; round: number }[], view: View, board: Board): (name: string, seat: number) => string {
  const notes = new Map<string, string[]>();
  const add = (name: string, seat: number, worth: number, points: number, place: number | null): void => {
    const said = points < worth ? say('paid-capped', { worth, points }) : place === null ? '' : say('paid-as', { place });
    if (said) notes.set(`${name} ${seat}`, [...(notes.get(`${name} ${seat}`) ?? []), said]);
  };
  for (const { frame } of entries) {
    for (const { kind, seat, figures } of frame.events as unknown as Event[]) {
      if (kind === 'ring scored') add('rings', seat, board.rings.each, figures.points, null);
      if (kind !== 'set scored') continue;
      const set = view.sets.find(({ name }) => name === figures.tile);
      if (!set) continue;
      if (typeof figures.first === 'number') add(set.name, figures.first, set.first, figures.first_points, set.each ? null : 1);
      if (typeof figures.second === 'number' && !set.each) add(set.name, figures.second, set.second, figures.second_points, 2);
    }
  }
  return (name, seat) => (notes.get(`${name === 'ring bonus' ? board.rings.name : name} ${seat}`) ?? []).join('; ');
}
