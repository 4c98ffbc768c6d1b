/** What is printed on the cards besides words. */
import type { Card } from './types';

/** What is printed large, where it is no picture. */
export function printed({ kind, number, least }: Pick<Card, 'kind' | 'number' | 'least'>): string {
  switch (kind) {
    case 'plus minus':
      return `±${number}`;
    case 'up to':
      return `${least}–${number}`;
    case 'all':
      return `+${number}`;
    case 'plus':
      return `${number}+`;
    default:
      return `${number}`;
  }
}

/** All that is printed on a card, in its order, as it is heard; `bare` names what is only a picture. */
export function face(card: Pick<Card, 'kind' | 'number' | 'least'>, bare: string, caption: string): string {
  if (card.kind === 'die plus minus' || !caption) return bare;
  if (card.kind === 'die' || card.kind === 'last') return `${bare}, ${caption}`;
  return `${card.kind === 'up to die' ? '1–' : printed(card)} ${caption}`;
}

/** Whether a card comes from a player's own set only. */
export function isEquipment({ basic, horus }: Pick<Card, 'basic' | 'horus'>): boolean {
  return basic === 0 && horus === 0;
}

/** Before which cards of those held new ones go: into the middle; where two are missing, the first to either side of it, if a card is there. */
export function openPlaces(size: number, held: number): readonly number[] {
  const middle = Math.floor(size / 2);
  if (held === size - 1) return [middle];
  if (held !== size - 2) return [];
  return size % 2 ? [middle - 1, middle] : [middle - 1];
}
