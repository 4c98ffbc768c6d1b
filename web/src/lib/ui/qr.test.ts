import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';

import Qr from './Qr.svelte';

const QUIET = 4;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const CHECKS: Record<number, { check: number; blocks: number }> = {
  1: { check: 10, blocks: 1 }, 2: { check: 16, blocks: 1 }, 3: { check: 26, blocks: 1 }, 5: { check: 24, blocks: 2 }, 6: { check: 16, blocks: 4 }, 8: { check: 22, blocks: 4 },
};

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 255;
}

/** The code that the page draws of a text, without the quiet zone around it. */
function drawn(text: string): boolean[][] {
  const shown = mount(Qr, { target: document.body, props: { text, label: 'a code' } });
  const picture = document.querySelector('svg')!;
  const size = Number(picture.getAttribute('viewBox')!.split(' ')[2]) - 2 * QUIET;
  const code = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of picture.querySelector('path')!.getAttribute('d')!.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) code[Number(y) - QUIET]![Number(x) - QUIET] = true;
  void unmount(shown);
  return code;
}

/** Whether a place belongs to marks, timing, format or version; written apart from the library. */
function reserved(size: number, x: number, y: number): boolean {
  const version = (size - 17) / 4;
  const near = (a: number): boolean => a < 9;
  if ((near(x) && near(y)) || (near(y) && x >= size - 8) || (near(x) && y >= size - 8)) return true;
  if (x === 6 || y === 6) return true;
  if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true;
  if (version === 1) return false;
  const far = size - 7;
  const middles = version < 7 ? [6, far] : [6, (6 + far) / 2, far];
  return middles.some((cy) => middles.some((cx) => !(cx === 6 && (cy === 6 || cy === far)) && !(cy === 6 && cx === far) && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2));
}

/** Reads a code as a camera's program would, and checks every block. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const { check, blocks } = CHECKS[version]!;
  const format = [...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => code[y]![8]!), code[8]![7]!, ...[5, 4, 3, 2, 1, 0].map((x) => code[8]![x]!)];
  const facts = format.reduce((sum, bit, at) => sum | (Number(bit) << at), 0) ^ 0x5412;
  const flips = MASKS[(facts >> 10) & 7]!;
  expect(facts >> 13).toBe(0);
  const bits: number[] = [];
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!reserved(size, x, y)) bits.push(Number(code[y]![x] !== flips(x, y)));
    }
  }
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  const data = words.length - check * blocks;
  const short = Math.floor(data / blocks);
  const parts = Array.from({ length: blocks }, (): number[] => []);
  for (let at = 0, word = 0; word < data; at++) {
    for (let block = 0; block < blocks; block++) if (at < short || block >= blocks - (data % blocks)) parts[block]!.push(words[word++]!);
  }
  const plain = parts.flat();
  for (let at = 0; at < check; at++) for (let block = 0; block < blocks; block++) parts[block]!.push(words[data + at * blocks + block]!);
  for (const part of parts) {
    for (let power = 0, root = 1; power < check; power++, root = times(root, 2)) {
      expect(part.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
    }
  }
  const text = plain.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const length = parseInt(text.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, at) => parseInt(text.slice(12 + at * 8, 20 + at * 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('QR codes', () => {
  it.each([
    ['w', 21],
    ['https://waset.example/?table=abc', 29],
    ['https://waset.example/?table=0123456789abcdef0123&key=ABCDEFGHIJKLMNOPQ', 37],
    ['https://waset.example/some/longer/path/?table=0123456789abcdef0123&key=ABCDEFGHIJKLMNOPQRSTUVWX0123456789', 41],
    ['http://192.168.178.20:8000/?table=c8UApaoHP_yjx9Ui4C7n4Q&key=ilKEqIdkl2ZX01SaZn1B-_Vh-and-some-more-of-it-to-fill-a-version-eight-up', 49],
    ['Grüße aus Theben', 25],
  ])('can be read back: %s', (text, size) => {
    const code = drawn(text);
    expect(code).toHaveLength(size);
    expect(read(code)).toBe(text);
  });
});
