/**
 * Says what happened, what is asked and what can be chosen to one reader: the same as the terminal's speaker does, from
 * the same catalogues. How clauses join is written in docs/words.md.
 */
import type { Choice, Motive, Told, ToldReason } from '../wire';
import type { Args, Catalogue } from './catalogue';
import { named, plain } from './marks';

const MOST_CLAUSES = 4;
const MOST_PROS = 2;
const MOST_CONS = 1;
const LONGEST_SENTENCE = 130;
const LONGEST_LINE = 180;

/** Stands for a figure that the reader may not know. */
export const UNSEEN = 'unseen';

/** What a choice is about. */
type Means = Choice['means'];
/** What is said of a choice: its meaning, or of games without words the engine's own text. */
type Meant = Pick<Choice, 'means' | 'text'>;

/** One thing to be said of what happened: the kind of event that names its message, whose it is, its arguments. */
export interface Said {
  kind: string;
  seat: number;
  args: Args;
}

/** Makes the small parts of which an argument may consist: a list of tiles, the places in a set. */
export interface Phrases<B> {
  readonly board: B;
  /** The seat that reads; null for whoever only watches. */
  readonly reader: number | null;
  /** A message in which a seat is you or a name. */
  phrase(id: string, args?: Args, seat?: number | null): string;
  /** Things in a row, the last with and. */
  listed(parts: readonly string[]): string;
}

/** How the events and meanings of a game become arguments of its messages. */
export interface Telling<V, B> {
  /** The arguments of the message of an event by itself. */
  figured(told: Told, phrases: Phrases<B>): Args;
  /** What is said of these events, in their order: some not at all, some together. */
  said(told: readonly Told[], phrases: Phrases<B>): Said[];
  /** The arguments of a choice's message. */
  meant(means: Means, view: V, phrases: Phrases<B>): Args;
  /** The name of a question's message, and its arguments. */
  asked(view: V, means: readonly { kind: string }[], phrases: Phrases<B>): [message: string, args: Args];
  /** A place of the board as it is heard: its number with its own word, and that with its article if the sentence has one. */
  heard(place: number, article: boolean, phrases: Phrases<B>): string;
  /** The arguments of a reason's message. */
  reasoned(reason: ToldReason, phrases: Phrases<B>): Args;
}

/** Words of the rules as a part of an id, or as a variant: "took Horus card" is took-horus-card, "2 keys" is n-2-keys. */
export function slug(words: string): string {
  const made = words.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return /^\d/.test(made) ? `n-${made}` : made;
}

/** A yes or no as a variant. */
export function yes(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** A piece of a sentence: a player's name, a place of the board, or any other words. */
export interface Part {
  text: string;
  name?: true;
  place?: number;
  /** Whether the word for the place has its article where it is heard. */
  article?: true;
  /** A place as it is heard: its number has its word before it. */
  heard?: string;
}

/** A sentence in pieces, so that its names stand out and its places light up. */
export function parts(text: string): Part[] {
  return (text.match(/\u2068[^\u2069]*\u2069|[\uE000\uE002]-?\d+\uE001|[^\u2068\uE000\uE002]+/g) ?? []).map((piece): Part => {
    if (piece.startsWith('\u2068')) return { text: plain(piece), name: true };
    if (/^[\uE000\uE002]/.test(piece)) return { text: plain(piece), place: Number(plain(piece)), ...(piece.startsWith('\uE002') ? { article: true } : {}) };
    return { text: piece };
  });
}

/** Who sits at a table, who reads, and what lies on it from the start. */
export interface Company<B> {
  board: B;
  names: readonly string[];
  reader: number | null;
}

/** Speaks of one game to one reader. */
export class Speaker<V, B> implements Phrases<B> {
  readonly board: B;
  readonly reader: number | null;
  private readonly names: readonly string[];

  constructor(
    /** The words of the game, in the language in use. */
    readonly catalogue: Catalogue,
    private readonly telling: Telling<V, B>,
    { board, names, reader }: Company<B>,
  ) {
    this.board = board;
    this.names = names;
    this.reader = reader;
  }

  // --- parts ---------------------------------------------------------------------------------------------------------

  phrase(id: string, args: Args = {}, seat: number | null = null): string {
    return this.catalogue.say(id, { ...args, ...(seat === null ? {} : this.who(seat)) });
  }

  /** A sentence in pieces, its places also as they are heard. */
  pieces(text: string): Part[] {
    return parts(text).map((part) => (part.place === undefined ? part : { ...part, heard: this.telling.heard(part.place, part.article ?? false, this) }));
  }

  /** A sentence as it is heard: the number of a place has its word before it. */
  aloud(text: string): string {
    return this.pieces(text).map(({ text: seen, heard }) => heard ?? seen).join('');
  }

  /** A message as a label or a sentence of its own: without marks, and with a capital. */
  label(id: string, args: Args = {}, seat: number | null = null): string {
    return plain(this.marked(id, args, seat));
  }

  private marked(id: string, args: Args, seat: number | null = null): string {
    return this.capital(this.phrase(id, args, seat));
  }

  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join('');
    return this.catalogue.say('and', { all: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
  }

  /** A seat by its name; the reader's own is "You". */
  called(seat: number): string {
    return seat === this.reader ? this.catalogue.say('you') : (this.names[seat] ?? '');
  }

  private who(seat: number): Args {
    return { who: seat === this.reader ? 'you' : 'named', name: named(this.names[seat] ?? '') };
  }

  /** A sentence with a capital; a player's name at its beginning is left as the player writes it. */
  private capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.catalogue.language) + text.slice(1);
  }

  // --- what happened -------------------------------------------------------------------------------------------------

  /** What happened in one turn, sentence by sentence. What others draw is left out where much happened. */
  sentences(events: readonly Told[]): string[] {
    const said = this.telling.said(events, this);
    const made = this.joined(said);
    if (plain(made.join(' ')).length <= LONGEST_LINE) return made;
    return this.joined(said.filter(({ kind, seat }) => kind !== 'drew' || seat === this.reader));
  }

  /** What happened in one turn, as lines of the log that fit a phone: mostly one, or none. */
  lines(events: readonly Told[]): string[] {
    return wrapped(this.sentences(events));
  }

  private joined(said: readonly Said[]): string[] {
    const sentences: string[] = [];
    let run: Said[] = [];
    let before: number | null = null;
    let interrupted = false;
    const close = (): void => {
      const first = run[0];
      if (!first) return;
      sentences.push(...this.sentenced(run, interrupted && first.seat === before));
      before = first.seat;
      run = [];
    };
    for (const each of said) {
      if (this.catalogue.has(`clause-${slug(each.kind)}`)) {
        if (run[0] && run[0].seat !== each.seat) {
          close();
          interrupted = false;
        }
        run.push(each);
        continue;
      }
      close();
      interrupted = true;
      sentences.push(this.capital(this.catalogue.say(`sentence-${slug(each.kind)}`, { ...this.who(each.seat), ...each.args })));
    }
    close();
    return sentences;
  }

  private clause(said: Said, at: 'inside' | 'end', order: 'plain' | 'inverted' = 'plain'): string {
    return this.catalogue.say(`clause-${slug(said.kind)}`, { ...this.who(said.seat), ...said.args, at, order });
  }

  /** What one seat did in a row: a few clauses to a sentence, the gain of the last behind a colon. */
  private sentenced(run: readonly Said[], afterAnother: boolean): string[] {
    const first = run[0]!;
    if (afterAnother && run.length === 1) return [this.phrase('then', { clauses: this.clause(first, 'end', 'inverted') }, first.seat)];
    const made: string[] = [];
    let rest = run;
    while (rest.length) {
      let many = 1;
      while (many < Math.min(MOST_CLAUSES, rest.length) && plain(this.sentence(rest.slice(0, many + 1))).length <= LONGEST_SENTENCE) many += 1;
      made.push(this.sentence(rest.slice(0, many)));
      rest = rest.slice(many);
    }
    return made;
  }

  private sentence(run: readonly Said[]): string {
    const clauses = run.map((each, index) => this.clause(each, index < run.length - 1 ? 'inside' : 'end'));
    return this.phrase('sentence', { clauses: this.listed(clauses) }, run[0]!.seat);
  }

  // --- what is asked -------------------------------------------------------------------------------------------------

  /** What the seat to move is asked, and a second sentence on what it is about. */
  question(view: V, means: readonly { kind: string }[]): { asks: string; about: string } {
    const [message, args] = this.telling.asked(view, means, this);
    return { asks: this.label(`ask-${message}`, args), about: this.phrase(`ask-${message}.about`, args) };
  }

  /** The question that shows a choice before it is made. */
  asks(choice: Meant, view: V): string {
    return plain(this.meant(choice, view, ''));
  }

  /** The button that makes a choice. */
  button(choice: Meant, view: V): string {
    return plain(this.meant(choice, view, '.do'));
  }

  /** A choice as it stands in the list that is heard, told from those like it. */
  choice(choice: Meant, view: V): string {
    return this.aloud(this.catalogue.has(`${chosen(choice)}.exact`) ? this.meant(choice, view, '.exact') : unasked(this.meant(choice, view, '')));
  }

  /** A choice by its name, where there is no other like it: the question about it without its mark. */
  name(choice: Meant, view: V): string {
    return unasked(this.asks(choice, view));
  }

  /** Why something cannot be done; the open question is said if it must be answered first. Its rule is no part of it. */
  whyNot(reason: ToldReason, question: string): string {
    const seat = typeof reason.figures.seat === 'number' ? reason.figures.seat : null;
    return this.label(`why-not-${slug(reason.kind)}`, { ...this.telling.reasoned(reason, this), question }, seat);
  }

  /** Why a bot would make a choice, or what speaks against it; empty if there is nothing to say. */
  motives(found: readonly Motive[]): string {
    const pros = found.filter(({ points }) => points > 0).slice(0, MOST_PROS).map((each) => this.motive(each, ''));
    const cons = found.filter(({ points }) => points < 0).slice(0, MOST_CONS).map((each) => this.motive(each, '.less'));
    if (!pros.length && !cons.length) return '';
    const which = !cons.length ? '' : pros.length ? '.both' : '.against';
    return this.phrase(`motives${which}`, { for: this.listed(pros), against: this.listed(cons) });
  }

  private motive({ kind, about, seat, points }: Motive, attribute: '' | '.less'): string {
    const rounded = Math.abs(Math.round(points * 10)) / 10;
    return this.phrase(`motive-${slug(kind)}${attribute}`, { points: rounded, tile: slug(about), tile_name: about }, seat);
  }

  /** The part of the points that a motive is about. */
  thing({ kind, about }: Motive): string {
    return this.phrase(`motive-${slug(kind)}.thing`, { tile: slug(about), tile_name: about });
  }

  /** What stands over a reason, where it has a heading of its own. */
  whyNotTitle(reason: ToldReason): string {
    const id = `why-not-${slug(reason.kind)}.title`;
    return this.catalogue.has(id) ? this.label(id, this.telling.reasoned(reason, this)) : '';
  }

  private meant(choice: Meant, view: V, attribute: '' | '.do' | '.exact'): string {
    return this.marked(`${chosen(choice)}${attribute}`, this.telling.meant(choice.means, view, this));
  }
}

/** A question without its mark. */
function unasked(question: string): string {
  return question.replace(/\s*\?$/, '');
}

/** The id of the messages about a choice. */
function chosen({ means }: Meant): string {
  return `choose-${slug(means.kind as string)}`;
}

/** Sentences as lines of the log that fit a phone. */
export function wrapped(sentences: readonly string[]): string[] {
  const lines: string[] = [];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    if (last !== undefined && plain(`${last} ${sentence}`).length <= LONGEST_LINE) lines[lines.length - 1] = `${last} ${sentence}`;
    else lines.push(sentence);
  }
  return lines;
}
