/** Where a note stands that speaks of a thing: beside it, and never on it where there is room. */
export interface Spot {
  x: number;
  y: number;
  /** The side of the thing on which the note is, and where along the note's edge its pointer is. */
  side: 'right' | 'left' | 'below' | 'above';
  at: number;
}

const GAP = 12;
const EDGE = 8;
/** How near to its corners a note may have its pointer. */
const CORNER = 18;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Beside a thing on the board; above what lies at the foot of the page, where a hand or a finger would cover the note. */
export function beside(thing: DOMRect, box: { offsetWidth: number; offsetHeight: number }): Spot {
  const { offsetWidth: width, offsetHeight: height } = box;
  const above = thing.top - GAP - height > 0;
  const sides = {
    above,
    right: thing.right + GAP + width < innerWidth,
    left: thing.left - GAP - width > 0,
    below: thing.bottom + GAP + height < innerHeight,
  };
  const order = thing.top > innerHeight * 0.6 ? (['above', 'right', 'left', 'below'] as const) : (['right', 'left', 'below', 'above'] as const);
  const side = order.find((each) => sides[each]) ?? 'above';
  const x = side === 'right' ? thing.right + GAP : side === 'left' ? thing.left - GAP - width : thing.left + thing.width / 2 - width / 2;
  const y = side === 'below' ? thing.bottom + GAP : side === 'above' ? thing.top - GAP - height : thing.top + thing.height / 2 - height / 2;
  const left = within(x, EDGE, innerWidth - width - EDGE);
  const top = within(y, EDGE, innerHeight - height - EDGE);
  const upright = side === 'right' || side === 'left';
  const at = upright ? within(thing.top + thing.height / 2 - top, CORNER, height - CORNER) : within(thing.left + thing.width / 2 - left, CORNER, width - CORNER);
  return { x: left, y: top, side, at };
}
