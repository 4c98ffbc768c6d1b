/** The drawings of the home page, as pieces of SVG. */

const STAR = 'M0-6.600L1.700-2 6.600-2 2.700 1.100 4.100 5.900 0 3.100-4.100 5.900-2.700 1.100-6.600-2-1.700-2z';

/** A sky of stars in rows. */
export function stars(width: number, height: number, step: number): string {
  const found: string[] = [];
  for (let row = 0; row * step * 0.9 < height; row++) {
    for (let column = 0; column * step < width + step; column++) {
      const x = column * step + ((row % 2) * step) / 2 - step / 3;
      found.push(`<path d="${STAR}" transform="translate(${x.toFixed(1)} ${(row * step * 0.9 + 14).toFixed(1)})"/>`);
    }
  }
  return found.join('');
}

interface Paint {
  fill: string;
  line: string;
  dark: string;
}
const NIGHT: Paint = { fill: '#22418C', line: '#E9BC55', dark: '#0E1C42' };
export const DAY: Paint = { fill: '#F3E2B8', line: '#5a3d10', dark: '#152A5E' };

/** A temple's front: two towers with flag masts, the gate between them, and an obelisk. */
export function pylon(x: number, y: number, scale: number, paint: Paint = NIGHT): string {
  const { fill, line, dark } = paint;
  const flags = 'M-30 -150c8 3 14 0 22 3v8c-8-3-14 0-22-3zM-6 -150c8 3 14 0 22 3v8c-8-3-14 0-22-3z';
  const tower = (at: number, mirror: number): string =>
    `<g transform="translate(${at} 0) scale(${mirror} 1)"><path d="M-62 0L-52 -118H28L34 0z" fill="${fill}"/>` +
    `<path d="M-54 -118C-56 -128 -60 -130 -60 -136H36C36 -130 32 -128 30 -118z" fill="${line}" fill-opacity=".9"/>` +
    `<path d="M-57 -60H31" stroke-dasharray="3 5"/><path d="M-30 0V-150M-6 0V-150"/><path d="${flags}" fill="#C2512F"/></g>`;
  const gate =
    `<path d="M-30 0V-84H30V0z" fill="${fill}"/><path d="M-34 -84C-36 -92 -38 -94 -38 -98H38C38 -94 36 -92 34 -84z" fill="${line}"/>` +
    `<path d="M-15 0V-64H15V0z" fill="${dark}"/><circle cx="0" cy="-91" r="4" fill="${dark}" stroke="none"/>`;
  const obelisk =
    `<path d="M-150 0L-146 -104L-141 -116L-136 -104L-132 0z" fill="${fill}"/>` +
    `<path d="M-146 -104L-141 -116L-136 -104z" fill="${line}"/><path d="M-141 -92v10M-141 -76v12M-141 -56v8"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${line}" stroke-width="2" stroke-linejoin="round" fill="none">` +
    `${tower(-62, 1)}${tower(62, -1)}${gate}${obelisk}</g>`
  );
}

/** Waves in rows below one another. */
export function ripples(from: number, to: number, y: number, rows: number, colour: string): string {
  return Array.from({ length: rows }, (_, row) => {
    const start = from + row * 14;
    const waves = 'l9 -5l9 5'.repeat(Math.max(0, Math.ceil((to - row * 8 - start) / 18)));
    return `<path d="M${start} ${y + row * 11}${waves}" fill="none" stroke="${colour}" stroke-width="1.800" opacity="${(0.95 - row * 0.16).toFixed(2)}"/>`;
  }).join('');
}
