/** Tutankhamun's score sheet in words: a line for each set, and those of the rings. */
import type { LineWords } from '../game';
import { look } from './tiles';

const LINES: Record<string, LineWords> = {
  rings: { title: 'Rings when taken', short: 'Rings', icon: 'ring' },
  'ring bonus': { title: 'Most rings', short: 'Most rings', icon: 'ring' },
  earlier: { title: 'Earlier', short: 'Earlier', icon: 'star' },
};

export function line(name: string): LineWords {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return LINES[name] ?? { title, short: title, icon: look(name).symbol ?? 'star' };
}
