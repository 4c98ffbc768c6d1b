/** The letters of the seats' colours, lapis to obsidian, the same in both games and both themes. */
const LETTERS = ['L', 'C', 'G', 'M', 'A', 'O'];

/** The letter of a seat. */
export function letter(seat: number): string {
  return LETTERS[seat] ?? 'O';
}

/** The pigments with which a seat's drawings are painted. */
export function paint(seat: number): string {
  return `--p:var(--pl-${letter(seat)});--q:var(--on-${letter(seat)})`;
}
