/** Where the pieces are that lessons speak of. */
import type { Choice } from '../../wire';
import { end, meaning, way } from './choices';
import { STAIRS, TOMB } from './geometry';

const PLACES: Readonly<Record<string, string>> = {
  tomb: `[data-place="${TOMB}"]`, stairs: `[data-place="${STAIRS}"]`, board: '#board', hand: '#hand', answers: '.shelf .acts .btn', 'mummy tiles': '.mum [data-help]',
};
const NUMBERED: Readonly<Record<string, string>> = { space: 'place', seat: 'seat', statue: 'statue', stack: 'stack', card: 'end' };

/** A piece by its name: a place of the board, "seat 0", "stack 2", "card left". */
export function light(piece: string): string {
  const [kind = '', which = ''] = piece.split(' ');
  return PLACES[piece] ?? (kind === 'mummy' ? `[data-help="${piece}"]` : `[data-${NUMBERED[kind]}="${which}"]`);
}

/** The pieces that a choice is about: a card, a place, or the buttons. */
export function touched(choice: Pick<Choice, 'means'>): readonly string[] {
  const means = meaning(choice);
  const [side, walk] = [end(means), way(means)];
  return side !== null ? [`card ${side}`] : walk !== null ? [`space ${walk.from}`] : ['answers'];
}
