/** A seat's colour, shape and letter: the same in both games and both themes. */
export interface Colour {
  letter: string;
  name: string;
  shape: string;
}

export const COLOURS: readonly Colour[] = [
  { letter: 'L', name: 'Lapis', shape: 'disc' },
  { letter: 'C', name: 'Carnelian', shape: 'block' },
  { letter: 'G', name: 'Gold', shape: 'lozenge' },
  { letter: 'M', name: 'Malachite', shape: 'pyramid' },
  { letter: 'A', name: 'Amethyst', shape: 'shield' },
  { letter: 'O', name: 'Obsidian', shape: 'cross' },
];

/** The letter of a seat. */
export function letter(seat: number): string {
  return COLOURS[seat]?.letter ?? 'O';
}

/** The pigments with which a seat's drawings are painted. */
export function paint(seat: number): string {
  return `--p:var(--pl-${letter(seat)});--q:var(--on-${letter(seat)})`;
}
