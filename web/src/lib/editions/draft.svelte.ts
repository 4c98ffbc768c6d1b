/** An edition that is being made: its figures, which of them differ from the standard, and what the server says of it. */
import type { EditionChecked, EditionDocument, EditionFinding, KeptEdition, WholeEdition } from '../wire';
import type { Row } from './shape';
import { differences, main, same, whole, written, type Written } from './tables';

export class Draft {
  /** Under which this browser remembers what is not kept of it. */
  id = $state('');
  name = $state('');
  tables = $state.raw<Record<string, readonly Row[]>>({});
  /** What was found at the last check. */
  checked = $state.raw<EditionChecked | null>(null);
  /** The last drawing that could be made: it stays while something is wrong. */
  drawn = $state.raw<{ board: Record<string, unknown>; view: Record<string, unknown> } | null>(null);
  /** The document as it is sent; the tables that are as usual are left out. */
  edition = $derived.by((): Written => written(this.base, this.name.trim(), this.tables));
  differences = $derived.by(() => differences(this.base, this.tables));
  /** The kept edition that this one is, or changes; null if it was never kept. */
  kept = $state.raw<KeptEdition | null>(null);
  /** Whether it is somebody else's, to look at, to try and to play. */
  reads = $state(false);
  /** How it is kept. */
  private before = $state.raw<Written | null>(null);
  /** Whether it is kept as it is now. */
  isKept = $derived.by(() => this.before !== null && same(sorted(this.edition), sorted(this.before)));

  constructor(
    readonly base: EditionDocument,
    id: string,
    from: Written | null,
    called: string,
  ) {
    this.id = id;
    this.name = from?.name ?? called;
    this.tables = { ...(from ? whole(base, from) : base.tables) } as Record<string, readonly Row[]>;
  }

  /** Takes over how it is kept; `sent` is how it was sent. */
  isNow({ kept, edition, mine }: WholeEdition, sent: Written = edition as Written): void {
    this.id = kept.id;
    this.kept = kept;
    this.before = sent;
    this.reads = !mine;
  }

  get errors(): EditionFinding[] {
    return (this.checked?.findings ?? []).filter(({ error }) => error);
  }

  get warnings(): EditionFinding[] {
    return (this.checked?.findings ?? []).filter(({ error }) => !error);
  }

  findings(table: string): EditionFinding[] {
    return (this.checked?.findings ?? []).filter((each) => each.table === table);
  }

  /** Changes a figure or a word. */
  put(table: string, at: number, field: string, value: number | string): void {
    this.replace(table, (rows) => rows.map((row, index) => (index === at ? { ...row, [field]: value } : row)));
  }

  /** Adds a row like the last one; what only counts the rows goes on. */
  add(table: string, fixed: readonly string[] = []): void {
    this.replace(table, (rows) => {
      const last = rows.at(-1) ?? (this.base.tables[table]![0] as Row);
      return [...rows, Object.fromEntries(Object.entries(last).map(([field, value]) => [field, fixed.includes(field) ? Number(value) + 1 : value]))];
    });
  }

  remove(table: string, at: number): void {
    this.replace(table, (rows) => rows.filter((_, index) => index !== at));
  }

  reset(table: string): void {
    this.replace(table, () => this.base.tables[table] as Row[]);
  }

  isChanged(table: string): boolean {
    return !same(this.tables[table], this.base.tables[table]);
  }

  /** Whether a figure is not the standard's: where there are as many rows, that of the same row, else of a row like it. */
  isMine(table: string, at: number, field: string): boolean {
    const usual = this.base.tables[table] as Row[];
    const row = this.tables[table]![at]!;
    if (usual.length === this.tables[table]!.length) return usual[at]![field] !== row[field];
    return field === main(row) && !usual.some((each) => same(each, row));
  }

  /** Where a row comes from: as the standard says it, or changed here. */
  source(table: string, at: number): string {
    const [usual, rows] = [this.base.tables[table] as Row[], this.tables[table]!];
    const like = usual.length === rows.length ? (same(usual[at], rows[at]) ? at : -1) : usual.findIndex((each) => same(each, rows[at]));
    return like < 0 ? 'changed' : this.base.sources[table]![like]!;
  }

  /** How many there are in all, here and in the standard; null where nothing is counted. */
  total(table: string): { count: number; usual: number } | null {
    const rows = this.tables[table]!;
    const field = ['copies', 'tiles'].find((each) => rows[0] && each in rows[0]);
    if (field === undefined || rows.length < 2) return null;
    const sum = (all: readonly Row[]): number => all.reduce((count, row) => count + Number(row[field]), 0);
    return { count: sum(rows), usual: sum(this.base.tables[table] as Row[]) };
  }

  /** Takes over what the server found. */
  found(checked: EditionChecked): void {
    this.checked = checked;
    if (checked.board && checked.view) this.drawn = { board: checked.board, view: checked.view };
  }

  private replace(table: string, made: (rows: readonly Row[]) => readonly Row[]): void {
    this.tables = { ...this.tables, [table]: made(this.tables[table]!) };
  }
}

/** The same edition, its tables in one order whoever wrote it. */
function sorted(edition: Written): unknown {
  return Object.entries(edition).sort(([one], [other]) => (one < other ? -1 : 1));
}
