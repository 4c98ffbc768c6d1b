/** Small labels on a board, pushed apart until none covers another. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Between two labels. */
const GAP = 3;

/** Moves each box away from those before it: up or down, as `way` says. */
export function spread<T extends Box>(boxes: readonly T[], way: (box: T) => 1 | -1): T[] {
  const placed: T[] = [];
  for (const box of boxes) {
    const made = { ...box };
    const hit = (): T | undefined => placed.find((other) => made.x < other.x + other.width + GAP && other.x < made.x + made.width + GAP && made.y < other.y + other.height + GAP && other.y < made.y + made.height + GAP);
    for (let other = hit(); other; other = hit()) made.y = way(box) > 0 ? other.y + other.height + GAP : other.y - made.height - GAP;
    placed.push(made);
  }
  return placed;
}
