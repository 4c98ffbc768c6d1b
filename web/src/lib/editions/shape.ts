/** How the figures of a game lie in groups, and what they are called: what a game's folder gives for its editions. */
import type { Args, Catalogue } from '../words';

/** A row of a table of an edition: figures and words, without where it comes from. */
export type Row = Readonly<Record<string, number | string>>;

export interface Shape {
  /** The tables in groups, each in the order in which they are read. */
  readonly groups: readonly { id: string; tables: readonly string[] }[];
  /** The tables to which rows may be added, and from which they may be left out. */
  readonly grows: ReadonlySet<string>;
  /** The fields that say which row it is, and are not changed. */
  readonly fixed: Readonly<Partial<Record<string, readonly string[]>>>;
  /** What a word may be, by table and field. */
  choices(table: string, field: string): readonly string[];
  /** A row as arguments of its name. */
  args(table: string, row: Row): Args;
  /** A word of the edition as players read it. */
  value(catalogue: Catalogue, table: string, field: string, value: string): string;
  /** What is drawn of the game while its figures are changed: a topic of its rules in pictures. */
  readonly drawing: string;
}

/** The words of a game for its edition. */
export class Figures {
  constructor(
    readonly shape: Shape,
    private readonly catalogue: Catalogue,
  ) {}

  group(id: string): string {
    return this.catalogue.say(`edition-group-${id}`);
  }

  title(table: string): string {
    return this.catalogue.say(`edition-table-${dashed(table)}`);
  }

  about(table: string): string {
    return this.catalogue.say(`edition-table-${dashed(table)}.about`);
  }

  field(field: string): string {
    return this.catalogue.say(`edition-field-${field}`);
  }

  /** What a row is about; `number` is its place in the table. */
  row(table: string, row: Row, number: number): string {
    return this.catalogue.say(`edition-row-${dashed(table)}`, { ...this.said(table, row), ...this.shape.args(table, row), number });
  }

  value(table: string, field: string, value: string): string {
    return this.shape.value(this.catalogue, table, field, value);
  }

  /** The words of a row as players read them, and its figures. */
  private said(table: string, row: Row): Args {
    return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, typeof value === 'string' ? this.value(table, field, value) : value]));
  }
}

function dashed(table: string): string {
  return table.replaceAll('_', '-');
}
