/** The rules, as they stand in docs/: each book is loaded when somebody opens it. */
import { COVERS } from './games';
import { bookOf, inline, paragraph } from './markdown';

const FILES = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rulings.md'], { query: '?raw', import: 'default' });

export const BOOKS: readonly { name: string; title: string }[] = [...Object.values(COVERS).flatMap((cover) => cover?.books ?? []), { name: 'rulings', title: 'Rulings' }];

/** The text of a book; null if there is none of that name. */
export async function book(name: string): Promise<string | null> {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.md`));
  return found ? found[1]() : null;
}

/** The paragraph of a rule as HTML; null if there is no such rule. */
export async function rule(name: string): Promise<string | null> {
  const text = await book(bookOf(name));
  const found = text === null ? null : paragraph(text, name);
  return found === null ? null : inline(found);
}
