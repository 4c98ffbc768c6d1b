/** What the home page says of lessons: how long one takes, or where it was left. */
import { progress } from './progress';
import { href } from './router';
import { storage } from './settings.svelte';
import type { LessonFacts } from './wire';
import { say } from './words';

export function lessonLink(game: string, lesson: string): string {
  return href({ page: 'learn', game, lesson });
}

export function learnWords(game: string, { name, minutes, steps }: LessonFacts): string {
  const { at, done } = progress(storage(), game, name);
  if (at > 0 && at < steps) return say('learn-in.go-on', { step: at + 1, steps });
  return done ? say('learn-in.again') : say('learn-in', { minutes });
}
