/** How the tiles of the Nile are drawn: symbol and pigment by the names that the rules have for them, ground by the set's size. */

export interface Look {
  /** The drawing; null for a set of another edition, which shows the first letters of its name. */
  symbol: string | null;
  pigment: string;
  idol: boolean;
}

const GROUNDS: Readonly<Partial<Record<number, string>>> = { 8: '#F8E7B6', 6: '#D9ECE4', 4: '#F8DACB', 2: '#E6E0F2' };
const SETS: Readonly<Partial<Record<string, [symbol: string, pigment: string]>>> = {
  'Senet Game': ['senet', '#D9A441'],
  Throne: ['throne', '#D9A441'],
  Cartouche: ['cartouche', '#E9BC55'],
  Sarcophagus: ['sarcophagus', '#3FA08F'],
  'Standing Statues': ['standing', '#3FA08F'],
  'Seated Statue': ['seated', '#57B3A2'],
  Pottery: ['pottery', '#CF6A45'],
  Bracelet: ['bracelet', '#D98A5B'],
  'Lotus Lamp': ['lotus', '#CF6A45'],
  Ankh: ['ankh', '#9A8ACB'],
  Dagger: ['dagger', '#B7ABDC'],
  'Crook & Flail': ['crook', '#9A8ACB'],
  'Scarab Ring': ['ring', '#E9BC55'],
};

/** The tiles that score when they are taken; no edition calls them otherwise. */
export const RING = 'Scarab Ring';

/** The tiles that show newcomers what one does: one to sail to, one that sinks, one of a set. */
export const SHOWN = { sailed: 'Ankh', sunk: 'Pottery', scored: 'Throne' } as const;

/** The idols; no edition has others. */
export const IDOLS: ReadonlySet<string> = new Set(['Osiris', 'Isis', 'Ra', 'Thoth', 'Horus']);

const PLAIN = ['#D9A441', '#3FA08F', '#CF6A45', '#9A8ACB', '#3B6FB5', '#57B3A2'];

/** How a tile looks; a set for which there is no drawing has a colour by its name. */
export function look(name: string): Look {
  if (IDOLS.has(name)) return { symbol: `idol-${name.toLowerCase()}`, pigment: '#F2C65A', idol: true };
  const known = SETS[name];
  if (known) return { symbol: known[0], pigment: known[1], idol: false };
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { symbol: null, pigment: PLAIN[sum % PLAIN.length]!, idol: false };
}

/** The ground of a tile by the number of tiles in its set; rings and sets of other sizes have a plain one. */
export function ground(name: string, tiles: number | undefined): string {
  return IDOLS.has(name) ? '#35302F' : (GROUNDS[tiles ?? 0] ?? '#FDF9EF');
}

/** The first letters of a name, for a tile without a drawing. */
export function initials(name: string): string {
  const words = name.split(' ');
  return words.length > 1 ? words.slice(0, 3).map((word) => word.charAt(0)).join('') : name.slice(0, 2);
}
