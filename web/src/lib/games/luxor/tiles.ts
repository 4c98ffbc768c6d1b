/** The tiles of the temple, read from the engine's names. */

export type Tile =
  | { kind: 'empty' }
  | { kind: 'treasure'; type: Treasure; needs: number; points: number }
  | { kind: 'osiris'; steps: number }
  | { kind: 'horus'; level: number }
  | { kind: 'favour'; low: number; high: number }
  | { kind: 'wild' | 'scarab' | 'either' | 'tunnel' };

export type Treasure = 'vase' | 'statue' | 'jewelry' | 'artifact';

/** Symbol and pigment of each type of treasure. */
export const TREASURES: Record<Treasure, { symbol: string; pigment: string; word: string }> = {
  vase: { symbol: 'vase', pigment: 'vase', word: 'vase' },
  statue: { symbol: 'statue', pigment: 'statue', word: 'statue' },
  jewelry: { symbol: 'jewelry', pigment: 'jewel', word: 'jewelry' },
  artifact: { symbol: 'artifact', pigment: 'art', word: 'artifact' },
};

/** A tile from its name, such as "vase 2/3", "osiris 3" or "favour of Horus 1/2". */
export function tile(name: string): Tile {
  const treasure = /^(vase|statue|jewelry|artifact) (\d+)\/(\d+)$/.exec(name);
  if (treasure) {
    return { kind: 'treasure', type: treasure[1] as Treasure, needs: Number(treasure[2]), points: Number(treasure[3]) };
  }
  const osiris = /^osiris (\d+)$/.exec(name);
  if (osiris) return { kind: 'osiris', steps: Number(osiris[1]) };
  const horus = /^horus (\d)$/.exec(name);
  if (horus) return { kind: 'horus', level: Number(horus[1]) };
  const favour = /^favour of Horus (\d)\/(\d)$/.exec(name);
  if (favour) return { kind: 'favour', low: Number(favour[1]), high: Number(favour[2]) };
  if (name === 'wild' || name === 'scarab' || name === 'tunnel') return { kind: name };
  if (name === 'wild/scarab') return { kind: 'either' };
  return { kind: 'empty' };
}

const PEOPLE = ['nobody', 'one adventurer', 'two adventurers', 'three adventurers', 'four adventurers', 'five adventurers'];

/** A tile in words, for those who hear the board and for the note beside it. */
export function describe(name: string): string {
  const it = tile(name);
  switch (it.kind) {
    case 'treasure':
      return `${it.type}, ${it.points} ${it.points === 1 ? 'point' : 'points'}, needs ${PEOPLE[it.needs] ?? it.needs}`;
    case 'osiris':
      return `Osiris +${it.steps}, ${it.steps === 1 ? 'a step' : 'steps'} further`;
    case 'horus':
      return `Horus ${it.level}, a key or a card`;
    case 'favour':
      return `favour of Horus ${it.low}/${it.high}, a card of either level`;
    case 'either':
      return 'a wild treasure or a scarab';
    case 'wild':
      return 'a wild treasure';
    case 'scarab':
      return 'a scarab';
    case 'tunnel':
      return 'tunnel';
    default:
      return 'no tile, skipped when walking';
  }
}
