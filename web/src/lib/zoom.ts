/** Two fingers enlarge a board inside its zone, one finger then moves it about, and a double tap brings it back. */
import type { Action } from 'svelte/action';

const MOST = 2.5;
/** How far a finger goes, in pixels, before it pulls the board instead of touching a place. */
const PULL = 8;
const DOUBLE = 320;
const NEAR = 30;

interface Point {
  x: number;
  y: number;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const zoom: Action<HTMLElement> = (zone) => {
  const fingers = new Map<number, Point>();
  let scale = 1;
  let shift: Point = { x: 0, y: 0 };
  /** Where the fingers were last, and whether what they do is more than a touch. */
  let last: { at: Point; span: number } | null = null;
  let pulled = false;
  let tapped: Point & { when: number } = { x: 0, y: 0, when: 0 };

  function draw(): void {
    const board = zone.querySelector<SVGElement>('svg[data-board]');
    if (!board) return;
    const { width, height } = zone.getBoundingClientRect();
    shift = { x: Math.min(0, Math.max(width * (1 - scale), shift.x)), y: Math.min(0, Math.max(height * (1 - scale), shift.y)) };
    board.style.transformOrigin = '0 0';
    board.style.transform = scale > 1 ? `translate(${shift.x}px, ${shift.y}px) scale(${scale})` : '';
    zone.style.overflow = scale > 1 ? 'hidden' : '';
  }

  function whereabouts(): { at: Point; span: number } | null {
    const [one, other] = [...fingers.values()];
    if (!one) return null;
    return other ? { at: between(one, other), span: apart(one, other) } : { at: one, span: 0 };
  }

  function down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    if (!fingers.size) pulled = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    last = whereabouts();
    if (fingers.size > 1) pulled = true;
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId) || !last) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = whereabouts()!;
    if (fingers.size === 1 && !pulled && (scale === 1 || apart(now.at, last.at) < PULL)) return;
    pulled = true;
    const { left, top } = zone.getBoundingClientRect();
    const grown = now.span && last.span ? Math.min(MOST, Math.max(1, (scale * now.span) / last.span)) : scale;
    const held = (now_: number, then: number, edge: number, moved: number): number => now_ - edge - ((then - edge - moved) * grown) / scale;
    shift = { x: held(now.at.x, last.at.x, left, shift.x), y: held(now.at.y, last.at.y, top, shift.y) };
    scale = grown;
    last = now;
    draw();
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    last = whereabouts();
    if (fingers.size || pulled) return;
    const here = { x: event.clientX, y: event.clientY };
    if (scale > 1 && event.timeStamp - tapped.when < DOUBLE && apart(here, tapped) < NEAR) {
      scale = 1;
      pulled = true;
      draw();
    }
    tapped = { ...here, when: event.timeStamp };
  }

  /** What was pulled has not been touched. */
  function click(event: MouseEvent): void {
    if (!pulled) return;
    pulled = false;
    event.stopPropagation();
    event.preventDefault();
  }

  zone.addEventListener('pointerdown', down);
  zone.addEventListener('pointermove', move);
  zone.addEventListener('pointerup', up);
  zone.addEventListener('pointercancel', up);
  zone.addEventListener('click', click, true);
  const resized = new ResizeObserver(draw);
  resized.observe(zone);
  return {
    destroy: () => {
      resized.disconnect();
    },
  };
};
