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

/** What is heard of a card: first all that is printed on it where that is more than a number, in its order. */
export function heard(card: Pick<Card, 'kind' | 'number'> | null, caption: string, label: string): string {
  if (card === null || !caption) return label;
  const picture = card.kind === 'die' || card.kind === 'last';
  const big = picture ? '' : card.kind === 'up to die' ? '1–' : card.kind === 'die plus minus' ? '±1' : printed(card);
  return card.kind === 'die plus minus' ? `${big}, ${label}` : `${[big, caption].filter(Boolean).join(' ')}, ${label}`;
}

/** Whether a card comes from a player's own set only. */
export function isEquipment({ basic, horus }: Pick<Card, 'basic' | 'horus'>): boolean {
  return basic === 0 && horus === 0;
}
