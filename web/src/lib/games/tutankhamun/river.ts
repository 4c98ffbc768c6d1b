/** The Nile as a line that winds in rows, and the eighty slots on it: no two tiles ever touch. */

export interface Shape {
  width: number;
  rows: number;
  /** Between the middles of two rows. */
  pitch: number;
  /** Side of a tile. */
  tile: number;
  /** Where the first row begins and the last one ends, from the turns. */
  inset: number;
  end: number;
  pad: number;
  top: number;
  /** Where the first boat of the line before the Nile waits, in tiles from slot 1. */
  line: readonly [x: number, y: number];
}

export const WIDE: Shape = { width: 986, rows: 5, pitch: 134, tile: 50, inset: 82, end: 92, pad: 14, top: 52, line: [1.15, 1.56] };
export const COMPACT: Shape = { width: 390, rows: 9, pitch: 55, tile: 35, inset: 32, end: 34, pad: 5, top: 60, line: [3.7, -1.1] };

export const SLOTS = 80;

export type Spot = readonly [x: number, y: number, index: number];

export class River {
  readonly points: (readonly [number, number])[] = [];
  readonly slots: Spot[];
  readonly height: number;

  constructor(readonly shape: Shape) {
    this.draw();
    let low = shape.tile * 0.8;
    let high = shape.tile * 2;
    for (let i = 0; i < 40; i++) {
      const middle = (low + high) / 2;
      if (this.place(middle).length >= SLOTS) low = middle;
      else high = middle;
    }
    this.slots = this.place(low);
    this.height = shape.top + (shape.rows - 1) * shape.pitch + shape.tile * 0.95;
  }

  private draw(): void {
    const { width, rows, pitch, tile, inset, end, pad, top } = this.shape;
    const r = pitch / 2;
    const left = pad + r + tile / 2;
    const right = width - pad - r - tile / 2;
    for (let row = 0; row < rows; row++) {
      const y = top + row * pitch;
      const ltr = row % 2 === 0;
      const start = row === 0 ? left + inset : ltr ? left : right;
      const goal = row === rows - 1 ? (ltr ? right - end : left + end) : ltr ? right : left;
      const steps = Math.ceil(Math.abs(goal - start));
      for (let i = 0; i < steps; i++) {
        const x = start + ((goal - start) * i) / steps;
        const sway = Math.sin((x / width) * Math.PI * 5 + y) * tile * 0.13 * Math.sin((Math.PI * i) / steps);
        this.points.push([x, y + sway]);
      }
      if (row === rows - 1) break;
      const bend = Math.ceil(Math.PI * r);
      for (let i = 0; i < bend; i++) {
        const angle = (Math.PI * i) / bend;
        this.points.push([goal + (ltr ? 1 : -1) * Math.sin(angle) * r, y + r - Math.cos(angle) * r]);
      }
    }
  }

  /** The next slot is the first point a full tile away in x or in y. */
  private place(gap: number): Spot[] {
    const found: Spot[] = [[...this.points[0]!, 0]];
    for (let i = 1; i < this.points.length && found.length <= SLOTS; i++) {
      const [x, y] = found.at(-1)!;
      const [px, py] = this.points[i]!;
      if (Math.max(Math.abs(px - x), Math.abs(py - y)) >= gap) found.push([px, py, i]);
    }
    return found;
  }

  /** Where a slot is; 0 and less is the line before the Nile, which covers neither water nor Underworld. */
  at(slot: number): Spot {
    if (slot >= 1) return this.slots[Math.min(slot, SLOTS) - 1]!;
    const [x, y] = this.slots[0]!;
    const { tile, line } = this.shape;
    return [x + tile * (line[0] + slot * 0.88), y + tile * line[1], 0];
  }

  /** The water's course as the data of an SVG path. */
  course(): string {
    return this.points
      .filter((_, i) => i % 5 === 0 || i === this.points.length - 1)
      .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  }

  /** A way along the bank from one slot to another. */
  route(from: number, to: number): string {
    const a = this.at(from)[2];
    const b = this.at(to)[2];
    const { tile } = this.shape;
    return this.points
      .slice(a, Math.max(a, b - Math.round(tile * 0.15)))
      .map(([x, y], i) => {
        const ahead = this.points[Math.min(a + i + 4, this.points.length - 1)]!;
        const back = this.points[Math.max(a + i - 4, 0)]!;
        const [dx, dy] = [ahead[0] - back[0], ahead[1] - back[1]];
        const length = Math.hypot(dx, dy) || 1;
        const aside = tile * 0.62 * Math.min(1, i / (tile * 0.9));
        return [x + (dy / length) * aside, y - (dx / length) * aside] as const;
      })
      .filter((_, i) => i % 3 === 0)
      .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  }
}
