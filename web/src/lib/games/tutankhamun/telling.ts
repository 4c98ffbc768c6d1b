/** How the events and meanings of Tutankhamun become arguments of its messages, and which events are told together. */
import type { Told, ToldReason } from '../../wire';
import type { Args } from '../../words';
import { place } from '../../words/place';
import { slug, yes, type Phrases, type Said, type Telling } from '../../words/speaker';
import { event } from './events';
import type { Board, Contender, Event, View } from './types';

const UNTOLD: ReadonlySet<string> = new Set(['laid out']);
/** After these it is clear that a tile was taken. */
const BRINGING: ReadonlySet<string> = new Set(['sailed', 'took from Underworld', 'exchanged ring', 'fetched']);
const TILES: ReadonlySet<string> = new Set(['tile', 'lower_tile', 'higher_tile']);
const PLACES: ReadonlySet<string> = new Set(['from', 'to', 'slot', 'lower', 'higher']);
const MOST_LISTED = 6;

/** A tile as arguments: a variant, and the edition's name for it, which is said if the set is not ours. */
export function tile(name: string, field = 'tile'): Args {
  return { [field]: slug(name), [`${field}_name`]: name };
}

/** A tile and what its set is worth, as arguments of what is said of it. */
export function worth({ sets }: Pick<Board, 'sets'>, name: string): Args {
  const set = sets.find((each) => each.name === name);
  return { ...tile(name), first: set?.first ?? 0, second: set?.second ?? 0 };
}

function figured(told: Told, phrases: Phrases<Board>): Args {
  const it = event(told);
  if (it.kind === 'trailed') return sunk([it.figures.tile], phrases);
  const args: Record<string, Args[string]> = {};
  for (const [name, value] of Object.entries(told.figures)) {
    if (TILES.has(name)) Object.assign(args, tile(value as string, name));
    else if (typeof value === 'number') args[name] = PLACES.has(name) ? place(value) : value;
  }
  if (it.kind === 'sailed') return { ...args, way: it.figures.to < it.figures.from ? 'back' : 'on' };
  if (it.kind === 'set scored') return { ...args, ...paid(it.figures, phrases) };
  return it.kind === 'ended' ? { ...args, ending: slug(it.figures.ending) } : args;
}

/** A tile that was sailed to is not said to be taken, and tiles that sink are listed. */
function said(told: readonly Told[], phrases: Phrases<Board>): Said[] {
  const made: Said[] = [];
  let sinking: Told[] = [];
  let before: Told | null = null;
  const sink = (): void => {
    if (sinking[0]) made.push({ kind: 'trailed', seat: sinking[0].seat, args: sunk(sinking.map(({ figures }) => figures.tile as string), phrases) });
    sinking = [];
  };
  for (const each of told) {
    if (each.kind === 'trailed') {
      sinking.push(each);
      continue;
    }
    sink();
    if (!UNTOLD.has(each.kind) && !isClear(each, before)) made.push({ kind: each.kind, seat: each.seat, args: figured(each, phrases) });
    before = each;
  }
  sink();
  return made;
}

function isClear(told: Told, before: Told | null): boolean {
  return told.kind === 'collected' && before !== null && BRINGING.has(before.kind) && before.figures.tile === told.figures.tile;
}

/** Tiles that sink as arguments: how many, and which. */
export function sunk(names: readonly string[], phrases: Phrases<Board>): Args {
  return { tiles: names.length, list: tiles(names, phrases) };
}

/** Tiles in a row: equal ones once with their number, and of many only the first. */
function tiles(names: readonly string[], phrases: Phrases<Board>): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rows = [...counts].map(([name, n]) => phrases.phrase('tile-times', { n, ...tile(name) }));
  if (rows.length <= MOST_LISTED) return rows.join(', ');
  const kept = MOST_LISTED - 1;
  const n = [...counts.values()].slice(kept).reduce((sum, count) => sum + count, 0);
  return `${rows.slice(0, kept).join(', ')} ${phrases.phrase('and-more', { n })}`;
}

/** Who was paid what for a set; where the Underworld has a place, nobody is. */
function paid(figures: Extract<Event, { kind: 'set scored' }>['figures'], phrases: Phrases<Board>): Args {
  const { first, second, first_points: most, second_points: next } = figures;
  const { rings } = phrases.board;
  if (first === null) return { paid: 'nobody', first: '', second: '' };
  if (figures.tile === rings.name) {
    return { paid: 'rings', first: contender('ring-winner', first, phrases), second: '', first_points: first === 'Underworld' ? rings.bonus : most };
  }
  const text = contender('paid', first, phrases, { points: most, place: 1 });
  if (second === null) return { paid: 'one', first: text, second: '' };
  return { paid: 'two', first: text, second: contender('paid', second, phrases, { points: next, place: 2 }) };
}

function contender(message: string, who: Exclude<Contender, null>, phrases: Phrases<Board>, args: Args = {}): string {
  return who === 'Underworld' ? phrases.phrase(message, { ...args, who: 'underworld', name: '' }) : phrases.phrase(message, args, who);
}

function meant(means: Readonly<Record<string, unknown>>): Args {
  const made: Record<string, Args[string]> = {};
  for (const [name, value] of Object.entries(means)) {
    if (TILES.has(name)) Object.assign(made, tile(value as string, name));
    else if (name === 'idol') Object.assign(made, tile(value as string));
    else if (name !== 'kind') made[name] = PLACES.has(name) ? place(value as number) : (value as string | number);
  }
  return made;
}

function asked(view: View): [message: string, args: Args] {
  return [slug(view.decision), {}];
}

function reasoned({ figures }: ToldReason): Args {
  const made: Record<string, Args[string]> = {};
  for (const [name, value] of Object.entries(figures)) {
    if (name === 'tile' || name === 'idol') Object.assign(made, tile(value as string));
    else if (typeof value === 'number') made[name] = value;
  }
  return made;
}

function heard(at: number, article: boolean, phrases: Phrases<Board>): string {
  return phrases.phrase('place-aloud', { place: at, article: yes(article) });
}

export const telling: Telling<View, Board> = { figured, said, meant, asked, heard, reasoned };
