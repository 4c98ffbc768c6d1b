/** The Nile as a line that winds in rows, and the eighty slots on it: no two tiles ever touch. It fills any box, in as many rows as give the largest tiles. */

export const SLOTS = 80;

export type Spot = readonly [x: number, y: number, index: number];
type Point = readonly [x: number, y: number];

/** Tiles of this side and more are drawn in the large form. */
const BIG = 42.5;
const LARGEST = 76;
const SMALLEST = 20;
const ROWS = [3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Steps between tiles and between rows, at least, in tiles. */
const STEP = 1.05;
const PITCH = { big: 1.43, small: 1.37 };
/** A boat that waits before the start is so much smaller, and so far behind the one before it, in tiles. */
export const WAITING = 0.6;
const QUEUE = 0.45;
/** Where nothing fits, the river is drawn for this box, and scaled down. */
const LEAST = { width: 320, height: 300 };

/** One way to lay the river into a box. */
class Course {
  readonly points: Point[] = [];
  /** Side of the mouth of the Underworld and of the tomb's door. */
  readonly gate: number;
  readonly pitch: number;
  /** The point of slot 1: before it the boats wait. */
  readonly first: number;
  readonly fits: boolean;

  constructor(readonly width: number, readonly height: number, readonly rows: number, readonly tile: number, boats: number) {
    const big = tile >= BIG;
    this.gate = big ? 88 : 42;
    const pad = big ? tile * 0.33 : 4;
    const top = Math.max(tile * 0.78, this.gate * 0.54);
    this.pitch = (height - top - tile * 0.86 - (big ? 14 : 0)) / (rows - 1);
    const r = this.pitch / 2;
    const left = pad + r + tile / 2;
    const right = width - pad - r - tile / 2;
    this.first = Math.ceil(tile * (0.95 + QUEUE * (boats - 1)));
    this.fits = this.pitch >= tile * (big ? PITCH.big : PITCH.small) && right - left >= tile;
    if (!this.fits) return;
    const inset = Math.max(0, tile * 0.8 + this.gate + 8 - left);
    const end = Math.max(0, tile * 0.62 + this.gate + 6 - left);
    const sway = tile * Math.min(0.13, Math.max(0.02, (this.pitch / tile - 1.38) * 0.3));
    for (let row = 0; row < rows; row++) {
      const y = top + row * this.pitch;
      const ltr = row % 2 === 0;
      const start = row === 0 ? left + inset : ltr ? left : right;
      const goal = row === rows - 1 ? (ltr ? right - end : left + end) : ltr ? right : left;
      const steps = Math.ceil(Math.abs(goal - start));
      for (let i = 0; i < steps; i++) {
        const x = start + ((goal - start) * i) / steps;
        this.points.push([x, y + Math.sin((x / width) * Math.PI * 5 + y) * sway * Math.sin((Math.PI * i) / steps)]);
      }
      if (row === rows - 1) break;
      const bend = Math.ceil(Math.PI * r);
      for (let i = 0; i < bend; i++) {
        const angle = (Math.PI * i) / bend;
        this.points.push([goal + (ltr ? 1 : -1) * Math.sin(angle) * r, y + r - Math.cos(angle) * r]);
      }
    }
    this.fits = this.place(tile * STEP).length >= SLOTS;
  }

  /** The next slot is the first point a full step away in x or in y. */
  place(gap: number): Spot[] {
    const at = this.points[this.first];
    if (!at) return [];
    const found: Spot[] = [[...at, this.first]];
    for (let i = this.first + 1; i < this.points.length && found.length <= SLOTS; i++) {
      const [x, y] = found.at(-1)!;
      const [px, py] = this.points[i]!;
      if (Math.max(Math.abs(px - x), Math.abs(py - y)) >= gap) found.push([px, py, i]);
    }
    return found;
  }
}

/** The course with the largest tiles of some sides, in half pixels. */
function largest(width: number, height: number, boats: number, from: number, to: number): Course | null {
  let best: Course | null = null;
  for (const rows of ROWS) {
    let low: number = best ? best.tile + 0.5 : from;
    let high = to;
    while (low <= high) {
      const middle: number = Math.round(low + high) / 2;
      const course: Course = new Course(width, height, rows, middle, boats);
      if (course.fits) {
        best = course;
        low = middle + 0.5;
      } else high = middle - 0.5;
    }
  }
  return best;
}

function best(width: number, height: number, boats: number): Course | null {
  return largest(width, height, boats, BIG, LARGEST) ?? largest(width, height, boats, SMALLEST, BIG - 0.5);
}

export class River {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
  readonly rows: number;
  /** Side of the mouth of the Underworld and of the tomb's door. */
  readonly gate: number;
  readonly big: boolean;
  readonly points: readonly Point[];
  readonly slots: readonly Spot[];

  constructor(width: number, height: number, boats: number) {
    const course = best(width, height, boats) ?? best(LEAST.width, LEAST.height, boats)!;
    this.width = course.width;
    this.height = course.height;
    this.tile = course.tile;
    this.rows = course.rows;
    this.gate = course.gate;
    this.big = course.tile >= BIG;
    this.points = course.points;
    let low = course.tile * STEP;
    let high = course.tile * 2;
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2;
      if (course.place(middle).length >= SLOTS) low = middle;
      else high = middle;
    }
    this.slots = course.place(low).slice(0, SLOTS);
  }

  /** Where a slot is; 0 and less is the line of boats that wait on the water before slot 1. */
  at(slot: number): Spot {
    if (slot >= 1) return this.slots[Math.min(slot, SLOTS) - 1]!;
    const [x, y] = this.slots[0]!;
    return [x - this.tile * (0.95 - QUEUE * slot), y, 0];
  }

  /** Whether a slot's number is written: on small tiles only every tenth has room for it. */
  numbers(slot: number): boolean {
    return this.big || slot % 10 === 0;
  }

  /** The water's course as the data of an SVG path. */
  path(): string {
    return line(this.points.filter((_, i) => i % 5 === 0 || i === this.points.length - 1));
  }

  /** A way along a bank from one slot to another: the usual one, or -1 for the other. */
  route(from: number, to: number, side: 1 | -1 = 1): string {
    const a = this.at(from)[2];
    const b = this.at(to)[2];
    const bank = this.points.slice(a, Math.max(a, b - Math.round(this.tile * 0.15))).map(([x, y], i): Point => {
      const ahead = this.points[Math.min(a + i + 4, this.points.length - 1)]!;
      const back = this.points[Math.max(a + i - 4, 0)]!;
      const [dx, dy] = [ahead[0] - back[0], ahead[1] - back[1]];
      const length = Math.hypot(dx, dy) || 1;
      const aside = side * this.tile * 0.62 * Math.min(1, i / (this.tile * 0.9));
      return [x + (dy / length) * aside, y - (dx / length) * aside];
    });
    return line(bank.filter((_, i) => i % 3 === 0));
  }
}

function line(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
