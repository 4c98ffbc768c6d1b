/** Words about who sits where. */
import { stateWords } from './company';
import { strength } from './titles';
import type { Seat, Spec, Watching } from './wire';
import { isolated, listed, say } from './words';

/** What the server calls the edition that is played if nobody asks for another. */
const USUAL = 'rebuilt';

/** The name of the edition, where it is not the usual one. */
export function edition({ edition: name }: Spec): string | null {
  return name === USUAL ? null : name;
}

/** A word under a name: a bot with its strength, or how it is with who is not here. */
export function note(seat: Seat, spec: Pick<Spec, 'absent'>, passed = 0): string {
  const words = stateWords(seat, spec, passed);
  if (words) return words;
  if (seat.kind === 'bot') return seat.bot ? say('bot-note', { strength: strength(seat.bot) }) : say('bot-note.none');
  return seat.bot ? say('bot-note.plays', { strength: strength(seat.bot) }) : '';
}

/** What is said of seats that are not mine any more; `left` is how many still are. */
export function lostWords(lost: readonly number[], left: number, names: readonly string[]): string {
  const whose = listed(lost.map((seat) => isolated(names[seat] ?? '')));
  const moved = left || lost.length > 1 ? say('seat-lost.of', { names: whose }) : say('seat-lost.mine');
  return left ? moved : `${moved} ${say('seat-lost.watching')}`;
}

/** Who has won: the seats in first place. */
export function winners(ranking: readonly number[] | null): number[] {
  return (ranking ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Who watches, by name as far as they have one. */
export function watchers({ count, names }: Watching): string {
  const more = count - names.length;
  return say('watchers.who', { names: listed([...names.map(isolated), ...(more > 0 ? [say('watchers.more', { count: more })] : [])]) });
}
