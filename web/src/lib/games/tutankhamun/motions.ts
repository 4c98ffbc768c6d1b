/** How each event of Tutankhamun moves over the page. */
import type { Find, Motion, Point } from '../../motion';
import { letter } from '../../players';
import type { Told } from '../../wire';
import { event } from './events';
import { look } from './tiles';
import type { View } from './types';

/** What flies while an event is shown, and for how long the page rests if nothing does. */
export function motions(_view: View, told: Told, find: Find): { motions: Motion[]; rest: number } {
  const it = event(told);
  const { seat } = it;
  const slot = (at: number): ReturnType<Find> => find(`[data-slot="${Math.max(1, at)}"]`);
  const style = (name: string): string => {
    const { idol, pigment } = look(name);
    return idol ? 'color:#1b1716;--p:#F2C65A;--q:#FBF0D2;--r:#E0704C' : `color:#211C15;--p:${pigment};--q:#fffaf0;--r:#3B6FB5`;
  };
  const flight = (name: string, from: ReturnType<Find>, to: ReturnType<Find>, duration: number): Motion[] =>
    from && to ? [{ symbol: look(name).symbol ?? 'star', style: style(name), size: 40, points: [[from.x, from.y], [to.x, to.y]], duration, sink: true }] : [];
  const home = find(`[data-seat="${seat}"]`);
  switch (it.kind) {
    case 'sailed':
    case 'went behind': {
      const [from, to] = [it.figures.from, it.figures.to];
      const points = way(from, to).flatMap((at): Point[] => {
        const box = slot(at);
        return box ? [[box.x, box.y - 6]] : [];
      });
      const size = Math.max(50, (slot(to)?.width ?? 40) * 1.4);
      return { motions: [{ symbol: 'boat', style: `color:#1c1812;--p:var(--pl-${letter(seat)});--q:#FFFDF4`, size, points, duration: Math.min(1200, 60 * Math.abs(to - from) + 120) }], rest: 0 };
    }
    case 'collected':
      return { motions: flight(it.figures.tile, find(`[data-boat="${seat}"]`), home, 360), rest: 0 };
    case 'trailed':
    case 'moved to Underworld':
      return { motions: flight(it.figures.tile, slot(it.figures.slot), find('[data-underworld]'), 240), rest: 0 };
    case 'took from Underworld':
      return { motions: flight(it.figures.tile, find('[data-underworld]'), home, 360), rest: 0 };
    case 'fetched':
    case 'exchanged ring':
      return { motions: flight(it.figures.tile, slot(it.figures.slot), home, 360), rest: 0 };
    case 'exchanged tiles':
      return {
        motions: [
          ...flight(it.figures.higher_tile, slot(it.figures.lower), slot(it.figures.higher), 420),
          ...flight(it.figures.lower_tile, slot(it.figures.higher), slot(it.figures.lower), 420),
        ].map((motion) => ({ ...motion, sink: false })),
        rest: 0,
      };
    case 'set scored':
      return { motions: [], rest: 700 };
    default:
      return { motions: [], rest: 160 };
  }
}

/** The slots on the way, a few of many. */
export function way(from: number, to: number): number[] {
  const count = Math.abs(to - from);
  const steps = Math.min(count, 24);
  return Array.from({ length: steps + 1 }, (_, index) => Math.round(from + ((to - from) * index) / Math.max(1, steps)));
}
