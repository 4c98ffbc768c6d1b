/** How adventurers stand together on a tile: in echelon, side by side, or one for many with a number. */
import type { Dim } from './geometry';
import type { Board, Place, View } from './types';

export interface Group {
  seat: number;
  /** All of this seat's here, the lying ones included. */
  count: number;
  lying: number;
}

export interface Figure {
  seat: number;
  x: number;
  y: number;
  size: number;
  lying: boolean;
}

export interface Badge {
  x: number;
  y: number;
  r: number;
  count: number;
}

export interface Ring {
  seat: number;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

export interface Arrangement {
  figures: Figure[];
  badges: Badge[];
  /** Where the floor would shine under a group that may move. */
  rings: Ring[];
}

/** How the board names places that are no spaces. */
export type Places = Pick<Board, 'lying' | 'asleep' | 'tomb'>;

/** A space's number of a place, lying or not; the stairs are 0, and asleep is null. */
export function space(place: Place, board: Places): { at: number; lying: boolean } | null {
  if (typeof place === 'number') return { at: place, lying: false };
  if (place === 'stairs' || place === 'woken') return { at: 0, lying: false };
  if (place === 'tomb') return { at: board.tomb, lying: false };
  const lying = board.lying.indexOf(place);
  return lying < 0 ? null : { at: lying + 1, lying: true };
}

/** Everybody on a place by seat; one's own come last, in front of the others. */
export function groups(view: View, at: number, board: Places): Group[] {
  const found: Group[] = [];
  view.seats.forEach((seat, owner) => {
    let count = 0;
    let lying = 0;
    for (const place of seat.adventurers) {
      const where = space(place, board);
      if (where?.at !== at) continue;
      count += 1;
      if (where.lying) lying += 1;
    }
    if (count) found.push({ seat: owner, count, lying });
  });
  const front = view.seat;
  return found.sort((a, b) => Number(a.seat === front) - Number(b.seat === front));
}

/** The seats with somebody asleep at a statue, counted from 1. */
export function asleep(view: View, statue: number, board: Places): number[] {
  return view.seats.flatMap((seat, owner) => seat.adventurers.filter((place) => place === board.asleep[statue - 1]).map(() => owner));
}

function echelon(group: Group, x: number, y: number, size: number, step: number, out: Arrangement, badge: boolean): number {
  const up = group.count - group.lying;
  const order = [...Array(group.count).keys()];
  if (group.lying) order.reverse();
  for (const index of order) {
    const lying = index >= up;
    out.figures.push({ seat: group.seat, x: x + index * step, y, size, lying });
  }
  const width = size * 0.84 + (group.count - 1) * step;
  if (badge && group.count > 2) {
    const r = Math.max(11, size * 0.5) / 2;
    out.badges.push({ x: x + r * 0.4, y: y - r * 0.2, r, count: group.count });
  }
  out.rings.push({ seat: group.seat, cx: x + width / 2, cy: y + size * 0.93, rx: width * 0.58, ry: size * 0.17 });
  return width;
}

/** The figures on one tile. */
export function arrange(list: readonly Group[], dim: Dim): Arrangement {
  const out: Arrangement = { figures: [], badges: [], rings: [] };
  if (!list.length) return out;
  const { tw, th, big, as } = dim;
  const pad = big ? 3 : 1.5;
  const room = tw - 2 * pad;
  const bottom = th - (big ? 4 : 2.5);
  if (list.length <= 2) {
    const share = room / list.length - (list.length > 1 ? 1 : 0);
    let x = pad;
    for (const group of list) {
      const packed = list.length > 1 && group.count > 2 && !group.lying;
      const shown = packed ? { ...group, count: 1 } : group;
      const wanted = group.lying ? as * 0.78 : as * 0.5;
      const step = shown.count > 1 ? Math.min(wanted, (share - as * 0.84) / (shown.count - 1)) : 0;
      const y = bottom - as * 0.97;
      const width = echelon(shown, x, y, as, step, out, !group.lying);
      if (packed) out.badges.push({ x: x + as * 0.92, y: y + as * 0.3, r: as * 0.25, count: group.count });
      x += list.length > 1 ? Math.min(share, width + (big ? 5 : 2)) : width;
    }
    return out;
  }
  const many = list.length > 3;
  const size = as * (many ? 0.8 : 0.9);
  const column = room / 3;
  list.forEach((group, index) => {
    const back = many && index < list.length - 3;
    const j = back ? index : index - (many ? list.length - 3 : 0);
    const x = pad + j * column + (back ? column * 0.5 : 0);
    const y = bottom - size * 0.97 - (back ? size * 0.72 : 0);
    out.figures.push({ seat: group.seat, x, y, size, lying: group.lying === group.count });
    if (group.count > 1) out.badges.push({ x: x + size * 0.9, y: y + size * 0.28, r: size * 0.26, count: group.count });
    out.rings.push({ seat: group.seat, cx: x + size * 0.42, cy: y + size * 0.93, rx: size * 0.49, ry: size * 0.17 });
  });
  return out;
}

/** The figures on the stairs, one group beside the other. */
export function onStairs(list: readonly Group[], dim: Dim, width: number): Arrangement {
  const out: Arrangement = { figures: [], badges: [], rings: [] };
  const { as, big } = dim;
  const between = big ? 16 : 7;
  const wish = list.reduce((sum, group) => sum + as * 0.84 + (group.count - 1) * as * 0.45 + between, 0);
  const squeeze = Math.min(1, width / wish);
  let x = 0;
  for (const group of list) x += echelon(group, x, 0, as, as * 0.45 * squeeze, out, true) + between * squeeze;
  return out;
}
