/** What the page says of a game of which it knows nothing but what the engine tells. */
import type { Prompt } from '../../scene';
import type { Choice, Told } from '../../wire';
import { named, say, type Catalogue } from '../../words';
import { Speaker, type Company } from '../../words/speaker';
import { spoken, word } from './shape';

/** A view of any game; what most have is used where it is there. */
export type View = Readonly<Record<string, unknown>> | null;

/** A value of a view that should be a number; null if it is none. */
export function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The seat to move, where the view says it. */
export function mover(view: View): number | null {
  return number(view?.to_move);
}

/** What the table shows elsewhere: title, names, and whose turn it is. */
const ELSEWHERE: ReadonlySet<string> = new Set(['game', 'seat', 'players', 'turn', 'to_move']);

/** What is left of a view to be shown, without what is not there yet; what has parts comes first, for that is the board. */
export function shown(view: View): Record<string, unknown> {
  const parts = Object.entries(view ?? {}).filter(([name, value]) => !ELSEWHERE.has(name) && value !== null && value !== '');
  const large = (value: unknown): number => Number(typeof value === 'object' && value !== null);
  return Object.fromEntries(parts.sort(([, a], [, b]) => large(b) - large(a)));
}

/** The parts of a view whose numbers are seats, where the board of the game names them. */
export function seated(board: unknown): readonly string[] {
  const named: unknown = typeof board === 'object' && board !== null && 'seats_in' in board ? board.seats_in : null;
  return Array.isArray(named) ? named.filter((each) => typeof each === 'string') : [];
}

/** The points of a seat, where the view says them. */
export function points(view: View, seat: number): number {
  const seats = view?.seats;
  const it: unknown = Array.isArray(seats) ? seats[seat] : null;
  return typeof it === 'object' && it !== null && 'points' in it ? (number(it.points) ?? 0) : 0;
}

/** A choice in the game's own notation, for there are no other words for it. */
export function says(choice: Pick<Choice, 'means' | 'text'>): string {
  return choice.text ? spoken(choice.text) : figures(choice.means);
}

function figures(fields: Readonly<Record<string, unknown>>): string {
  const { kind, ...rest } = fields;
  const said = Object.entries(rest).map(([name, value]) => `${name.replaceAll('_', ' ')} ${word(value)}`);
  return [...(kind === undefined ? [] : [spoken(word(kind))]), ...said].join(', ');
}

/** Tells events by their kinds and figures, and choices in the game's own notation. */
export class PlainSpeaker extends Speaker<View, unknown> {
  constructor(catalogue: Catalogue, private readonly company: Company<unknown>) {
    super(catalogue, { figured: () => ({}), said: () => [], meant: () => ({}), asked: () => ['', {}], heard: String, reasoned: () => ({}) }, company);
  }

  override sentences(events: readonly Told[]): string[] {
    return events.map((event) => {
      const rest = figures(event.figures);
      const happened = `${event.kind.replaceAll('_', ' ')}${rest ? ` (${rest})` : ''}.`;
      return event.seat < 0 ? spoken(happened) : `${named(this.company.names[event.seat] ?? '')} ${happened}`;
    });
  }

  override choice(choice: Pick<Choice, 'means' | 'text'>): string {
    return says(choice);
  }
}

/** What the shelf says. */
export function prompt(view: View, speaker: PlainSpeaker, choices: readonly Choice[], shown: Choice | null): Prompt {
  const turn = mover(view);
  const me = number(view?.seat);
  if (choices.length) return { who: say('turn-of', { who: 'you', name: '' }), seat: me, question: shown ? say('your-choice', { choice: says(shown) }) : say('choose'), consequence: '' };
  if (turn === null || turn === me) return { who: '', seat: turn, question: say('moment'), consequence: '' };
  return { who: '', seat: turn, question: speaker.label('thinking', {}, turn), consequence: '' };
}
