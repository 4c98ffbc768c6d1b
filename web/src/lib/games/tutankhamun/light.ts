/** Where the pieces are that lessons speak of. */
import type { Choice } from '../../wire';

const PIECES: Readonly<Record<string, string>> = { board: '#board', underworld: '[data-underworld]' };
const NUMBERED: Readonly<Record<string, string>> = { slot: 'place', boat: 'boat', seat: 'seat' };

/** A piece by its name: "slot 12", "boat 0", "seat 0", "set Throne", or one of those that there is one of. */
export function light(piece: string): string {
  const space = piece.indexOf(' ');
  const [kind, which] = [piece.slice(0, space), piece.slice(space + 1)];
  if (kind === 'set') return `tr[data-help="tile ${which}"], .inf`;
  return PIECES[piece] ?? `[data-${NUMBERED[kind]}="${which}"]`;
}

/** The pieces that a choice is about: a tile of the river, or the board. */
export function touched({ means }: Pick<Choice, 'means'>): readonly string[] {
  const slot = means.to ?? means.slot;
  return typeof slot === 'number' ? [`slot ${slot}`] : ['board'];
}
