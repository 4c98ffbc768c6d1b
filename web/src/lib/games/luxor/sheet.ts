/** Luxor's score sheet in words. */
import type { LineWords } from '../game';

const LINES: Record<string, LineWords> = {
  treasures: { title: 'Treasures taken', short: 'Treasure', icon: 'vase' },
  positions: { title: 'Where they stand', short: 'Places', icon: 'stairs' },
  sarcophagi: { title: 'Sarcophagi', short: 'Sarcophagi', icon: 'sarcophagus' },
  keys: { title: 'Keys left', short: 'Keys', icon: 'key' },
  sets: { title: 'Sets', short: 'Sets', icon: 'jewelry' },
  scarabs: { title: 'Scarabs', short: 'Scarabs', icon: 'scarab' },
  artifacts: { title: 'Artifacts beside sets', short: 'Artifacts', icon: 'artifact' },
  'mummy tiles': { title: 'Mummy tiles', short: 'Mummy', icon: 'mummy' },
};

export function line(name: string): LineWords {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return LINES[name] ?? { title, short: title, icon: 'star' };
}
