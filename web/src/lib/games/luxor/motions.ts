/** How each event of Luxor moves over the page. */
import type { Find, Motion, Point } from '../../motion';
import { letter, paint } from '../../players';
import type { Told } from '../../wire';
import { numbered } from './choices';
import { leftEnd } from './present';
import { event } from './events';
import { say } from './said';
import { card as args } from './telling';
import { tile, TREASURES, type Things } from './tiles';
import type { View } from './types';

const GOLD = 'color:#211C15;--p:#F2C65A;--q:#fffaf0';

/** What flies while an event is shown, and for how long the page rests if nothing does. */
export function motions(view: View, told: Told, find: Find, board: Things): { motions: Motion[]; rest: number } {
  const it = event(told);
  const { seat } = it;
  const spot = (at: number): ReturnType<Find> => find(`[data-place="${at}"]`);
  const home = find(`[data-seat="${seat}"]`);
  const flight = (symbol: string, style: string, from: ReturnType<Find>, to: ReturnType<Find>, duration: number, size = 40): Motion[] =>
    from && to ? [{ symbol, style, size, points: [[from.x, from.y], [to.x, to.y]], duration, sink: true }] : [];
  switch (it.kind) {
    case 'moved': {
      const [from, to] = [numbered(it.figures.from), numbered(it.figures.to)];
      const way = stops(view, board, from, to);
      const points = way.flatMap((at): Point[] => {
        const box = spot(at);
        return box ? [[at === 0 ? box.x - box.width * 0.35 : box.x, box.y + box.height * 0.2]] : [];
      });
      const size = Math.max(24, (spot(Math.max(1, Math.min(to, 40)))?.width ?? 80) * 0.4);
      return { motions: [{ symbol: `adv-${letter(seat)}`, style: paint(seat), size, points, duration: Math.min(900, 150 * (way.length - 1)), hop: true }], rest: 0 };
    }
    case 'woke':
      return { motions: flight(`adv-${letter(seat)}`, paint(seat), find(`[data-statue="${it.figures.statue}"]`), spot(0), 320, 34), rest: 0 };
    case 'mummy': {
      const [from, to] = [it.figures.from, it.figures.to];
      const way = stops(view, board, from, to);
      const points = way.flatMap((at): Point[] => {
        const box = spot(at);
        return box ? [[box.x + box.width * 0.22, box.y + box.height * 0.15]] : [];
      });
      return { motions: [{ symbol: 'mummy', style: 'color:#1c1812;--p:#F4EAD0;--r:#1c1812;--q:#7CF0C8', size: 44, points, duration: Math.min(1200, 220 * (way.length - 1)) }], rest: 0 };
    }
    case 'claimed': {
      const what = tile(board, it.figures.tile);
      if (what.kind !== 'treasure') return { motions: [], rest: 200 };
      const { symbol, pigment } = TREASURES[what.type];
      return { motions: flight(symbol, `color:#211C15;--p:var(--${pigment});--q:#fffaf0`, spot(it.figures.space), home, 420, 52), rest: 0 };
    }
    case 'took key':
      return { motions: flight('key', GOLD, find('[data-board]'), home, 300), rest: 0 };
    case 'took wild treasure':
      return { motions: flight('wild', GOLD, find('[data-board]'), home, 300), rest: 0 };
    case 'took scarab':
      return { motions: flight('scarab', 'color:#211C15;--p:var(--vase);--q:#fffaf0', find('[data-board]'), home, 300), rest: 0 };
    case 'talismans':
      return { motions: flight('talisman', 'color:#4a1405;--p:#D8593A', spot(view.mummy ?? 0) ?? find('[data-board]'), home, 300), rest: 0 };
    case 'took Horus card': {
      const level = view.horus.findIndex(({ top }) => top === it.figures.card) + 1;
      const stack = find(`[data-stack="${level}"]`);
      return { motions: flight('horus', 'color:#F2C65A;--r:#F2C65A', stack, home, 300, 46), rest: 0 };
    }
    case 'rolled': {
      const box = find('[data-board]');
      return { motions: box ? [{ symbol: '', style: '', size: 84, text: String(it.figures.die), points: [[box.x, box.y]], duration: 420 }] : [], rest: 180 };
    }
    case 'drew':
      return { motions: [], rest: 90 };
    case 'laid down':
    case 'fell':
    case 'rose':
      return { motions: [], rest: 160 };
    case 'played':
    case 'dropped':
    case 'added': {
      const { card } = it.figures;
      const from = seat === view.seat ? find(`[data-end="${leftEnd(view, seat, card) ? 'left' : 'right'}"]`) : home;
      const pile = find('[data-pile]') ?? find('[data-board]');
      const text = say('card-bare', args(board, card));
      return { motions: flight('', '', from, pile, 300).map((each) => ({ ...each, text, card: true })), rest: 60 };
    }
    case 'revealed':
      return { motions: [], rest: 220 };
    default:
      return { motions: [], rest: 120 };
  }
}

/** The places on the way that have a tile; the others are flown over. */
export function stops(view: View, board: Things, from: number, to: number): number[] {
  const heading = to >= from ? 1 : -1;
  const found = [from];
  for (let at = from + heading; at !== to; at += heading) {
    if (at >= 1 && at <= 40 && tile(board, view.spaces[at - 1]!).kind !== 'empty') found.push(at);
  }
  if (to !== from) found.push(to);
  return found;
}
