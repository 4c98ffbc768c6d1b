/** Where a note can stand: beside what it speaks of, and on nothing that is needed. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Something that a note had better not cover: how bad it is to cover it. */
export interface Kept {
  box: Box;
  weight: number;
}

const MARGIN = 8;
const GRID = 12;
/** What it costs to have another size than the first. */
const OTHER = 100;
/** How far a note stands off what it speaks of, for its pointer. */
const GAP = 18;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far two boxes are apart. */
function distance(a: Box, b: Box): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const down = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  return Math.hypot(across, down);
}

/** Where a note may begin on one axis, both edges among it. */
function steps(most: number): number[] {
  const last = Math.max(MARGIN, most - MARGIN);
  return [...Array.from({ length: Math.ceil((last - MARGIN) / GRID) }, (_, index) => MARGIN + index * GRID), last];
}

/** The place for a note of one of these sizes: as near as can be to what it speaks of, where it covers least; the first size, if that is as good. */
export function beside(sizes: readonly Size[], room: Size, about: readonly Box[], kept: readonly Kept[]): Box {
  const shut = [...kept, ...about.map((box) => ({ box: { left: box.left - GAP, top: box.top - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP }, weight: 200 }))];
  let best: Box = { left: MARGIN, top: MARGIN, ...sizes[0]! };
  let least = Infinity;
  for (const [index, { width, height }] of sizes.entries()) {
    for (const left of steps(room.width - width)) {
      for (const top of steps(room.height - height)) {
        const box = { left, top, width, height };
        let cost = index * OTHER + (about.length ? Math.min(...about.map((each) => distance(box, each))) : 0);
        for (const { box: each, weight } of shut) {
          cost += (overlap(box, each) * weight) / 100;
          if (cost >= least) break;
        }
        if (cost < least) [best, least] = [box, cost];
      }
    }
  }
  return best;
}

/** From which side of a note its pointer leaves, and how far along: towards the nearest thing that it speaks of; null if it is far. */
export function pointer(note: Box, about: readonly Box[]): { side: 'left' | 'right' | 'top' | 'bottom'; at: number } | null {
  const near = [...about].sort((a, b) => distance(note, a) - distance(note, b))[0];
  if (!near) return null;
  const [x, y] = [near.left + near.width / 2, near.top + near.height / 2];
  const within = (value: number, most: number): number => Math.max(24, Math.min(value, most - 24));
  if (near.left >= note.left + note.width) return { side: 'right', at: within(y - note.top, note.height) };
  if (near.left + near.width <= note.left) return { side: 'left', at: within(y - note.top, note.height) };
  return { side: near.top >= note.top + note.height ? 'bottom' : 'top', at: within(x - note.left, note.width) };
}
