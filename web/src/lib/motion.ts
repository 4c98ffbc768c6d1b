/** Things that fly over the page while an event is shown. */

export type Point = readonly [x: number, y: number];

export interface Motion {
  /** The drawing that moves. */
  symbol: string;
  style: string;
  size: number;
  points: readonly Point[];
  duration: number;
  /** Hops between the points instead of sliding. */
  hop?: boolean;
  /** Shrinks away at the end. */
  sink?: boolean;
  /** A text instead of a drawing, such as a die's number. */
  text?: string;
  /** The text stands on a card instead of a die. */
  card?: boolean;
}

/** Where an element is on the screen, or null if it is not shown. */
export type Find = (selector: string) => { x: number; y: number; width: number; height: number } | null;

export const find: Find = (selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
};

const SVG = 'http://www.w3.org/2000/svg';

/** The layer above everything else on which things fly; one at a time, each can be cut short. */
export class Stage {
  private running = new Set<Animation>();
  private waking: (() => void) | null = null;

  constructor(private readonly layer: HTMLElement) {}

  /** Shows movements together; ends when all have arrived. */
  async play(motions: readonly Motion[], pace: number): Promise<void> {
    await Promise.all(motions.map((motion) => this.fly(motion, pace)));
  }

  /** Waits, unless cut short. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waking = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.waking = done;
    });
  }

  /** Finishes whatever is under way. */
  skip(): void {
    for (const animation of this.running) animation.finish();
    this.waking?.();
  }

  private async fly(motion: Motion, pace: number): Promise<void> {
    if (motion.points.length < 1) return;
    const element = document.createElement('div');
    element.className = motion.card ? 'flight card' : 'flight';
    element.style.cssText = `width:${motion.size}px;height:${motion.size}px;margin:${-motion.size / 2}px`;
    if (motion.text !== undefined) element.textContent = motion.text;
    else {
      const svg = document.createElementNS(SVG, 'svg');
      svg.setAttribute('style', `width:100%;height:100%;${motion.style}`);
      const use = document.createElementNS(SVG, 'use');
      use.setAttribute('href', `#${motion.symbol}`);
      svg.append(use);
      element.append(svg);
    }
    this.layer.append(element);
    const animation = element.animate(keyframes(motion), { duration: Math.max(1, motion.duration / pace), easing: motion.hop ? 'linear' : 'cubic-bezier(.4,0,.3,1)', fill: 'forwards' });
    this.running.add(animation);
    try {
      await animation.finished;
    } finally {
      this.running.delete(animation);
      element.remove();
    }
  }
}

/** The course of a movement as keyframes; hops rise between their points. */
export function keyframes({ points, hop, sink }: Motion): Keyframe[] {
  const made: Keyframe[] = [];
  points.forEach(([x, y], index) => {
    const before = points[index - 1];
    if (hop && before) {
      const far = Math.hypot(x - before[0], y - before[1]);
      made.push({ transform: `translate(${(x + before[0]) / 2}px,${(y + before[1]) / 2 - Math.min(8 + far * 0.08, 26)}px)` });
    }
    const last = sink && index === points.length - 1 && index > 0;
    made.push({ transform: `translate(${x}px,${y}px)${last ? ' scale(.35)' : ''}`, ...(last ? { opacity: 0.2 } : { opacity: 1 }) });
  });
  if (made.length === 1) made.unshift({ transform: `${String(made[0]!.transform)} scale(.4)`, opacity: 0 });
  return made;
}
