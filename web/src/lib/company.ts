/** Who is here and who is not, in words: under a name, in the shelf, and as news when it changes. */
import type { Seat, Spec, TableFacts } from './wire';
import { isolated, say } from './words';

/** What a seat's piece shows beside itself; null for who is simply here. */
export type State = 'away' | 'bot' | 'resigned' | 'late';

/** Something that changed about somebody at the table. */
export interface News {
  seat: number;
  words: string;
}

const MINUTE = 60;

/** How it is with the person on a seat. */
export function stateOf(seat: Seat): State | null {
  if (seat.kind !== 'person') return null;
  if (seat.resigned) return 'resigned';
  if (seat.out_of_time) return 'late';
  if (seat.until_back) return 'bot';
  return seat.away === null ? null : 'away';
}

/** The same in words; `passed` are the seconds since the server said so. */
export function stateWords(seat: Seat, spec: Pick<Spec, 'absent'>, passed = 0): string {
  switch (stateOf(seat)) {
    case 'resigned':
      return say('has-resigned', { absent: spec.absent });
    case 'late':
      return say('out-of-time');
    case 'bot':
      return say('until-back', { absent: spec.absent });
    case 'away':
      return say('away-note', { minutes: Math.floor(((seat.away ?? 0) + passed) / MINUTE) });
    default:
      return '';
  }
}

/** What is said instead of that somebody is thinking; null if they are here. */
export function missing(seat: Seat, name: string): string | null {
  const how = stateOf(seat);
  return how === null ? null : how === 'away' ? say('is-away', { name: isolated(name) }) : say('moves-for', { name: isolated(name) });
}

/** Seconds until others may have somebody act on a seat; null if nobody is missing there. */
export function standInAfter(seat: Seat, passed: number): number | null {
  return seat.stand_in_after === null ? null : Math.max(0, seat.stand_in_after - passed);
}

/** What changed about the people at a table, from one sight of it to the next. */
export function news(before: TableFacts, now: TableFacts, names: readonly string[]): News[] {
  if (now.status !== 'playing' || before.status !== 'playing') return [];
  const { absent } = now.spec;
  return now.seats.flatMap((seat, index): News[] => {
    const was = before.seats[index];
    if (!was || seat.kind !== 'person' || was.kind !== 'person' || seat.mine) return [];
    const tell = (words: string): News[] => [{ seat: index, words }];
    const name = isolated(names[index] ?? '');
    if (seat.resigned !== was.resigned) return tell(say('resigns', { name, absent }));
    if (seat.out_of_time !== was.out_of_time) return tell(say('time-used', { name, absent }));
    if (seat.until_back && !was.until_back) return tell(say('stands-in', { name, absent }));
    if (seat.away === null && was.away !== null) return tell(say('came-back', { name }));
    return seat.away !== null && was.away === null ? tell(say('left-table', { name })) : [];
  });
}
