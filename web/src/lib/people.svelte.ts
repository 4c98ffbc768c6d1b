import { mark, news, recorded, stateOf } from './company';
import { names } from './names';
import { lostWords } from './seats';
import type { Aside, Chapter } from './story';
import type { Held, TableFacts } from './wire';
import { say } from './words';

/** The people at a table, and what became of them while I looked, and before. */
export class People {
  facts = $state.raw<TableFacts | null>(null);
  /** When the facts were received, in this browser's time. */
  factsAt = $state(0);
  /** What became of people while I looked, with the entry after which it happened. */
  asides = $state.raw<readonly (Aside & { recorded: boolean })[]>([]);
  /** The seats that are not mine any more, until that has been seen. */
  lost = $state.raw<readonly number[]>([]);
  /** Whether the host has freed my seat before the start. */
  freed = $state(false);
  /** Whether the link by which I watched has ended. */
  sentAway = $state(false);
  names = $derived(names(this.facts?.seats ?? []));
  mine = $derived(this.facts?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);
  /** After which entry each seat was first seen in the state that it is in. */
  private readonly since = new Map<string, number>();
  private losing: readonly number[] = [];

  /** Takes in the table as it is now, after an entry; returns what has become of people there, in words. */
  met(now: TableFacts, seq: number): string {
    const found = this.facts ? news(this.facts, now, names(now.seats)) : [];
    this.asides = [...this.asides, ...found.map((each, at) => ({ id: `aside ${this.asides.length + at}`, seq, ...each }))];
    const states = new Set(now.seats.flatMap((seat) => { const state = stateOf(seat); return state ? [mark(seat.seat, state)] : []; }));
    for (const state of this.since.keys()) if (!states.has(state)) this.since.delete(state);
    for (const state of states) if (!this.since.has(state)) this.since.set(state, seq);
    if (now.seats.some(({ mine }) => mine)) this.freed = false;
    this.facts = now;
    this.factsAt = Date.now();
    return found.map(({ words }) => words).join(' ');
  }

  /** My seats have changed; returns what is to be said about it at once. Why some are lost, the facts that follow tell. */
  held({ seats, lost, update }: Held): string {
    if (this.facts) this.facts = { ...this.facts, seats: this.facts.seats.map((seat) => ({ ...seat, mine: seats.includes(seat.seat) })) };
    if (update !== null) {
      this.losing = lost;
      return '';
    }
    if (lost.length) return this.facts?.status === 'open' ? this.free() : this.lose(lost);
    this.sentAway = true;
    return `${say('link-ended')}. ${say('link-ended.about')}`;
  }

  /** What became of the seats that were mine when I last heard of the table; returns what is to be said about it. */
  missed(mine: readonly number[], now: TableFacts): string {
    this.losing = mine.filter((seat) => !this.mine.includes(seat));
    return this.settled(now);
  }

  /** What became of the seats that I have lost; returns what is to be said about it. */
  settled(now: TableFacts): string {
    const gone = this.losing.filter((seat) => now.status !== 'open' || now.seats[seat]?.kind === 'person');
    const freed = this.losing.length > gone.length;
    this.losing = [];
    return gone.length ? this.lose(gone) : freed ? this.free() : '';
  }

  private lose(seats: readonly number[]): string {
    this.lost = seats;
    return lostWords(seats, this.mine.length, this.names);
  }

  private free(): string {
    this.freed = true;
    return say('seat-freed');
  }

  /** What the log tells of people: what the record knows, and who left for a moment while I looked. */
  told(chapters: readonly Chapter[]): readonly Aside[] {
    const passing = this.asides.filter((aside) => !aside.recorded);
    return this.facts && this.facts.status !== 'open' ? [...recorded(chapters, this.facts, this.names, this.since), ...passing] : passing;
  }
}
