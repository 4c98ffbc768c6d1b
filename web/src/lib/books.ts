/** The rules, as they stand in docs/, made HTML by scripts/rules.ts: each book is loaded when somebody opens it. */
import { COVERS } from './games';
import { say } from './words';

const FILES = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rulings.md'], { import: 'default' });
const RULINGS = 'rulings';
const OF_GAMES = Object.values(COVERS).flatMap((cover) => cover?.books ?? []);

export const BOOKS: readonly { name: string; title: string }[] = [...OF_GAMES, { name: RULINGS, get title() { return say('rulings'); } }];

/** The game that a book belongs to; null for the rulings, which belong to all. */
export function gameOf(book: string): string | null {
  return Object.entries(COVERS).find(([, cover]) => cover?.books.some(({ name }) => name === book))?.[0] ?? null;
}

/** The book that a rule's name belongs to. */
export function bookOf(rule: string): string {
  const start = /^[A-Z]+/.exec(rule)?.[0] ?? '';
  return OF_GAMES.find(({ rules }) => rules.includes(start))?.name ?? RULINGS;
}

/** A book as HTML; null if there is none of that name. */
export async function book(name: string): Promise<string | null> {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.md`));
  return found ? found[1]() : null;
}

/** The paragraph of a rule as HTML, without its name; null if there is no such rule. */
export async function rule(name: string): Promise<string | null> {
  const found = new DOMParser().parseFromString((await book(bookOf(name))) ?? '', 'text/html').getElementById(name);
  found?.querySelector('.name')?.remove();
  return found?.innerHTML.trim() ?? null;
}
