/** What happened as lines of the log: one for each entry of the record. */
import { became } from './games/luxor/words';
import type { Line } from './scene';
import type { Act, Told } from './wire';

/** An entry of the log, with the events that have been shown of it. */
export interface Chapter {
  seq: number;
  act: Act;
  events: readonly Told[];
  /** The number of the round that began with it. */
  round: number | null;
}

const UNSAID = new Set(['laid out', 'turned up Horus card', 'turned up mummy tile', 'placed']);
const SAID_AT_START = new Set(['begins', 'became']);
const SECRET: Record<string, string> = {
  drew: 'draws a card', 'took scarab': 'takes a scarab', 'boxed scarab': 'puts a scarab into the box',
};

/** A sentence of an event; what only another seat of this device may know is left out for the one that reads. */
function words(event: Told, names: readonly string[], reader: number | null): string {
  if (event.kind === 'became') return became(event.text);
  const secret = SECRET[event.kind];
  return secret && reader !== null && event.seat !== reader ? `${names[event.seat] ?? ''} ${secret}.` : event.text;
}

/** Sentences about one player, joined: "Nadia plays 5, goes from space 3 to space 8, takes a key and draws a card." */
export function joined(sentences: readonly string[], name: string): string {
  const made: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length) made.push(`${name} ${run.length > 1 ? `${run.slice(0, -1).join(', ')} and ${run.at(-1)!}` : run[0]!}.`);
    run = [];
  };
  const openings = name ? [`${name} `, `An adventurer of ${name} `] : [];
  for (const sentence of sentences) {
    const opening = openings.find((each) => sentence.startsWith(each));
    const rest = opening === undefined ? null : sentence.slice(opening.length).replace(/\.$/, '');
    if (rest !== null && !/[.:;]/.test(rest)) run.push(rest);
    else {
      close();
      made.push(sentence);
    }
  }
  close();
  return made.join(' ');
}

function said({ act, events }: Chapter, names: readonly string[], reader: number | null): string[] {
  if (act.kind === 'undo') {
    const who = act.seat === null ? '' : (names[act.seat] ?? '');
    return [who ? `${who} took something back.` : 'Something was taken back.'];
  }
  const worth = events.filter(({ kind }) => (act.kind === 'start' ? SAID_AT_START.has(kind) : !UNSAID.has(kind)));
  const late = act.by === 'clock' ? [`The time of ${names[act.seat ?? -1] ?? 'a player'} is up.`] : [];
  return [...late, ...worth.map((event) => words(event, names, reader))];
}

/** One entry as a sentence or two; empty where there is nothing to say. */
export function told(chapter: Chapter, names: readonly string[], reader: number | null): string {
  return joined(said(chapter, names, reader), names[chapter.act.seat ?? -1] ?? '');
}

/** Whether an entry goes on with what the same player did just before. */
function goesOn(chapter: Chapter, before: Chapter | undefined): boolean {
  return before !== undefined && before.round === null && chapter.act.kind === 'act' && before.act.kind === 'act' && chapter.act.seat === before.act.seat;
}

/** The lines of the log, newest first: what one player did in a row is one line. */
export function lines(chapters: readonly Chapter[], names: readonly string[], reader: number | null): Line[] {
  const made: Line[] = [];
  let sentences: string[] = [];
  chapters.forEach((chapter, index) => {
    const { seq, act, round } = chapter;
    const on = goesOn(chapter, chapters[index - 1]);
    sentences = on ? [...sentences, ...said(chapter, names, reader)] : said(chapter, names, reader);
    const text = joined(sentences, names[act.seat ?? -1] ?? '');
    if (on && made.at(-1)?.rule === undefined && made.at(-1)?.seat === act.seat) made.pop();
    if (text) made.push({ id: `${seq}`, seat: act.kind === 'start' ? null : act.seat, text, seq });
    if (round !== null) made.push({ id: `${seq} round`, seat: null, text: `Round ${round}`, rule: true, seq });
  });
  return made.reverse();
}

/** How entries follow one another when some have been undone: each knows the one that it was made after. */
export class Lineage {
  private readonly made = new Map<number, { seq: number; seat: number | null; before: number } | null>();
  private head = 0;

  constructor() {
    this.made.set(0, null);
  }

  take(seq: number, act: Act): void {
    if (act.kind === 'undo') this.made.set(seq, this.made.get(act.to ?? 0) ?? null);
    else this.made.set(seq, act.kind === 'start' ? null : { seq, seat: act.seat, before: seq - 1 });
    this.head = seq;
  }

  /** The newest act that still counts, or that of one seat; null if it is not known. */
  last(seat: number | null = null): { seq: number; seat: number | null; before: number } | null {
    for (let at = this.made.get(this.head) ?? null; at; at = this.made.get(at.before) ?? null) {
      if (seat === null || at.seat === seat) return at;
    }
    return null;
  }
}
