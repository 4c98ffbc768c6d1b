/** What Luxor's shelf says: who is asked what, what a choice brings, and the words on its buttons. */
import { latest, type Prompt, type Scene } from '../../scene';
import type { Choice, Told } from '../../wire';
import { plain } from '../../words';
import { slug } from '../../words/speaker';
import { meaning, meant, numbered, sources } from './choices';
import { event } from './events';
import { groups } from './groups';
import type { LuxorSpeaker } from './said';
import { card, tile as variant } from './telling';
import { tile } from './tiles';
import type { View } from './types';

/** What the shelf says. */
export function prompt({ view, lines, moving, missing }: Pick<Scene<View>, 'view' | 'lines' | 'moving' | 'missing'>, speaker: LuxorSpeaker, choices: readonly Choice[], shown: Choice | null): Prompt {
  const me = view.seat;
  const wait = { who: '', seat: me, question: speaker.label('wait', { decision: slug(view.decision) }), consequence: latest(lines) };
  if (view.to_move === null) {
    return { who: '', seat: null, question: speaker.label('game-over'), consequence: view.ending ? speaker.phrase(`ending-${slug(view.ending)}`) : '' };
  }
  if (view.to_move === 'chance') return { ...wait, seat: null };
  const mover = view.to_move;
  if (mover === me && !choices.length) return wait;
  if (mover !== me) {
    const who = speaker.label('next-up', {}, (mover + 1) % view.players);
    const consequence = view.turn === mover ? latest(lines) : speaker.question(view, []).asks;
    return { who, seat: mover, question: missing?.[mover] ?? speaker.label(moving ? 'turn-of' : 'thinking', {}, mover), consequence };
  }
  const asked = view.turn !== me;
  const who = asked ? speaker.label('asked-out-of-turn', {}, view.turn) : turn(view, speaker);
  const base = { who, seat: asked ? view.turn : me, asked };
  if (shown) return { ...base, question: speaker.asks(shown, view), consequence: plain(follows(view, speaker, shown)) };
  const { asks, about } = speaker.question(view, choices.map(meaning));
  return { ...base, question: asks, consequence: view.decision === 'move' ? walkers(view, speaker, choices) : about };
}

function turn(view: View, speaker: LuxorSpeaker): string {
  if (!view.card) return speaker.label('turn-of', {}, view.seat);
  const played = card(speaker.board, view.card);
  return view.roll ? speaker.label('turn-with-roll', { ...played, roll: view.roll }) : speaker.label('turn-with-card', played);
}

/** How many of mine may walk. */
function walkers(view: View, speaker: LuxorSpeaker, choices: readonly Choice[]): string {
  const places = [...sources(meant(choices))];
  const mine = places.flatMap((place) => groups(view, place, speaker.board)).filter(({ seat }) => seat === view.seat);
  return speaker.phrase('walkers', { adventurers: mine.reduce((sum, { count, lying }) => sum + count - lying, 0) });
}

/** What the question about a choice says already. */
const ASKED: ReadonlySet<string> = new Set(['played', 'ignored', 'dropped', 'added', 'took key', 'took wild treasure', 'took Horus card', 'bought']);

/** What certainly follows from a choice, as it is heard. */
export function brings(view: View, speaker: LuxorSpeaker, choice: Choice): string {
  return speaker.aloud(follows(view, speaker, choice));
}

/** What certainly follows from a choice; where that is nothing to tell, what it is about. */
function follows(view: View, speaker: LuxorSpeaker, choice: Choice): string {
  const events = choice.preview ?? [];
  const walk = events.map(event).find((it) => it.kind === 'moved');
  const told = speaker.sentences(events.filter((each) => !ASKED.has(each.kind) && !isFirstWalk(each, events)));
  const steps = walk?.kind === 'moved' && walk.figures.by === 'steps' ? walk.figures : null;
  const walked = steps ? [speaker.phrase('preview-steps', { steps: Math.abs(steps.steps), osiris: steps.osiris })] : [];
  const gain = [...told, ...lacking(view, speaker, choice)];
  return [...walked, ...(gain.length || walked.length ? gain : about(speaker, choice))].join(' ');
}

/** Whether this is the walk that is told by its steps. */
function isFirstWalk(told: Told, events: readonly Told[]): boolean {
  return told.figures.by === 'steps' && told === events.find(({ kind }) => kind === 'moved') && events.filter(({ kind }) => kind === 'moved').length === 1;
}

/** That a treasure needs more of mine than there will be, where a walk ends at one. */
function lacking(view: View, speaker: LuxorSpeaker, choice: Choice): string[] {
  const means = meaning(choice);
  const events = (choice.preview ?? []).map(event);
  if (means.kind !== 'move' || events.some(({ kind }) => kind === 'claimed')) return [];
  const end = events.flatMap((it) => (it.kind === 'moved' ? [it.figures.to] : [])).at(-1) ?? means.to;
  if (typeof end !== 'number') return [];
  const there = tile(speaker.board, view.spaces[end - 1]!);
  if (there.kind !== 'treasure') return [];
  const mine = groups(view, end, speaker.board).find(({ seat }) => seat === view.seat);
  const standing = (mine ? mine.count - mine.lying : 0) + Number(numbered(means.from) !== end);
  return standing < there.needs ? [speaker.phrase('nothing-yet', { needs: there.needs })] : [];
}

/** What a card or a tile that can be had does. */
function about(speaker: LuxorSpeaker, choice: Pick<Choice, 'means'>): string[] {
  const means = meaning(choice);
  if (means.kind === 'buy') return [speaker.phrase('help-mummy-tile', { mummy_tile: slug(means.tile) })];
  if (means.kind === 'take Horus card' || means.kind === 'add' || (means.kind === 'play' && !means.forward)) return [speaker.phrase('help-card', card(speaker.board, means.card))];
  return [];
}

/** Choices whose button says all; others are told apart by their names. */
const SAID_BY_BUTTON: ReadonlySet<string> = new Set(['decline', 'accept', 'claim', 'leave', 'take']);

/** A choice on a button of its own. */
export function label(view: View, speaker: LuxorSpeaker, choice: Choice): string {
  return SAID_BY_BUTTON.has(meaning(choice).kind) ? speaker.button(choice, view) : speaker.name(choice, view);
}

/** A tile and what it is worth, as arguments of what is said of it. */
export function facts(speaker: LuxorSpeaker, name: string): Record<string, string | number> {
  const it = tile(speaker.board, name);
  const none = { points: 0, needs: 0, steps: 0, level: 0, higher: 0 };
  return {
    ...none, tile: variant(speaker.board, name),
    ...(it.kind === 'treasure' ? { points: it.points, needs: it.needs } : {}),
    ...(it.kind === 'osiris' ? { steps: it.steps } : {}),
    ...(it.kind === 'horus' ? { level: it.level } : {}),
    ...(it.kind === 'favour' ? { level: it.levels[0]!, higher: it.levels[1]! } : {}),
  };
}
