/** How the events and meanings of Luxor become arguments of its messages, and which events are told together. */
import type { Told, ToldReason } from '../../wire';
import type { Args } from '../../words';
import { place } from '../../words/place';
import { slug, UNSEEN, yes, type Phrases, type Said, type Telling } from '../../words/speaker';
import { meaning, type Meaning } from './choices';
import { event } from './events';
import { card as cardOf, tile as tileOf, type Things } from './tiles';
import { EVENTS, type Board, type Event, type Piece, type Place, type Treasures, type View } from './types';

const UNTOLD: ReadonlySet<string> = new Set(['laid out', 'turned up Horus card', 'turned up mummy tile', 'placed']);
/** What may happen between the moves of several adventurers. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['woke', 'fell', 'entered tomb']);
/** What is told once with its number if it happens several times in a row. */
const COUNTED: Readonly<Partial<Record<string, string>>> = { rose: 'adventurers', drew: 'cards', 'took key': 'keys' };
/** Mummy tiles whose name says all that they do. */
const CLEAR: Readonly<Partial<Record<string, { kind: string; many: number | string }>>> = {
  '2 points': { kind: 'scored', many: 2 }, '2 keys': { kind: 'took key', many: 2 }, 'extra turn': { kind: 'extra turn', many: 1 }, scarab: { kind: 'took scarab', many: UNSEEN },
};
const PLACES: ReadonlySet<string> = new Set(['from', 'to', 'space', 'at']);

// --- things ----------------------------------------------------------------------------------------------------------

/** A card as arguments: its kind and numbers; one that the reader may not know is unseen. */
export function card(board: Things, name: string | null): Args {
  if (name === null) return { card: UNSEEN, number: 0, least: 0 };
  const { kind, number, least } = cardOf(board, name);
  return { card: slug(kind), number, least };
}

/** A tile as a variant: the type of a treasure, else its kind. */
export function tile(board: Things, name: string): string {
  const found = tileOf(board, name);
  return slug(found.kind === 'treasure' ? found.type : found.kind);
}

/** What lies at a place; nothing on the stairs and in the tomb. */
function tileAt(board: Things, view: Pick<View, 'spaces'>, at: Place): string {
  return typeof at === 'number' ? tile(board, view.spaces[at - 1]!) : 'empty';
}

// --- what happened ---------------------------------------------------------------------------------------------------

function figured(told: Told, phrases: Phrases<Board>): Args {
  const { board, reader } = phrases;
  // Where several people share a device, the page has seen the secrets of each of them.
  const hidden = reader !== null && told.seat !== reader ? EVENTS[told.kind] : undefined;
  const args: Record<string, Args[string]> = {};
  for (const [name, figure] of Object.entries(told.figures)) {
    const value = hidden?.includes(name) ? null : (figure as string | number | null);
    if (name === 'card') Object.assign(args, card(board, value as string | null));
    else if (value === null) args[name] = UNSEEN;
    else if (name === 'tile') args.tile = tile(board, value as string);
    else if (name === 'mummy_tile' || name === 'character') args[name] = slug(value as string);
    else args[name] = PLACES.has(name) ? place(value) : value;
  }
  return { ...args, ...more(event(told), phrases) };
}

/** The arguments of an event by itself that are no figures of it. */
function more(it: Event, phrases: Phrases<Board>): Args {
  switch (it.kind) {
    case 'claimed':
      return { known: 'no' };
    case 'moved':
      return { adventurers: 1 };
    case 'rose':
    case 'drew':
    case 'took key':
      return { [COUNTED[it.kind]!]: 1 };
    case 'rolled':
      return { for: 'card' };
    case 'placed':
      return { nth: Math.floor(phrases.board.hand / 2) };
    case 'rearranged':
      return { from: it.figures.from + 1, to: it.figures.to + 1 };
    case 'entered tomb':
      return { rank: rank(phrases.board, it.figures.points) };
    case 'mummy':
      return { way: it.figures.to > it.figures.from ? 'again' : 'walks', victims: '' };
    case 'laid down':
      return { victims: victims([it], phrases) };
    default:
      return {};
  }
}

/** The rank of a sarcophagus, 1 for whoever enters first; 0 for latecomers, or if all are worth the same. */
function rank({ sarcophagi }: Pick<Board, 'sarcophagi'>, points: number): number {
  return sarcophagi.filter((each) => each === points).length === 1 ? sarcophagi.indexOf(points) + 1 : 0;
}

function victims(fallen: readonly Event[], phrases: Phrases<Board>): string {
  return phrases.listed(
    fallen.flatMap((it, number) => (it.kind === 'laid down' ? [phrases.phrase('victim', { adventurers: it.figures.adventurers, first: yes(number === 0) }, it.seat)] : [])),
  );
}

function said(all: readonly Told[], phrases: Phrases<Board>): Said[] {
  const told = all.filter(({ kind }) => !UNTOLD.has(kind));
  const made: Said[] = [];
  /** Where each seat's last walk ended: what it takes there needs no place. */
  const ended = new Map<number, Place>();
  for (let at = 0; at < told.length; ) {
    const group = told.slice(at, at + together(told, at));
    const clear = isClear(group, told[at - 1], phrases);
    at += group.length;
    if (!clear) made.push(...grouped(group, told, ended, phrases));
  }
  return made;
}

/** Whether events only do what the name of the mummy tile says that was bought just before. */
function isClear(group: readonly Told[], before: Told | undefined, phrases: Phrases<Board>): boolean {
  const first = group[0]!;
  if (before?.kind !== 'bought' || before.seat !== first.seat) return false;
  const does = CLEAR[before.figures.mummy_tile as string];
  return does?.kind === first.kind && does.many === (figured(first, phrases).points ?? group.length);
}

/** What is said of events that are told as one. */
function grouped(group: readonly Told[], all: readonly Told[], ended: Map<number, Place>, phrases: Phrases<Board>): Said[] {
  const first = group[0]!;
  const it = event(first);
  const args = figured(first, phrases);
  const counted = COUNTED[it.kind];
  const told = (more: Args = {}): Said => ({ kind: first.kind, seat: first.seat, args: { ...args, ...more } });
  if (it.kind === 'moved') return walked(group, told, ended, phrases);
  if (it.kind === 'claimed' && ended.get(it.seat) === it.figures.space) return [told({ known: 'yes' })];
  if (counted !== undefined) return [told({ [counted]: group.length })];
  if (it.kind === 'rolled') return [told({ for: purpose(all, all.indexOf(first)) })];
  if (it.kind === 'mummy' && group.length > 1) {
    const felled = { victims: victims(group.slice(1).map(event), phrases) };
    return args.way === 'again' ? [told(), { kind: 'laid down', seat: group[1]!.seat, args: felled }] : [told({ ...felled, way: 'fells' })];
  }
  if (it.kind === 'laid down') return [told({ victims: victims(group.map(event), phrases) })];
  return [told()];
}

function walked(group: readonly Told[], told: (more?: Args) => Said, ended: Map<number, Place>, phrases: Phrases<Board>): Said[] {
  const walks = group.map(event).flatMap((it) => (it.kind === 'moved' ? [it] : []));
  const { seat, figures } = walks[0]!;
  const several = walks.length > 1;
  if (several) ended.delete(seat);
  else ended.set(seat, figures.to);
  const rest = group.filter(({ kind }) => kind !== 'moved').map((each) => ({ kind: each.kind, seat: each.seat, args: figured(each, phrases) }));
  if (several) return [told({ by: 'several', adventurers: walks.length }), ...rest];
  return figures.to === 'tomb' ? rest : [told(), ...rest];
}

/** What a roll was for: again, a card that was played, or to get up, which somebody did (standing) or nobody. */
function purpose(told: readonly Told[], at: number): 'again' | 'card' | 'standing' | 'lying' {
  const own = told[at]!.seat;
  const before = told.slice(0, at).filter(({ seat }) => seat === own).map(({ kind }) => kind);
  if (before.at(-1) === 'rolled') return 'again';
  if (told[at + 1]?.kind === 'rose' && told[at + 1]?.seat === own) return 'standing';
  return before.includes('played') || before.includes('ignored') ? 'card' : 'lying';
}

/** How many events from here on are told as one: several walks, those who rise, cards drawn, the mummy's victims. */
function together(told: readonly Told[], at: number): number {
  const first = told[at]!;
  const steps = (each: Told): boolean => each.kind === 'moved' && each.figures.by === 'steps';
  let end = at + 1;
  if (steps(first)) {
    let walks = end;
    for (; told[end]?.seat === first.seat; end++) {
      if (steps(told[end]!)) walks = end + 1;
      else if (!ON_THE_WAY.has(told[end]!.kind)) break;
    }
    return walks - at;
  }
  if (first.kind in COUNTED) while (told[end]?.kind === first.kind && told[end]?.seat === first.seat) end += 1;
  else if (first.kind === 'mummy' || first.kind === 'laid down') while (told[end]?.kind === 'laid down') end += 1;
  return end - at;
}

// --- what can be chosen ----------------------------------------------------------------------------------------------

function meant(means: Readonly<Record<string, unknown>>, view: View, phrases: Phrases<Board>): Args {
  const { board } = phrases;
  const it = meaning({ means });
  const made: Record<string, Args[string]> = {};
  for (const [name, value] of Object.entries(means)) {
    if (name === 'card') Object.assign(made, card(board, value as string));
    else if (name === 'tile') Object.assign(made, 'cost' in means ? { mummy_tile: slug(value as string) } : { tile: tile(board, value as string) });
    else if (typeof value === 'boolean') made[name] = yes(value);
    else if (name === 'what') made[name] = slug(value as string);
    else if (name !== 'kind' && (typeof value === 'number' || typeof value === 'string')) made[name] = PLACES.has(name) ? place(value) : value;
  }
  switch (it.kind) {
    case 'move':
      return { ...made, steps: Math.abs(it.steps), back: yes(it.steps < 0), tile: tileAt(board, view, it.to) };
    case 'act':
      return { ...made, tile: tileAt(board, view, it.at) };
    case 'decline':
    case 'accept':
      return { ...made, roll: view.roll ?? 0 };
    case 'rearrange':
      return { ...made, ...card(board, view.seats[view.seat ?? -1]?.hand[it.from] ?? null), from: it.from + 1, to: it.to + 1 };
    case 'place':
      return { ...made, nth: Math.floor(board.hand / 2) };
    case 'discard':
      return { ...made, index: it.index + 1 };
    case 'raise':
      return { ...made, adventurers: it.spaces.length, spaces: phrases.listed(it.spaces.map((space) => String(place(space)))) };
    case 'take items':
      return { ...made, n: it.items.length, items: phrases.listed(it.items.map((what) => phrases.phrase('item', { what: slug(what) }))) };
    default:
      return made;
  }
}

/** The name of a question's message, and its arguments: the roll, or what the answers are worth now. */
function asked(view: View, means: readonly { kind: string }[], { board }: Phrases<Board>): [message: string, args: Args] {
  const decision = slug(view.decision);
  if (decision === 'card' && means.every(({ kind }) => kind === 'drop')) return ['card-stuck', {}];
  return [decision, { roll: view.roll ?? 0, ...worth(view, means as readonly Meaning[], board) }];
}

/** What the answers to a question are worth to the seat that is asked. */
function worth(view: View, means: readonly Meaning[], board: Board): Args {
  const own = typeof view.to_move === 'number' ? view.seats[view.to_move] : undefined;
  if (own === undefined) return {};
  if (view.decision === 'horus tile') {
    const cards = means.flatMap((it) => (it.kind === 'take Horus card' ? [it.card] : []));
    return { held: own.keys, cards: cards.length, ...card(board, cards[0] ?? null) };
  }
  if (view.decision === 'claim') {
    const claims = means.flatMap((it) => (it.kind === 'claim' ? [tileOf(board, it.tile)] : []));
    return { points: claims.reduce((sum, it) => sum + (it.kind === 'treasure' ? it.points : 0), 0) };
  }
  if (view.decision === 'wild or scarab') {
    const values = board.scarabs.map(({ points }) => points);
    return { gain: completed(own, board.sets), low: Math.min(...values), high: Math.max(...values) };
  }
  return view.decision === 'mummy tile' ? { talismans: own.talismans } : {};
}

/** The points of the set that one treasure more would complete, a wild one unless its type is said; 0 if it completes none. */
export function completed(own: View['seats'][number], sets: readonly number[], type?: keyof Treasures): number {
  const wanted = own.sets + 1;
  const held = (of: keyof Treasures): number => own.treasures[of] + Number(of === type);
  const missing = (Object.keys(own.treasures) as (keyof Treasures)[]).reduce((sum, of) => sum + Math.max(wanted - held(of), 0), 0);
  if (missing > own.wild + Number(type === undefined) || wanted > sets.length) return 0;
  return sets[wanted - 1]! - (sets[wanted - 2] ?? 0);
}

// --- what cannot be done ---------------------------------------------------------------------------------------------

/** The numbers of steps that may be chosen from: 5, 1–6, ±1. */
function numbers(steps: readonly number[]): string {
  if (steps.length === 2 && steps[0] === -steps[1]!) return `±${steps[1]}`;
  if (steps.length > 2 && steps.every((each, index) => each === steps[0]! + index)) return `${steps[0]}–${steps.at(-1)}`;
  return steps.map((each) => String(each).replace('-', '\u2212')).join(' / ');
}

function reasoned({ kind, figures }: ToldReason, phrases: Phrases<Board>): Args {
  const { board } = phrases;
  const made: Record<string, Args[string]> = {};
  for (const [name, value] of Object.entries(figures)) {
    if (name === 'card') Object.assign(made, card(board, value as string));
    else if (name === 'cards') made[name] = phrases.listed((value as string[]).map((each) => phrases.phrase('card', card(board, each))));
    else if (name === 'tile') Object.assign(made, kind === 'bought first' ? { mummy_tile: slug(value as string) } : { tile: tile(board, value as string) });
    else if (name === 'steps') made[name] = numbers(value as number[]);
    else if (name === 'levels') made[name] = phrases.listed((value as number[]).map(String));
    else if (name === 'ends' || name === 'moved') Object.assign(made, { [name]: places(value as Place[], phrases), many: (value as Place[]).length });
    else if (name === 'at') made.at = value as Place;
    else if (name === 'pieces') Object.assign(made, stuck(value as Piece[], figures.why as Piece['why'], phrases));
    else if (name === 'what' || name === 'why') made[name] = slug(value as string);
    else if (name === 'ability') made.character = slug(value as string);
    else if (typeof value === 'number' || name === 'side') made[name] = value as number | string;
  }
  return made;
}

function places(all: readonly Place[], phrases: Phrases<Board>): string {
  return phrases.listed(all.map((each) => phrases.phrase('place-bare', { place: each })));
}

/** How far those are for whom the main reason holds, and why the others who stand cannot go either. */
function stuck(pieces: readonly Piece[], main: Piece['why'], phrases: Phrases<Board>): Args {
  const far = [...new Set(pieces.filter(({ why }) => why === main).map(({ away }) => away))].sort((one, other) => other - one);
  const others = new Map<string, { why: Piece['why']; where: 'stairs' | 'spaces'; all: Set<Place> }>();
  for (const { at, why, away } of pieces) {
    if (!away || why === main) continue;
    const where = at === 'stairs' ? 'stairs' : 'spaces';
    const found = others.get(`${why} ${where}`) ?? { why, where, all: new Set<Place>() };
    found.all.add(at);
    others.set(`${why} ${where}`, found);
  }
  const rest = [...others.values()].map(({ why, where, all }) => phrases.phrase('why-not-rest', { why: slug(why), where, places: places([...all], phrases) }));
  return { places: far.length, away: far.length === 1 ? far[0]! : phrases.listed(far.map(String)), rest: rest.join('') };
}

function heard(at: number, article: boolean, phrases: Phrases<Board>): string {
  return phrases.phrase('place-aloud', { place: at, article: yes(article) });
}

export const telling: Telling<View, Board> = { figured, said, meant, asked, heard, reasoned };
