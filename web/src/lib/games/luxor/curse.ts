/** How the mummy tiles are drawn: a few signs and pictures, by the name that the rules have for them. */
export const MUMMY_TILES: Record<string, { sign: string; icons: readonly string[] }> = {
  'new hand': { sign: '5', icons: ['file'] },
  'rear 1-2': { sign: '1–2', icons: ['foot'] },
  '2 points': { sign: '+2', icons: ['star'] },
  rearrange: { sign: '', icons: ['log'] },
  scarab: { sign: '', icons: ['scarab'] },
  'exchange scarab': { sign: '', icons: ['scarab', 'undo'] },
  'move 1': { sign: '1', icons: ['foot'] },
  'Horus card': { sign: '', icons: ['horus'] },
  'treasure points': { sign: '+2', icons: ['vase'] },
  'rear 1-4': { sign: '1–4', icons: ['foot'] },
  '2 keys': { sign: '', icons: ['key', 'key'] },
  'free choice': { sign: '2', icons: ['key', 'scarab'] },
  'extra turn': { sign: '', icons: ['hourglass'] },
  'all move 4': { sign: '+4', icons: ['foot'] },
  'lowest treasure': { sign: '+', icons: ['jewelry'] },
};

/** The sign of each character, by the name that the rules have for the ability. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  rearrange: 'log', reroll: 'again', 'extra turn': 'hourglass', 'choose Horus': 'horus', 'extra point': 'star', forward: 'foot', temple: 'tomb', key: 'key',
};
