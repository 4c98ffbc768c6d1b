/** What happened as lines of the log: one for each entry of the record. */
import type { Game, Part, Saying } from './games/game';
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

/** The words of a game for its events. */
export type Teller = Pick<Game, 'saying'>;

/** Who tells, of whom, and to whom. */
export interface Telling {
  game: Teller;
  names: readonly string[];
  reader: number | null;
}

/** Parts as plain text. */
export function plain(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/** An event as a sentence of its own. */
export function sentence({ seat, opening, parts }: Saying, names: readonly string[]): Part[] {
  if (seat === null) return [...parts, { text: '.' }];
  return [{ text: `${opening ?? names[seat] ?? ''} ` }, ...parts, { text: '.' }];
}

/** Events as sentences one after the other, such as what would follow a choice. */
export function sentences({ game, names, reader }: Telling, events: readonly Told[]): string {
  return events
    .flatMap((event) => game.saying(event, names, reader, false) ?? [])
    .map((saying) => plain(sentence(saying, names)))
    .join(' ');
}

/** What one player did, joined: "Nadia plays 5, goes from space 3 to space 8, takes a key and draws a card." */
export function joined(sayings: readonly Saying[], seat: number | null, names: readonly string[]): Part[] {
  const made: Part[] = [];
  let run: (readonly Part[])[] = [];
  const add = (parts: readonly Part[]): void => void made.push(...(made.length ? [{ text: ' ' }] : []), ...parts);
  const close = (): void => {
    const first = run[0];
    if (!first || seat === null) return;
    const rest = run.slice(1).flatMap((parts, index): Part[] => [{ text: index === run.length - 2 ? ' and ' : ', ' }, ...parts]);
    const name: Part = { text: names[seat] ?? '', ...(made.length ? {} : { bold: true }) };
    add([name, { text: ' ' }, ...first, ...rest, { text: '.' }]);
    run = [];
  };
  for (const saying of sayings) {
    if (saying.seat === seat && seat !== null && !saying.alone) run.push(saying.parts);
    else {
      close();
      const parts = sentence(saying, names);
      const bold = saying.seat === seat && seat !== null && saying.opening === undefined && !made.length;
      add(bold ? [{ text: names[seat] ?? '', bold: true }, { text: ' ' }, ...parts.slice(1)] : parts);
    }
  }
  close();
  return made;
}

function said({ act, events }: Chapter, { game, names, reader }: Telling): Saying[] {
  if (act.kind === 'undo') {
    const what = act.seat === null ? 'Something was taken back' : 'took something back';
    return [{ seat: act.seat, parts: [{ text: what }] }];
  }
  const late: Saying[] = act.by === 'clock' ? [{ seat: null, parts: [{ text: `The time of ${names[act.seat ?? -1] ?? 'a player'} is up` }] }] : [];
  return [...late, ...events.flatMap((event) => game.saying(event, names, reader, act.kind === 'start') ?? [])];
}

/** One entry as a sentence or two; empty where there is nothing to say. */
export function told(chapter: Chapter, telling: Telling): string {
  return plain(joined(said(chapter, telling), chapter.act.seat, telling.names));
}

/** Whether an entry goes on with what the same player did just before. */
function goesOn(chapter: Chapter, before: Chapter | undefined): boolean {
  return before !== undefined && before.round === null && chapter.act.kind === 'act' && before.act.kind === 'act' && chapter.act.seat === before.act.seat;
}

/** The lines of the log, newest first: what one player did in a row is one line. */
export function lines(chapters: readonly Chapter[], telling: Telling): Line[] {
  const made: Line[] = [];
  let sayings: Saying[] = [];
  chapters.forEach((chapter, index) => {
    const { seq, act, round } = chapter;
    const on = goesOn(chapter, chapters[index - 1]);
    sayings = on ? [...sayings, ...said(chapter, telling)] : said(chapter, telling);
    const parts = joined(sayings, act.seat, telling.names);
    if (on && made.at(-1)?.rule === undefined && made.at(-1)?.seat === act.seat) made.pop();
    if (parts.length) made.push({ id: `${seq}`, seat: act.kind === 'start' ? null : act.seat, parts, seq });
    if (round !== null) made.push({ id: `${seq} round`, seat: null, parts: [{ text: `Round ${round}` }], rule: true, seq });
  });
  return made.reverse();
}
