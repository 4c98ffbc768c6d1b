/** What happened as lines of the log: one for each turn, or a few. */
import { say } from './words';
import { parts, wrapped, type Speaker } from './words/speaker';
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

/** What became of somebody at the table, which is no entry of the game. */
export interface Aside {
  id: string;
  /** The newest entry when it happened. */
  seq: number;
  seat: number;
  words: string;
}

/** The lines of the log, newest first, with what became of people among them. */
export function withAsides(lines: readonly Line[], asides: readonly Aside[]): readonly Line[] {
  if (!asides.length) return lines;
  const made = [...lines];
  for (const { id, seq, seat, words } of asides) {
    const at = made.findIndex((line) => line.seq <= seq);
    made.splice(at < 0 ? made.length : at, 0, { id, seat, seq, parts: parts(words) });
  }
  return made;
}

/** Who tells it, and what is told of the deal. */
export interface Telling {
  speaker: Pick<Speaker<never, never>, 'sentences' | 'phrase' | 'pieces' | 'aloud'>;
  atStart: { has(kind: string): boolean };
}

/** What is said of a move that was made in a person's place. */
const INSTEAD: Partial<Record<Act['by'], string>> = {
  clock: 'clock', clock_bot: 'clock-bot', away: 'instead', away_bot: 'instead-bot', server: 'instead', resigned_bot: 'instead-bot',
};

/** What one player did in a row, sentence by sentence. */
function sentences(chapters: readonly Chapter[], { speaker, atStart }: Telling): string[] {
  const made: string[] = [];
  let events: Told[] = [];
  let before: string | undefined;
  const tell = (): void => {
    made.push(...speaker.sentences(events));
    events = [];
  };
  for (const { act, events: happened } of chapters) {
    if (act.kind === 'undo') {
      made.push(act.seat === null ? speaker.phrase('undone-by-all') : speaker.phrase('undone', {}, act.seat));
      continue;
    }
    const by = INSTEAD[act.by];
    if (act.kind === 'act' && by && by !== before) {
      tell();
      made.push(speaker.phrase(by, {}, act.seat));
    }
    before = by;
    events.push(...(act.kind === 'start' ? happened.filter(({ kind }) => atStart.has(kind)) : happened));
  }
  tell();
  return made;
}

/** What one player did in a row as a few sentences that are heard; empty where there is nothing to say. */
export function told(chapters: readonly Chapter[], telling: Telling): string {
  return telling.speaker.aloud(sentences(chapters, telling).join(' '));
}

/** Whose doing an entry tells: that of whoever decided, unless all of it is what somebody else does then. */
function doer({ act, events }: Chapter): number | null {
  const seats = events.map(({ seat }) => seat).filter((seat) => seat >= 0);
  return act.kind !== 'act' || INSTEAD[act.by] || !seats.length || seats.includes(act.seat!) ? act.seat : seats[0]!;
}

/** Whether an entry goes on with what the same player did just before. */
function goesOn(chapter: Chapter, before: Chapter | undefined): boolean {
  return before !== undefined && before.round === null && chapter.act.kind === 'act' && before.act.kind === 'act' && doer(chapter) === doer(before);
}

/** Entries that belong together: what one player did in a row. */
export function turns(chapters: readonly Chapter[]): Chapter[][] {
  const made: Chapter[][] = [];
  for (const chapter of chapters) {
    const turn = made.at(-1);
    if (turn && goesOn(chapter, turn.at(-1))) turn.push(chapter);
    else made.push([chapter]);
  }
  return made;
}

interface Known {
  turn: readonly Chapter[];
  telling: Telling['speaker'];
  lines: readonly Line[];
}

/** The lines of turns by their last entry: while one event after the other is shown, all turns before stay as they are. */
const KNOWN = new WeakMap<Chapter, Known>();

function turned(turn: readonly Chapter[], telling: Telling): readonly Line[] {
  const last = turn.at(-1)!;
  const known = KNOWN.get(last);
  if (known && known.telling === telling.speaker && known.turn.length === turn.length && known.turn.every((each, at) => each === turn[at])) return known.lines;
  const { seq, act, round } = last;
  const seat = act.kind === 'start' ? null : doer(last);
  const lines: Line[] = wrapped(sentences(turn, telling)).map((text, at) => ({ id: `${seq}-${at}`, seat, parts: telling.speaker.pieces(text), seq }));
  if (round !== null) lines.push({ id: `${seq}-round`, seat: null, parts: [{ text: say('round', { round }) }], rule: true, seq });
  KNOWN.set(last, { turn, telling: telling.speaker, lines });
  return lines;
}

/** The lines of the log, newest first: what one player did in a row is one line, or a few where it is long. */
export function lines(chapters: readonly Chapter[], telling: Telling): Line[] {
  return turns(chapters).reverse().flatMap((turn) => newestFirst(turned(turn, telling)));
}

/** The lines of one turn are read downwards; a rule after them stands above. */
function newestFirst(lines: readonly Line[]): Line[] {
  return [...lines.filter(({ rule }) => rule), ...lines.filter(({ rule }) => !rule)];
}
