/** What is printed on the cards besides words. */
import type { Card } from './types';

/** What is printed large, where it is no picture. */
export function printed({ kind, number }: Pick<Card, 'kind' | 'number'>): string {
  switch (kind) {
    case 'plus minus':
      return '±1';
    case 'up to':
      return `1–${number}`;
    case 'all':
      return `+${number}`;
    case 'plus':
      return `${number}+`;
    default:
      return `${number}`;
  }
}

/** Whether a card comes from a player's own set only. */
export function isEquipment({ basic, horus }: Pick<Card, 'basic' | 'horus'>): boolean {
  return basic === 0 && horus === 0;
}
