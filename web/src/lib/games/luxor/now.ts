/** What a thing on Luxor's table would mean to its reader now. */
import type { LuxorSpeaker } from './said';
import { card as args, completed } from './telling';
import { tile } from './tiles';
import { TOMB } from './geometry';
import { space } from './groups';
import type { View } from './types';

/** How many steps lead from a place into the tomb: one for each tile on the way, and the last one. */
function stepsLeft(view: View, speaker: LuxorSpeaker, from: number): number {
  return 1 + view.spaces.filter((name, index) => index + 1 > from && tile(speaker.board, name).kind !== 'empty').length;
}

/** A sentence about a topic of the help, by what lies on the table and before the reader; empty where there is none. */
export function now(view: View, speaker: LuxorSpeaker, kind: string, name: string): string {
  const own = view.seat === null ? null : view.seats[view.seat]!;
  if (kind === 'stack') {
    const stack = view.horus[Number(name) - 1];
    return stack ? speaker.phrase('now-stack', { cards: stack.cards, ...args(speaker.board, stack.top) }) : '';
  }
  if (own === null) return '';
  if (kind === 'tomb') {
    const near = own.adventurers.map((at) => space(at, speaker.board)).filter((found) => found !== null && !found.lying && found.at !== TOMB);
    if (!near.length) return '';
    return speaker.phrase('now-tomb', { steps: Math.min(...near.map((found) => stepsLeft(view, speaker, found!.at))), keys: own.keys });
  }
  if (kind === 'mummy') return speaker.phrase('now-talismans', { talismans: own.talismans });
  if (kind !== 'tile') return '';
  const it = tile(speaker.board, name);
  switch (it.kind) {
    case 'treasure':
      if (it.type === 'artifact') return speaker.phrase('now-artifact', { held: own.artifacts, sets: own.sets });
      return speaker.phrase('now-treasure', { held: own.treasures[it.type], gain: completed(own, speaker.board.sets, it.type) });
    case 'horus': {
      const stack = view.horus[it.level - 1];
      return speaker.phrase('now-horus', { keys: own.keys, cards: stack?.cards ?? 0, ...args(speaker.board, stack?.top ?? null) });
    }
    case 'wild':
    case 'wild or scarab':
      return speaker.phrase('now-wild', { held: own.wild, gain: completed(own, speaker.board.sets) });
    case 'scarab':
      return speaker.phrase('now-scarab', { held: own.scarabs, left: view.scarabs });
    default:
      return '';
  }
}
