/** Which puzzles there are, and which comes next. */
import type { Api } from '../api';
import type { GameFacts, PuzzleFacts } from '../wire';
import { ofTheDay, type Which } from './days';
import type { Memory } from './memory';

export const GRADES = ['easy', 'medium', 'hard'] as const;

/** The puzzles of a game. */
export interface Offer {
  game: GameFacts;
  puzzles: readonly PuzzleFacts[];
}

/** The puzzles of every game that has some. */
export async function offers(api: Api): Promise<Offer[]> {
  const games = await api.games();
  const found = await Promise.all(games.map(async (game) => ({ game, puzzles: await api.puzzles(game.name) })));
  return found.filter(({ puzzles }) => puzzles.length);
}

/** The puzzle of a day. */
export function daily(all: readonly Offer[], day: number): Which | null {
  return ofTheDay(all.map(({ game, puzzles }) => ({ game: game.name, names: puzzles.map(({ name }) => name) })), day);
}

/** The puzzles of a grade, as far as they are solved. */
export function ofGrade({ puzzles }: Offer, grade: string): readonly PuzzleFacts[] {
  return puzzles.filter((each) => each.grade === grade);
}

/** The next puzzle of a grade that I have not solved, after the one named, else from the first on; null if I have solved all. */
export function upNext(offer: Offer, grade: string, memory: Memory, after: string | null = null): Which | null {
  const all = ofGrade(offer, grade);
  const at = all.findIndex(({ name }) => name === after) + 1;
  const found = [...all.slice(at), ...all.slice(0, at)].find(({ name }) => name !== after && !memory.of({ game: offer.game.name, name }).solved);
  return found ? { game: offer.game.name, name: found.name } : null;
}
