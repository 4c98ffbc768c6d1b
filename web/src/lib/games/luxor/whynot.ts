/**
 * Why an end card moves nobody, from what the view says. The rules know that it is so (the card is not offered); this only
 * finds the words for it.
 */
import type { Args } from '../../words';
import { TOMB } from './geometry';
import { space } from './groups';
import type { LuxorSpeaker } from './said';
import { card as args } from './telling';
import { card as cardOf, tile } from './tiles';
import type { View } from './types';

export interface WhyNot {
  title: string;
  text: string;
  /** Steps into the tomb from the places of which the text speaks. */
  away: ReadonlyMap<number, number>;
}

/** How many steps lead from a place into the tomb: one for each tile on the way, and the last one. */
function stepsLeft(view: View, speaker: LuxorSpeaker, from: number): number {
  return 1 + view.spaces.filter((name, index) => index + 1 > from && tile(speaker.board, name).kind !== 'empty').length;
}

/** Why a card of the reader's moves nobody. */
export function whyNot(view: View, speaker: LuxorSpeaker, name: string): WhyNot {
  const card = args(speaker.board, name);
  const title = speaker.label('why-not-dead-card.title', card);
  const { kind, number } = cardOf(speaker.board, name);
  const seat = view.seats[view.seat ?? -1];
  const found = (seat?.adventurers ?? []).map((place) => space(place, speaker.board)).filter((where) => where !== null);
  const up = found.filter(({ at, lying }) => !lying && at !== TOMB);
  const none = new Map<number, number>();
  const dead = (why: string, more: Args = {}): string => speaker.phrase('why-not-dead-card', { ...card, why, places: up.length, away: 0, steps: number, rest: '', ...more });
  if (!up.length) return { title, text: speaker.phrase('why-not-nobody-active'), away: none };
  if (kind === 'last') return { title, text: speaker.phrase('why-not-no-second'), away: none };
  if (kind === 'steps' && number === 0) return { title, text: dead('no-tile'), away: none };
  const away = new Map(up.map(({ at }) => [at, stepsLeft(view, speaker, at)]));
  const past = up.filter(({ at }) => away.get(at)! < number);
  const locked = up.filter(({ at }) => away.get(at) === number && !seat?.keys);
  if (kind !== 'steps' || past.length + locked.length < up.length) return { title, text: speaker.phrase('why-not-nobody-active'), away: none };
  if (!past.length) return { title, text: dead('no-key'), away };
  const steps = [...new Set(past.map(({ at }) => away.get(at)!))].sort((a, b) => b - a);
  const rest = locked.length ? speaker.phrase('why-not-rest', { places: speaker.listed(locked.map(({ at }) => String(at))), why: 'no-key' }) : '';
  return { title, text: dead('past-tomb', { places: steps.length, away: steps.length > 1 ? speaker.listed(steps.map(String)) : steps[0]!, rest }), away };
}
