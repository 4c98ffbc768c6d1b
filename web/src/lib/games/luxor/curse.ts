/** The characters and tiles of The Mummy's Curse: their names on the page, and what they do. */

/** The characters of The Mummy's Curse, by the engine's word for their ability. */
export const CHARACTERS: Record<string, { name: string; ability: string; line: string }> = {
  rearrange: { name: 'Scribe', ability: 'moves a card', line: 'Whenever anybody wakes an adventurer, the Scribe may put one card of the own hand to another place.' },
  reroll: { name: 'Gambler', ability: 'rerolls once', line: 'When a card rolls the die, the Gambler may roll it once more.' },
  'extra turn': { name: 'Collector', ability: 'sets give a turn', line: 'A vase, a statue and a jewelry, no wild ones, may be flipped for an extra turn.' },
  'choose Horus': { name: 'Priest', ability: 'any Horus level', line: 'On any Horus tile the Priest takes the top card of whichever stack.' },
  'extra point': { name: 'Merchant', ability: '+1 a treasure', line: 'Each treasure the Merchant claims is worth one more point.' },
  forward: { name: 'Scout', ability: 'or one step', line: 'The Scout may play any card as one single step forward.' },
  temple: { name: 'Architect', ability: 'new temple tile', line: 'A temple tile that appears when the Architect claims may be used at once.' },
  key: { name: 'Locksmith', ability: 'key for ±1', line: 'The Locksmith may give up a key to change the number of a card, not of a Horus card, by one.' },
};

/** The mummy tiles by the engine's word for them: a name, a picture or a few signs, and what they do. */
export const MUMMY_TILES: Record<string, { name: string; sign: string; icons: string[]; words: string; line: string }> = {
  'new hand': { name: 'A new hand', sign: '5', icons: ['file'], words: 'a new hand', line: 'Discard the whole hand and draw five cards.' },
  'rear 1-2': { name: 'The last goes 1 or 2', sign: '1–2', icons: ['foot'], words: 'rearmost goes', line: 'The adventurer nearest the stairs goes 1 or 2.' },
  '2 points': { name: '2 points', sign: '2 VP', icons: [], words: 'at once', line: '2 points at once.' },
  rearrange: { name: 'Move a card', sign: '', icons: ['log'], words: 'move a card', line: 'One card of the hand to another place.' },
  scarab: { name: 'A scarab', sign: '', icons: ['scarab'], words: 'take a scarab', line: 'Take a scarab.' },
  'exchange scarab': { name: 'Swap a scarab', sign: '', icons: ['scarab', 'undo'], words: 'swap a scarab', line: 'Put one scarab into the box and take another.' },
  'move 1': { name: 'One goes 1', sign: '1', icons: ['foot'], words: 'one goes 1', line: 'One adventurer goes 1; its tile does not act.' },
  'Horus card': { name: 'Any Horus card', sign: '', icons: ['horus'], words: 'any top card', line: 'Discard a card and take any face-up Horus card.' },
  'treasure points': { name: '2 for every two treasures', sign: 'VP', icons: ['vase'], words: 'per two, 2', line: '2 points for every two treasures you have.' },
  'rear 1-4': { name: 'The last goes 1 to 4', sign: '1–4', icons: ['foot'], words: 'rearmost goes', line: 'The adventurer nearest the stairs goes 1 to 4.' },
  '2 keys': { name: '2 keys', sign: '', icons: ['key', 'key'], words: 'take two keys', line: 'Take 2 keys.' },
  'free choice': { name: 'Two of three', sign: '2', icons: ['key', 'scarab'], words: 'two of three', line: 'Two different ones of a key, a scarab and a wild treasure.' },
  'extra turn': { name: 'An extra turn', sign: '', icons: ['hourglass'], words: 'an extra turn', line: 'Take another turn after this one.' },
  'all move 4': { name: 'All go 4', sign: '+4', icons: ['foot'], words: 'all of yours', line: 'All your adventurers go 4; no tile acts.' },
  'lowest treasure': { name: 'The lowest treasure', sign: 'VP', icons: ['jewelry'], words: 'of the lowest', line: 'The points of the lowest treasure in the temple.' },
};
