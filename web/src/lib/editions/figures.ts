/** How the figures of each game are named and grouped, from the games' own folders. */
import { rulesOf, words } from '../words';
import { Figures, type Shape } from './shape';

const SHAPES = import.meta.glob<Shape>('../games/*/edition.ts', { import: 'shape' });

/** The figures of a game with their words; null for a game whose figures nobody changes here. */
export async function figures(game: string): Promise<Figures | null> {
  const [shape] = await Promise.all([SHAPES[`../games/${game}/edition.ts`]?.(), words.learn(rulesOf(game))]);
  return shape ? new Figures(shape, words.of(rulesOf(game))) : null;
}
