/** What everybody would have if the game ended now, in words; the figures are the engine's. */
import { note } from './note';
import { say, type LuxorSpeaker } from './said';
import { line } from './sheet';
import type { View } from './types';

type SeatView = View['seats'][number];

/** Points exactly, or from the least to the most. */
export function points({ low, high }: { low: number; high: number }): string {
  return say('count-points', { low, high, exact: low === high ? 'yes' : 'no' });
}

export interface CountRow {
  name: string;
  title: string;
  icon: string;
  value: string;
  /** What the points are made of. */
  note: string;
}

/** The sum of a seat's present count. */
export function sum(it: SeatView): CountRow[] {
  return it.count.lines.map((each) => {
    const { short: title, icon } = line(each.name);
    const next = each.name === 'sets' && it.count.next_set > 0 ? say('count-sets', { sets: it.sets, next: it.count.next_set }) : '';
    return { name: each.name, title, icon, value: points(each), note: next || note(it, each) };
  });
}

/** What is said of the last round: why it is the last, and who still moves; null before. */
export function closing(view: View, speaker: LuxorSpeaker): { title: string; why: string; who: string; seat: number } | null {
  const seats = view.last_round;
  if (!seats?.length) return null;
  const left = seats.length;
  const last = seats[0]!;
  return {
    title: speaker.phrase('last-round'),
    why: `${speaker.phrase('last-round.why', { adventurers: view.in_tomb })} ${speaker.phrase('last-round.then', { left })}`,
    who: left === 1 ? speaker.phrase('last-to-move', {}, last) : speaker.phrase('still-to-move', { list: speaker.listed(seats.map((seat) => speaker.called(seat))) }),
    seat: last,
  };
}
