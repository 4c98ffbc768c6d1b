/** Luxor's score sheet in words. */
import { slug } from '../../words/speaker';
import type { LineWords } from '../game';
import { say } from './said';

const ICONS: Record<string, string> = {
  treasures: 'vase', positions: 'stairs', sarcophagi: 'sarcophagus', keys: 'key', sets: 'jewelry', scarabs: 'scarab', artifacts: 'artifact', 'mummy tiles': 'mummy',
};

export function line(name: string): LineWords {
  const id = `score-${slug(name)}`;
  return { title: say(id), short: say(`${id}.short`), icon: ICONS[name] ?? 'star' };
}
