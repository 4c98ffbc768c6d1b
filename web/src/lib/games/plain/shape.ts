/** How any value of a view is laid out: a word, a row of cells, a table, or a list of named parts. */
import { say } from '../../words';

export type Shape =
  | { kind: 'word'; text: string }
  | { kind: 'cells'; cells: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly unknown[])[] }
  | { kind: 'parts'; parts: readonly (readonly [name: string, value: unknown])[] };

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value without parts in a word. */
export function word(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'value-yes' : 'value-no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

/** A name of a program as people read it. */
export function spoken(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a value is laid out. Things of one kind, such as seats, are the rows of a table. */
export function shape(value: unknown): Shape {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.length && list.every(isParts)) {
      const columns = [...new Set(list.flatMap((each) => Object.keys(each)))];
      return { kind: 'table', columns, rows: list.map((each) => columns.map((name) => each[name])) };
    }
    if (list.every((each) => typeof each !== 'object' || each === null)) return { kind: 'cells', cells: list.map(word) };
    return { kind: 'parts', parts: list.map((each, index) => [`${index + 1}`, each] as const) };
  }
  return isParts(value) ? { kind: 'parts', parts: Object.entries(value) } : { kind: 'word', text: word(value) };
}
