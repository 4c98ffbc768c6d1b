import { BODIES, SYMBOLS } from './symbols';

const LETTER = 'text-anchor="middle" font-weight="800" fill="var(--q,#fff)" stroke="none"';

function adventurer(letter: string): string {
  const { path, y, size } = BODIES[letter]!;
  const head = '<circle cx="24" cy="9" r="6.6"';
  return (
    `<g stroke="var(--halo,#fff)" stroke-width="6.5">${head}/><path d="${path}"/></g>` +
    `<g stroke="var(--key,#1c1812)" stroke-width="2.6" fill="var(--p)"><path d="${path}"/>${head}/></g>` +
    `<text x="24" y="${y}" font-size="${size}" ${LETTER} class="letter">${letter}</text>`
  );
}

function emblem(letter: string): string {
  const { path, y, size } = BODIES[letter]!;
  return (
    `<g transform="translate(0 -7)"><path d="${path}" fill="var(--p)" stroke="var(--key,#1c1812)" stroke-width="2.6"/>` +
    `<text x="24" y="${y}" font-size="${size}" ${LETTER} class="letter">${letter}</text></g>`
  );
}

function symbol(id: string, drawing: string): string {
  const line = 'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${id}" viewBox="0 0 48 48"><g ${line}>${drawing}</g></symbol>`;
}

/** All drawings as one sheet of SVG symbols. */
export function sheet(): string {
  const letters = Object.keys(BODIES);
  return [
    ...Object.entries(SYMBOLS).map(([id, drawing]) => symbol(id, drawing)),
    ...letters.map((letter) => symbol(`adv-${letter}`, adventurer(letter))),
    ...letters.map((letter) => symbol(`em-${letter}`, emblem(letter))),
  ].join('');
}
