/** Where everything on the board is, in the units of its viewBox: a grid of 7 x 6 walked inwards from the bottom left. */

export type Point = readonly [x: number, y: number];

export interface Dim {
  tw: number;
  th: number;
  gap: number;
  /** The wider gaps beside the tomb, where the statues lie. */
  gate: number;
  /** Thickness of the outer wall. */
  ow: number;
  big: boolean;
  stairH: number;
  stairW: number;
  /** Size of an adventurer. */
  as: number;
}

export const WIDE: Dim = { tw: 94, th: 82, gap: 13, gate: 34, ow: 16, big: true, stairH: 40, stairW: 330, as: 33 };
export const COMPACT: Dim = { tw: 48.5, th: 52, gap: 5, gate: 19, ow: 6, big: false, stairH: 26, stairW: 200, as: 22.5 };

export const STAIRS = 0;
export const TOMB = 41;
/** The numbers of the forty spaces. */
export const SPACES: readonly number[] = Array.from({ length: TOMB - 1 }, (_, index) => index + 1);
const COLUMNS = 7;
const ROWS = 6;

/** Column and row of the spaces 1 to 40, and of the two cells of the tomb, 41 and 42. */
export const CELLS: readonly Point[] = walk();

function walk(): Point[] {
  const turns: Point[] = [[1, 0], [0, -1], [-1, 0], [0, 1]];
  const seen = new Set<string>();
  const free = (x: number, y: number): boolean => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && !seen.has(`${x},${y}`);
  const cells: Point[] = [[-1, ROWS - 1]];
  let heading = 0;
  while (cells.length < COLUMNS * ROWS + 1) {
    const [x, y] = cells[cells.length - 1]!;
    let [dx, dy] = turns[heading]!;
    if (!free(x + dx, y + dy)) {
      heading = (heading + 1) % 4;
      [dx, dy] = turns[heading]!;
    }
    cells.push([x + dx, y + dy]);
    seen.add(`${x + dx},${y + dy}`);
  }
  return cells;
}

/** The board's measures for one drawing of it. */
export class Layout {
  readonly width: number;
  readonly height: number;
  /** Height with the stairs that hang below. */
  readonly full: number;
  private readonly gaps: number[];

  constructor(readonly dim: Dim) {
    const { gap, gate, tw, th, ow, stairH } = dim;
    this.gaps = [gap, gate, gate, gap, gap];
    this.width = this.x(COLUMNS - 1) + tw + ow;
    this.height = this.y(ROWS - 1) + th + ow;
    this.full = this.height + stairH;
  }

  x(column: number): number {
    return this.dim.ow + column * (this.dim.tw + this.dim.gap);
  }

  y(row: number): number {
    return this.dim.ow + row * this.dim.th + this.gaps.slice(0, row).reduce((sum, gap) => sum + gap, 0);
  }

  /** The gap above a row. */
  above(row: number): number {
    return row > 0 ? this.gaps[row - 1]! : this.dim.gap;
  }

  below(row: number): number {
    return row < ROWS - 1 ? this.gaps[row]! : this.dim.gap;
  }

  /** The middle of the gap to the right of a column. */
  mx(column: number): number {
    return this.x(column) + this.dim.tw + this.dim.gap / 2;
  }

  /** The middle of the gap below a row. */
  my(row: number): number {
    return this.y(row) + this.dim.th + this.gaps[row]! / 2;
  }

  /** The upper left corner of a space; the tomb's is that of its left cell. */
  corner(space: number): Point {
    if (space === TOMB) return [this.x(2), this.y(2)];
    const [column, row] = CELLS[space]!;
    return [this.x(column), this.y(row)];
  }

  /** The point of a place through which paths lead: low enough to leave the icons free. */
  anchor(place: number): Point {
    const { tw, th, stairH } = this.dim;
    if (place === STAIRS) return [this.x(0) + tw * 0.6, this.height + stairH * 0.35];
    if (place >= TOMB) return [this.x(3) + tw * 0.55, this.y(2) + th * 0.745];
    const [x, y] = this.corner(place);
    return [x + tw * 0.555, y + th * 0.745];
  }

  /** How a path leads from the stairs to the first space: along their upper edge, above the heads of the others there. */
  upstairs([x]: Point): Point[] {
    const edge = this.height + this.dim.stairH * 0.1;
    return [[x, edge], [this.anchor(1)[0], edge]];
  }

  center(place: number): Point {
    const { tw, th, stairH, gap } = this.dim;
    if (place === STAIRS) return [this.x(0) + tw / 2, this.height + stairH * 0.4];
    if (place >= TOMB) return [this.x(2) + tw + gap / 2, this.y(2) + th / 2];
    const [x, y] = this.corner(place);
    return [x + tw / 2, y + th / 2];
  }

  /** The inner wall as one line, from the left edge inwards to the tomb. */
  wall(): Point[] {
    const { ow, gap } = this.dim;
    const turns: Point[] = [[5, 4], [5, 0], [0, 0], [0, 3], [4, 3], [4, 1], [1, 1], [1, 2], [3, 2]];
    return [[ow - gap / 2, this.my(4)], ...turns.map(([column, row]): Point => [this.mx(column), this.my(row)])];
  }

  /** Where a statue lies: between a space and the next one, across the corridor; turned about its middle where that goes sideways. */
  gate(after: number): { x: number; y: number; width: number; height: number; turned: boolean } {
    const { gap, tw, th, gate, big } = this.dim;
    const [column, row] = CELLS[after]!;
    const next = CELLS[after + 1]!;
    const height = gate - (big ? 8 : 4);
    const inset = big ? 2 : 1;
    if (row === next[1]) {
      const x = this.mx(Math.min(column, next[0]));
      const width = th + gap - 2 * inset;
      return { x: x - width / 2, y: this.y(row) + th / 2 - height / 2, width, height, turned: true };
    }
    const middle = this.my(Math.min(row, next[1]));
    return { x: this.x(column) - gap / 2 + inset, y: middle - height / 2, width: tw + gap - 2 * inset, height, turned: false };
  }

  /** Where the wall's value changes: a dotted threshold between two spaces, and the point of its plaque. */
  threshold(first: number): { line: [Point, Point] | null; plaque: Point } {
    const { tw, th, ow, big } = this.dim;
    const edge = big ? 0 : 2;
    if (first <= 1) return { line: null, plaque: [this.x(0) + tw * 0.1, this.height - ow / 2] };
    if (first >= TOMB) return { line: null, plaque: [this.mx(3), this.my(1)] };
    const [ax, ay] = CELLS[first - 1]!;
    const [bx, by] = CELLS[first]!;
    if (ay === by) {
      const column = Math.min(ax, bx);
      const x = this.mx(column);
      const y = ay === 0 ? ow / 2 + edge : ay < 3 ? this.my(ay - 1) : this.my(ay);
      return { line: [[x, this.y(ay)], [x, this.y(ay) + th]], plaque: [x, y] };
    }
    const y = this.my(Math.min(ay, by));
    const x = this.x(ax);
    return { line: [[x, y], [x + tw, y]], plaque: [ax === COLUMNS - 1 ? this.width - ow / 2 - edge : x + tw, y] };
  }
}

/** Tiles of the wide drawing are at least so wide, in pixels. */
const GOOD = 56;

/** Whether the compact drawing is the better one in a box: where tiles of the wide one would be too small, or smaller than its own. */
export function isCompact(width: number, height: number): boolean {
  const [wide, compact] = [WIDE, COMPACT].map((dim) => {
    const layout = new Layout(dim);
    return dim.tw * Math.min(width / layout.width, height / layout.full);
  });
  return wide! < GOOD || wide! < compact!;
}

/** Lines through points, as the data of an SVG path. */
export function path(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
