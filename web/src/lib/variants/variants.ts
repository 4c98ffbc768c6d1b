import { names } from '../names';
import { href, parse, shareable } from '../router';
import { winners } from '../seats';
import type { GameFacts, PlayOn, SeatWish, TableFacts } from '../wire';
import { isolated, listed } from '../words';
import { say } from './said';

/** Who plays the other seats: bots of one level, or friends who come by a link. */
export type Others = { who: 'bots'; bot: string } | { who: 'friends' };

/** The seats of a variant: mine, and the others. */
export function seats(players: number, mine: number, others: Others): SeatWish[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === mine ? { who: 'me' } : others.who === 'bots' ? { who: 'bot', bot: others.bot } : { who: 'open' },
  );
}

/** The bot to begin with: as strong as the strongest that played, else one in the middle. */
export function usualBot({ bots }: Pick<GameFacts, 'bots'>, { seats }: Pick<TableFacts, 'seats'>): string {
  const played = bots.filter(({ name }) => seats.some(({ kind, bot }) => kind === 'bot' && bot === name));
  return (played.at(-1) ?? bots[Math.floor(bots.length / 2)])?.name ?? '';
}

/** The seat to begin with: the one through whose eyes the game is seen, else mine, else the one that is to move. */
export function usualSeat(eyes: number | null, { seats }: Pick<TableFacts, 'seats'>, mover: number | null): number {
  return eyes ?? seats.find(({ mine }) => mine)?.seat ?? mover ?? 0;
}

/** What the server is asked for. */
export function wish(seq: number, seat: number, { hidden, name, shared }: Pick<PlayOn, 'hidden' | 'shared'> & { name: string }, players: number, others: Others): PlayOn {
  return { seq, seat, hidden, shared, name: name.trim() || null, seats: seats(players, seat, others) };
}

/** The link to one step of a replay or a review, as others can open it: it has the key with which they may look. */
export function stepLink({ id, links }: Pick<TableFacts, 'id' | 'links'>, seq: number, page: 'replay' | 'review'): string {
  const watch = parse(links.watch);
  return shareable(href({ page, id, key: watch.page === 'table' ? watch.key : null, at: seq }));
}

/** Where a variant is looked at: at its table by who has a seat there, else by the key that comes with it. */
export function way({ id, links, seats, owner }: TableFacts): string {
  return owner || seats.some(({ mine }) => mine) ? href({ page: 'table', id, key: null, take: null }) : links.watch;
}

/** How a variant stands, in a few words. */
export function standing(variant: TableFacts): string {
  const called = names(variant.seats);
  if (variant.status === 'open') return say('variant-standing.open');
  if (variant.status !== 'over') return say('variant-standing.playing');
  return say('variant-standing', { names: listed(winners(variant.ranking).map((seat) => isolated(called[seat] ?? ''))) });
}
