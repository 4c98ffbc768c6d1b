/** The tables of an edition, and what one has other than another. */
import type { EditionDocument } from '../wire';
import type { Row } from './shape';

export type Tables = Readonly<Record<string, readonly Row[]>>;

/** An edition as a file or a table has it: its game, its name, and the tables that differ from the standard. */
export type Written = Readonly<Record<string, unknown>> & { readonly game: string; readonly name: string };

/** A row that is not as in the standard: another figure in it, a new one, or one that is left out. */
export interface Difference {
  table: string;
  row: Row;
  /** The place of the row in its table, counted from 1. */
  number: number;
  /** Which figure; null if the whole row is new or left out. */
  field: string | null;
  before: number | string | null;
  after: number | string | null;
}

/** The figure of a row that says how many or how much; the others say which row it is. */
export function main(row: Row): string {
  return Object.keys(row).findLast((field) => typeof row[field] === 'number') ?? Object.keys(row)[0]!;
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What makes a row this row, whatever its main figure is. */
function which(row: Row): string {
  return JSON.stringify({ ...row, [main(row)]: null });
}

/** The tables of an edition in full: those that it does not name are the standard's. */
export function whole(base: EditionDocument, written: Written): Tables {
  return Object.fromEntries(Object.entries(base.tables).map(([table, rows]) => [table, (written[table] ?? rows) as Row[]]));
}

/** An edition as it is kept, sent and played: only what differs from the standard. */
export function written(base: EditionDocument, name: string, tables: Tables): Written {
  const differing = Object.entries(tables).filter(([table, rows]) => !same(rows, base.tables[table]));
  return { game: base.game, name, ...Object.fromEntries(differing) };
}

/** Every figure of some tables that differs from the standard. */
export function differences(base: EditionDocument, tables: Tables): Difference[] {
  return Object.entries(tables).flatMap(([table, rows]) => between(table, (base.tables[table] ?? []) as Row[], rows));
}

/** Rows that count the same thing are compared; where as many are left on both sides, in their order. */
function between(table: string, before: readonly Row[], after: readonly Row[]): Difference[] {
  if (same(before, after)) return [];
  const left = before.map((row, at) => ({ row, number: at + 1 }));
  const fresh: typeof left = [];
  const found: Difference[] = [];
  after.forEach((row, index) => {
    const at = left.findIndex((each) => which(each.row) === which(row));
    if (at < 0) fresh.push({ row, number: index + 1 });
    else found.push(...fields(table, left.splice(at, 1)[0]!, row));
  });
  if (left.length === fresh.length) return [...found, ...fresh.flatMap(({ row }, at) => fields(table, left[at]!, row))];
  const entire = ({ row, number }: { row: Row; number: number }): Pick<Difference, 'table' | 'row' | 'number' | 'field'> => ({ table, row, number, field: null });
  return [
    ...found,
    ...fresh.map((each) => ({ ...entire(each), before: null, after: each.row[main(each.row)]! })),
    ...left.map((each) => ({ ...entire(each), before: each.row[main(each.row)]!, after: null })),
  ];
}

/** The figures in which a row differs, which is called as it was. */
function fields(table: string, { row, number }: { row: Row; number: number }, now: Row): Difference[] {
  return Object.keys(now).flatMap((field) => (row[field] === now[field] ? [] : [{ table, row, number, field, before: row[field]!, after: now[field]! }]));
}
