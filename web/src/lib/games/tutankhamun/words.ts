/** What Tutankhamun's shelf says: who is asked what, what a choice brings, and the words on its buttons. */
import { latest, type Prompt, type Scene } from '../../scene';
import type { Choice } from '../../wire';
import { plain } from '../../words';
import { slug } from '../../words/speaker';
import { meaning, target } from './choices';
import { event } from './events';
import type { RiverSpeaker } from './said';
import { sunk, tile, worth } from './telling';
import { RING } from './tiles';
import type { SetNow, View } from './types';

/** What the shelf says. */
export function prompt({ view, lines, moving, missing }: Pick<Scene<View>, 'view' | 'lines' | 'moving' | 'missing'>, speaker: RiverSpeaker, choices: readonly Choice[], shown: Choice | null): Prompt {
  const me = view.seat;
  const wait = { who: '', seat: me, question: speaker.label('wait'), consequence: latest(lines) };
  if (view.to_move === null) {
    return { who: '', seat: null, question: speaker.label('game-over'), consequence: view.ending ? speaker.label(`ending-${slug(view.ending)}`, {}, atZero(view)) : '' };
  }
  if (view.to_move === 'chance') return { ...wait, seat: null };
  const mover = view.to_move;
  if (mover === me && !choices.length) return wait;
  if (mover !== me) return { who: '', seat: mover, question: missing?.[mover] ?? speaker.label(moving ? 'turn-of' : 'thinking', {}, mover), consequence: latest(lines) };
  const who = turn(view, speaker);
  if (shown) return { who, seat: me, question: speaker.asks(shown, view), consequence: plain(follows(view, speaker, shown)) };
  const { asks, about } = speaker.question(view, choices.map(meaning));
  return { who, seat: me, question: asks, consequence: about };
}

/** Whose marker ended the game at 0: of several, the one whose boat lies furthest back. */
function atZero({ back_to_front, seats }: View): number | null {
  return back_to_front.find((seat) => seats[seat]!.points === 0) ?? null;
}

function turn(view: View, speaker: RiverSpeaker): string {
  const god = view.at_work.at(-1);
  if (god !== undefined) return speaker.label('turn-with-idol', tile(god));
  return view.back_to_front[0] === view.seat ? speaker.label('turn-boat-last') : speaker.label('turn-of', {}, view.seat);
}

/** What the question about a choice says already, and what is told in words of its own. */
const ASKED: ReadonlySet<string> = new Set(['sailed', 'collected', 'trailed', 'took from Underworld', 'exchanged ring', 'moved to Underworld', 'exchanged tiles', 'fetched', 'went behind', 'declined']);

/** What certainly follows from a choice, as it is heard. */
export function brings(view: View, speaker: RiverSpeaker, choice: Choice): string {
  return speaker.aloud(follows(view, speaker, choice));
}

/** What certainly follows from a choice: what it brings me, what sinks, and who scores. */
function follows(view: View, speaker: RiverSpeaker, choice: Choice): string {
  const events = choice.preview ?? [];
  const sinks = events.map(event).flatMap((it) => (it.kind === 'trailed' ? [it.figures.tile] : []));
  const found = [
    ...standing(view, speaker, choice),
    ...(sinks.length ? [speaker.phrase('preview-sinks', sunk(sinks, speaker))] : []),
    ...speaker.sentences(events.filter(({ kind }) => !ASKED.has(kind))),
  ];
  return (found.length ? found : about(speaker, choice)).join(' ');
}

/** What the tile that a choice leads to is about. */
function about(speaker: RiverSpeaker, choice: Choice): string[] {
  const name = target(meaning(choice))?.tile;
  return name === undefined ? [] : [speaker.phrase('help-tile', worth(speaker.board, name))];
}

/** Which place I would have in the set of the tile that I take, where I would be paid for one. */
function standing(view: View, speaker: RiverSpeaker, choice: Choice): string[] {
  const events = (choice.preview ?? []).map(event);
  const taken = events.flatMap((it) => (it.kind === 'collected' ? [it.figures.tile] : []))[0];
  const set = view.sets.find(({ name }) => name === taken);
  if (!set || set.name === RING || view.seat === null || events.some((it) => it.kind === 'set scored' && it.figures.tile === taken)) return [];
  const place = rank(set, view.seat);
  const points = place === 1 ? set.first : set.second;
  return place <= 2 ? [speaker.phrase('preview-place', { place, points })] : [];
}

/** The place of a seat with one tile more; where others have as many, nobody can say before the boats lie still. */
function rank(set: SetNow, seat: number): number {
  const mine = set.held[seat]! + 1;
  const others = [...set.held.filter((_, other) => other !== seat), set.underworld];
  return others.includes(mine) ? Infinity : 1 + others.filter((count) => count > mine).length;
}

/** A choice on a button of its own. */
export function label(view: View, speaker: RiverSpeaker, choice: Choice): string {
  const means = meaning(choice);
  return means.kind === 'take from Underworld' ? speaker.label('set', tile(means.tile)) : speaker.button(choice, view);
}
