/** Where the markers of the Spirit Track stand: equal ones together on a raft, and rafts that would touch slide apart. */

/** A marker, the step from one to the next on a raft, and the room at a raft's ends. */
export const MARKER = 28;
export const NEXT = 25;
export const END = 5;
/** The track begins and ends so far from the edges of the picture; behind its end is the tomb. */
const EDGE = { left: 22, right: 42 };
const GAP = 4;
/** The width of a written value. */
const WRITTEN = 18;
const ROUNDS = 400;

export interface Raft {
  points: number;
  /** In the order in which a tie is decided. */
  seats: number[];
  left: number;
  width: number;
  /** Where its stem stands on the track. */
  at: number;
}

/** Where a value is on a track that starts at `from`. */
export function place(points: number, from: number, width: number): number {
  return EDGE.left + ((from - points) * (width - EDGE.left - EDGE.right)) / from;
}

/** The rafts from left to right; `order` are the seats as a tie is decided: boats from the back to the front. */
export function rafts(points: readonly number[], order: readonly number[], from: number, width: number): Raft[] {
  const found = new Map<number, Raft>();
  for (const seat of order) {
    const value = points[seat]!;
    const raft = found.get(value) ?? { points: value, seats: [], left: 0, width: 0, at: place(value, from, width) };
    raft.seats.push(seat);
    found.set(value, raft);
  }
  const list = [...found.values()].sort((a, b) => b.points - a.points);
  for (const raft of list) {
    raft.width = MARKER + (raft.seats.length - 1) * NEXT + (raft.seats.length > 1 ? 2 * END : 0);
    raft.left = raft.at - raft.width / 2;
  }
  spread(list, 2, width - EDGE.right, GAP);
  return list;
}

/** The values that are written under the track: those that somebody has, slid apart where they would touch, and the round ones that stay clear of them. */
export function labels(points: readonly number[], from: number, step: number, width: number): { points: number; x: number; held: boolean }[] {
  const held = [...new Set(points)].sort((a, b) => b - a).map((value) => ({ points: value, held: true, left: place(value, from, width) - WRITTEN / 2, width: WRITTEN }));
  spread(held, 2, width - EDGE.right + WRITTEN, 0);
  const round = Array.from({ length: from + 1 }, (_, value) => ({ points: value, held: false, left: place(value, from, width) - WRITTEN / 2, width: WRITTEN }));
  const clear = round.filter(({ points: value, left }) => value % step === 0 && held.every((each) => Math.abs(each.left - left) >= WRITTEN));
  return [...held, ...clear].map(({ points: value, left, held: has }) => ({ points: value, x: left + WRITTEN / 2, held: has }));
}

interface Thing {
  left: number;
  width: number;
}

/** Slides things in a row apart until none touches its neighbour or leaves the row. */
function spread(list: readonly Thing[], from: number, to: number, gap: number): void {
  for (let i = 0; i < ROUNDS; i++) {
    for (const thing of list) thing.left = Math.min(Math.max(from, thing.left), to - thing.width);
    for (const [index, thing] of list.entries()) {
      const next = list[index + 1];
      const over = next ? thing.left + thing.width + gap - next.left : 0;
      if (next && over > 0) {
        thing.left -= over / 2;
        next.left += over / 2;
      }
    }
  }
}
