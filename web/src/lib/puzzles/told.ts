/** What a puzzle says: of a try, as a hint, and when it is solved. */
import type { Game } from '../games/game';
import type { PuzzleTry } from '../wire';
import { percent, plain } from '../words';
import type { Speaker } from '../words/speaker';
import type { Puzzle } from './puzzle.svelte';
import { say } from './said';

/** A chance to win that is told apart from another, and points. */
const CHANCE = 0.01;
const POINTS = 0.5;

/** A remark: what stands over it, what it says, and what it is about, as selectors. */
export interface Remark {
  title: string;
  text: string;
  about: readonly string[];
  /** Whether what it is about glows. */
  glows: boolean;
}

type Says = Speaker<unknown, unknown>;

/** What was tried, kindly: what it leads to, and why another serves better. */
export function tried(puzzle: Puzzle, game: Game, speaker: Says): Remark | null {
  const wrong = puzzle.tried;
  if (!wrong) return null;
  return { title: say('puzzle-wrong', { verdict: wrong.verdict }), text: joined([puzzle.said(wrong), ...leads(puzzle, speaker, wrong), lost(puzzle, wrong), say('puzzle-wrong.back')]), about: at(puzzle, game, wrong), glows: false };
}

/** The hint that was asked for last: what to look at, which piece, which choice. */
export function hinted(puzzle: Puzzle, game: Game, speaker: Says): Remark | null {
  const { best, hints } = puzzle;
  const choice = puzzle.choice(best);
  if (!hints || !choice) return null;
  if (hints === 1) return { title: say('puzzle-look'), text: plain(speaker.motives(best.why)) || say('puzzle-look.none'), about: [], glows: false };
  if (hints > 2) return { title: say('puzzle-answer'), text: say('puzzle-answer.what', { choice: named(puzzle, speaker, best) }), about: at(puzzle, game, best), glows: true };
  const clue = game.clue?.(speaker, choice);
  if (clue) return { title: say('puzzle-piece'), text: clue.words, about: [clue.light], glows: true };
  const worst = puzzle.document.tries.at(-1)!;
  return { title: say('puzzle-piece'), text: say('puzzle-piece.not', { choice: named(puzzle, speaker, worst) }), about: [], glows: false };
}

/** Why the answer is the answer. */
export function solved(puzzle: Puzzle, game: Game, speaker: Says): { title: string; text: string } {
  const { best, next } = puzzle;
  const why = plain(speaker.motives(best.why));
  const proven = puzzle.document.proof === 'exact' ? say('puzzle-solved.exact') : '';
  const compared = next && best.win - next.win >= CHANCE ? say('puzzle-solved.next', { best: percent(best.win), next: percent(next.win) }) : '';
  const choice = puzzle.choice(best);
  return { title: choice ? plain(speaker.name(choice, puzzle.document.update.view)) : '', text: joined([choice ? game.brings(puzzle.document.update.view, speaker, choice) : '', why || compared, why ? proven : '']) };
}

function named(puzzle: Puzzle, speaker: Says, found: PuzzleTry): string {
  const choice = puzzle.choice(found);
  return choice ? plain(speaker.choice(choice, puzzle.document.update.view)) : '';
}

/** What a choice certainly leads to, and what it brings less than the best. */
function leads(puzzle: Puzzle, speaker: Says, found: PuzzleTry): string[] {
  const happens = speaker.sentences(puzzle.choice(found)?.preview ?? []).map(plain);
  return [...happens, plain(speaker.motives(found.why.filter(({ points }) => points < 0)))];
}

/** What a choice gives up: chances where they were measured, points where they are proven. */
function lost({ best, document }: Puzzle, { win, lead }: PuzzleTry): string {
  const points = best.lead - lead;
  const chance = best.win - win >= CHANCE;
  if (points >= POINTS && (document.proof === 'exact' || !chance)) return say('puzzle-wrong.lead', { points: Math.round(points) });
  return chance ? say('puzzle-wrong.win', { mine: percent(win), best: percent(best.win) }) : '';
}

/** Where on the board a choice leads, as selectors. */
function at(puzzle: Puzzle, game: Game, found: PuzzleTry): string[] {
  const choice = puzzle.choice(found);
  const place = choice && game.place(choice);
  return place === null ? [] : [`[data-place="${place}"]`];
}

function joined(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}
