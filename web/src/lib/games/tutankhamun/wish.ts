/** What somebody who touches a tile of the Nile would like to do with it, so that the engine can say why it cannot be. */
import type { View, Wish } from './types';

/** What the tile in a slot would be chosen for: each idol asks for one in its own way, and otherwise one sails there. */
export function atSlot(view: Pick<View, 'decision'>, slot: number): Wish {
  switch (view.decision) {
    case 'Isis':
      return { kind: 'exchange ring', slot };
    case 'Ra':
      return { kind: 'move to Underworld', slot };
    case 'Thoth':
      return { kind: 'exchange', slot };
    case 'Thoth, second tile':
      return { kind: 'exchange with', higher: slot };
    case 'Horus':
      return { kind: 'fetch', slot };
    default:
      return { kind: 'sail', to: slot };
  }
}
