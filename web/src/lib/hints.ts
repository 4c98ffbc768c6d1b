/** Where on the board the candidates of a hint are. */
import { meaning } from './games/luxor/choices';
import { slotOf } from './games/tutankhamun/choices';
import type { Choice, Hint } from './wire';

const MOST = 3;

function place(game: string, choice: Choice): number | null {
  if (game === 'tutankhamun') return slotOf(choice);
  const means = meaning(choice);
  return means.kind === 'move' || means.kind === 'actor' ? means.to : null;
}

/** The rank of each candidate by the place it leads to. */
export function hintPlaces(game: string, hint: Hint | null, choices: readonly Choice[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  hint?.candidates.slice(0, MOST).forEach(({ action }, index) => {
    const choice = choices.find((each) => each.action === action);
    const at = choice ? place(game, choice) : null;
    if (at !== null && !found.has(at)) found.set(at, index + 1);
  });
  return found;
}
