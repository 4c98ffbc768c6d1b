/** What the page says of a game of which it knows nothing but what the engine tells. */
import { called, type Prompt } from '../../scene';
import type { Choice, Told } from '../../wire';
import type { Part, Saying } from '../game';
import { spoken, word } from './shape';

/** A view of any game; what most have is used where it is there. */
export type View = Readonly<Record<string, unknown>> | null;

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The seat to move, where the view says it. */
export function mover(view: View): number | null {
  return number(view?.to_move);
}

/** What the table shows elsewhere: title, names, and whose turn it is. */
const ELSEWHERE: ReadonlySet<string> = new Set(['game', 'seat', 'players', 'to_move']);

/** What is left of a view to be shown; what has parts comes first, for that is the board. */
export function shown(view: View): Record<string, unknown> {
  const parts = Object.entries(view ?? {}).filter(([name]) => !ELSEWHERE.has(name));
  const large = (value: unknown): number => Number(typeof value === 'object' && value !== null);
  return Object.fromEntries(parts.sort(([, a], [, b]) => large(b) - large(a)));
}

/** The points of a seat, where the view says them. */
export function points(view: View, seat: number): number {
  const seats = view?.seats;
  const it: unknown = Array.isArray(seats) ? seats[seat] : null;
  return typeof it === 'object' && it !== null && 'points' in it ? (number(it.points) ?? 0) : 0;
}

/** A choice on its button: the game's own notation, for there are no other words for it. */
export function says(choice: Pick<Choice, 'means' | 'text'>): string {
  return choice.text ? spoken(choice.text) : figures(choice.means);
}

function figures(named: Readonly<Record<string, unknown>>): string {
  const { kind, ...rest } = named;
  const fields = Object.entries(rest).map(([name, value]) => `${name.replaceAll('_', ' ')} ${word(value)}`);
  return [...(kind === undefined ? [] : [spoken(word(kind))]), ...fields].join(', ');
}

/** An event by its kind and its figures. */
export function saying(event: Told): Saying {
  const rest = figures(event.figures);
  const parts: Part[] = [{ text: `${event.kind.replaceAll('_', ' ')}${rest ? ` (${rest})` : ''}` }];
  return event.seat >= 0 ? { seat: event.seat, parts } : { seat: null, parts: [{ text: spoken(parts[0]!.text) }] };
}

/** What the shelf says. */
export function prompt(view: View, names: readonly string[], choices: readonly Choice[], shown: Choice | null): Prompt {
  const turn = mover(view);
  const me = number(view?.seat);
  if (choices.length) return { who: 'Your turn', seat: me, question: shown ? `${says(shown)}?` : 'Choose', consequence: '' };
  if (turn === null) return { who: '', seat: null, question: 'One moment', consequence: '' };
  return { who: '', seat: turn, question: turn === me ? 'One moment' : `${called(names, turn, me)} is thinking`, consequence: '' };
}
