/** The cards, read from the engine's names. */

export interface Card {
  name: string;
  /** The eyes of a Horus card; 0 for all others. */
  level: number;
  face: 'number' | 'plusminus' | 'die' | 'range' | 'upto' | 'all' | 'last' | 'fewer' | 'dieplus' | 'more' | 'zero';
  /** What is printed large, where it is a number or a word. */
  big: string;
  caption: string;
  steps: number;
  equipment: boolean;
}

/** A card from its name, such as "5", "1-3 (level 1)" or "die +/-1". */
export function card(name: string): Card {
  const level = Number(/\(level (\d)\)$/.exec(name)?.[1] ?? 0);
  const face = name.replace(/ \(level \d\)$/, '');
  const made = (kind: Card['face'], big: string, caption: string, steps = 0, equipment = false): Card => {
    return { name, level, face: kind, big, caption, steps, equipment };
  };
  if (face === 'die') return made('die', '', 'roll, then move');
  if (face === 'die +/-1') return made('dieplus', '±1', 'die, one more or less', 0, true);
  if (face === '+/-1') return made('plusminus', '±1', 'ahead or back');
  if (face === '1-die') return made('upto', '1–', 'up to the die');
  if (face === 'last to second last') return made('last', '', 'last joins second last');
  const all = /^all \+(\d)$/.exec(face);
  if (all) return made('all', `+${all[1]}`, 'all of yours');
  const fewer = /^one less (\d)$/.exec(face);
  if (fewer) return made('fewer', fewer[1]!, 'one fewer needed');
  const range = /^1-(\d)$/.exec(face);
  if (range) return made('range', `1–${range[1]}`, 'your choice');
  const more = /^(\d)\+$/.exec(face);
  if (more) return made('more', face, 'and one more end', 0, true);
  if (face === '0') return made('zero', '0', 'act where you stand', 0, true);
  return made('number', face, '', Number(face) || 0, Number(face) === 6);
}

/** A card in a few signs, for chips and lines of text. */
export function short(name: string): string {
  const it = card(name);
  const words: Partial<Record<Card['face'], string>> = { die: 'die', dieplus: 'die ±1', upto: '1–die', last: 'last', fewer: `${it.big} less` };
  return words[it.face] ?? it.big;
}

/** A card in words that hold all that is printed on it, in its order. */
export function say(name: string): string {
  const it = card(name);
  if (it.face === 'die') return `die, ${it.caption}`;
  if (it.face === 'dieplus') return 'die ±1';
  if (it.face === 'number') return it.big;
  return [it.big, it.caption].filter(Boolean).join(' ');
}
