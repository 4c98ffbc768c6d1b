/** How the tiles of the Nile are drawn: symbol, pigment and ground, by the names that the rules have for them. */

export interface Look {
  /** The drawing; null for a set of another edition, which shows the first letters of its name. */
  symbol: string | null;
  ground: string;
  pigment: string;
  idol: boolean;
}

const GROUNDS: Record<number, string> = { 8: '#F8E7B6', 6: '#D9ECE4', 4: '#F8DACB', 2: '#E6E0F2', 10: '#FDF9EF' };
const SETS: Record<string, [symbol: string, pigment: string, size: number]> = {
  'Senet Game': ['senet', '#D9A441', 8],
  Throne: ['throne', '#D9A441', 8],
  Cartouche: ['cartouche', '#E9BC55', 8],
  Sarcophagus: ['sarcophagus', '#3FA08F', 6],
  'Standing Statues': ['standing', '#3FA08F', 6],
  'Seated Statue': ['seated', '#57B3A2', 6],
  Pottery: ['pottery', '#CF6A45', 4],
  Bracelet: ['bracelet', '#D98A5B', 4],
  'Lotus Lamp': ['lotus', '#CF6A45', 4],
  Ankh: ['ankh', '#9A8ACB', 2],
  Dagger: ['dagger', '#B7ABDC', 2],
  'Crook & Flail': ['crook', '#9A8ACB', 2],
  'Scarab Ring': ['ring', '#E9BC55', 10],
};

/** The tiles that score when they are taken; no edition calls them otherwise. */
export const RING = 'Scarab Ring';

/** The idols; no edition has others. */
export const IDOLS: ReadonlySet<string> = new Set(['Osiris', 'Isis', 'Ra', 'Thoth', 'Horus']);

const PLAIN = ['#D9A441', '#3FA08F', '#CF6A45', '#9A8ACB', '#3B6FB5', '#57B3A2'];

/** How a tile looks; a set for which there is no drawing has a colour by its name. */
export function look(name: string): Look {
  if (IDOLS.has(name)) return { symbol: `idol-${name.toLowerCase()}`, pigment: '#F2C65A', ground: '#35302F', idol: true };
  const known = SETS[name];
  if (known) return { symbol: known[0], pigment: known[1], ground: GROUNDS[known[2]]!, idol: false };
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { symbol: null, pigment: PLAIN[sum % PLAIN.length]!, ground: GROUNDS[10]!, idol: false };
}

/** The first letters of a name, for a tile without a drawing. */
export function initials(name: string): string {
  const words = name.split(' ');
  return words.length > 1 ? words.slice(0, 3).map((word) => word.charAt(0)).join('') : name.slice(0, 2);
}
