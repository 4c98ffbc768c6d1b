/** Who is here and who is not, in words: under a name, in the shelf, and as news when it changes. */
import type { Aside, Chapter } from './story';
import type { Act, Seat, Spec, TableFacts } from './wire';
import { isolated, say } from './words';

/** What a seat's piece shows beside itself; null for who is simply here. */
export type State = 'away' | 'bot' | 'resigned' | 'late';

/** Something that changed about somebody at the table. */
export interface News {
  seat: number;
  words: string;
  /** Whether the record tells it too, by who made the moves. */
  recorded: boolean;
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
    const tell = (words: string, recorded = true): News[] => [{ seat: index, words, recorded }];
    const name = isolated(names[index] ?? '');
    if (seat.resigned !== was.resigned) return tell(say('resigns', { name, absent }));
    if (seat.out_of_time !== was.out_of_time) return tell(say('time-used', { name, absent }));
    if (seat.until_back && !was.until_back) return tell(say('stands-in', { name, absent }));
    if (seat.away === null && was.away !== null) return tell(say('came-back', { name }), was.until_back);
    return seat.away !== null && was.away === null ? tell(say('left-table', { name }), false) : [];
  });
}

/** What the record knows of somebody who does not move alone. */
type Kept = Exclude<State, 'away'>;

const INSTEAD: Partial<Record<Act['by'], Kept>> = {
  clock: 'late', clock_bot: 'late', away: 'bot', away_bot: 'bot', server: 'resigned', resigned_bot: 'resigned',
};
const SAID = { late: 'time-used', bot: 'stands-in', resigned: 'resigns' } as const;

/**
 * What became of people, as the record tells it by who made their moves, and the table by how it is now: the same whenever one
 * comes. `since` knows after which entry something was first seen; before the first move that shows it at the latest.
 */
export function recorded(chapters: readonly Chapter[], { seats, spec }: Pick<TableFacts, 'seats' | 'spec'>, names: readonly string[], since?: ReadonlyMap<string, number>): Aside[] {
  const made: Aside[] = [];
  for (const seat of seats.filter(({ kind }) => kind === 'person')) {
    const name = isolated(names[seat.seat] ?? '');
    let last: Kept | null = null;
    const turn = (now: Kept | null, seq: number): void => {
      if (now === last) return;
      const at = Math.min(seq, now === null ? seq : (since?.get(mark(seat.seat, now)) ?? seq));
      const words = now === null ? say('came-back', { name }) : say(SAID[now], { name, absent: spec.absent });
      made.push({ id: `p${seat.seat}-${made.length}`, seq: at, seat: seat.seat, words });
      last = now;
    };
    for (const { act, seq } of chapters) {
      if (act.kind !== 'act' || act.seat !== seat.seat) continue;
      const how = INSTEAD[act.by] ?? null;
      turn(how === 'late' && !seat.out_of_time ? null : how, seq - 1);
    }
    const now = stateOf(seat);
    if (since) turn(now === 'away' ? null : now, chapters.at(-1)?.seq ?? 0);
  }
  return made.sort((a, b) => a.seq - b.seq);
}

/** The name of a state of a seat, for when it was first seen. */
export function mark(seat: number, state: State): string {
  return `${seat} ${state}`;
}
