/** Words about who sits where. */
import type { Seat, Spec } from './wire';

/** What the server calls the edition that is played if nobody asks for another. */
const USUAL = 'rebuilt';

/** The name of the edition, where it is not the usual one. */
export function edition({ edition: name }: Spec): string | null {
  return name === USUAL ? null : name;
}

/** A word under a name: a bot with its level, or who is away. */
export function note(seat: Seat): string {
  if (seat.resigned) return 'has resigned';
  const level = seat.bot ? seat.bot.charAt(0).toUpperCase() + seat.bot.slice(1) : '';
  if (seat.kind === 'bot') return level ? `bot, ${level}` : 'bot';
  return level ? `a bot plays, ${level}` : '';
}

/** What is said of seats that are not mine any more; `left` is how many still are. */
export function lostWords(lost: readonly number[], left: number, names: readonly string[]): string {
  const whose = left || lost.length > 1 ? lost.map((seat) => `${names[seat] ?? ''}'s seat`).join(' and ') : 'Your seat';
  const moved = `${whose} ${lost.length > 1 ? 'are' : 'is'} played on another device now.`;
  return left ? moved : `${moved} You are watching.`;
}

/** Who has won: the seats in first place. */
export function winners(ranking: readonly number[] | null): number[] {
  return (ranking ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
}
