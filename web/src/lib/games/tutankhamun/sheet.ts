/** Tutankhamun's score sheet in words: a line for each set, and those of the rings. */
import { slug } from '../../words/speaker';
import { words } from '../../words';
import type { LineWords } from '../game';
import { say } from './said';
import { tile } from './telling';
import { look } from './tiles';

const ICONS: Partial<Record<string, string>> = { rings: 'ring', 'ring bonus': 'ring', earlier: 'star' };

export function line(name: string): LineWords {
  const icon = ICONS[name];
  if (icon !== undefined) return { title: say(`score-${slug(name)}`), short: say(`score-${slug(name)}`), icon };
  const said = say('score-set', tile(name));
  const title = said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
  return { title, short: title, icon: look(name).symbol ?? 'star' };
}
