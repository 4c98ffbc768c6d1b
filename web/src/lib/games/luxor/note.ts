/** What the points of a line are made of. */
import { say } from './said';
import type { CountLine, View } from './types';

/** What a line is made of, in few words; empty where the number says it all. */
export function note(it: View['seats'][number], { name, parts }: CountLine): string {
  switch (name) {
    case 'treasures':
      return say('count-tiles', { tiles: it.treasures.vase + it.treasures.statue + it.treasures.jewelry + it.artifacts });
    case 'positions':
      return falling(parts).join(', ');
    case 'sarcophagi':
      return parts.length > 1 ? parts.join(', ') : '';
    case 'scarabs':
      return it.scarabs > 0 && !parts.length ? say('count-hidden', { scarabs: it.scarabs }) : parts.length > 1 ? falling(parts).join(', ') : '';
    default:
      return '';
  }
}

function falling(parts: readonly number[]): number[] {
  return [...parts].sort((a, b) => b - a);
}
