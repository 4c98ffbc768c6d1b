/** QR codes of short texts, such as links: bytes, error correction level M, versions 1 to 10 (up to 213 bytes). */

/** Per version: all codewords, correction codewords per block, blocks, and the middles of the alignment marks. */
const VERSIONS: readonly { all: number; check: number; blocks: number; marks: readonly number[] }[] = [
  { all: 26, check: 10, blocks: 1, marks: [] },
  { all: 44, check: 16, blocks: 1, marks: [6, 18] },
  { all: 70, check: 26, blocks: 1, marks: [6, 22] },
  { all: 100, check: 18, blocks: 2, marks: [6, 26] },
  { all: 134, check: 24, blocks: 2, marks: [6, 30] },
  { all: 172, check: 16, blocks: 4, marks: [6, 34] },
  { all: 196, check: 18, blocks: 4, marks: [6, 22, 38] },
  { all: 242, check: 22, blocks: 4, marks: [6, 24, 42] },
  { all: 292, check: 22, blocks: 5, marks: [6, 26, 46] },
  { all: 346, check: 26, blocks: 5, marks: [6, 28, 50] },
];

export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Multiplication in the field of 256 elements. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 255;
}

/** The codewords by which a block can be repaired. */
function correction(data: readonly number[], count: number): number[] {
  const divisor = Array.from<unknown, number>({ length: count }, (_, index) => (index === count - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < count; step++) {
    for (let at = 0; at < count; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, at) => (rest[at]! ^= times(each, factor)));
  }
  return rest;
}

/** The text as codewords of a version, with its correction, in the order in which they are drawn. */
function codewords(bytes: readonly number[], version: number): number[] {
  const { all, check, blocks } = VERSIONS[version - 1]!;
  const room = all - check * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const short = Math.floor(room / blocks);
  const long = room % blocks;
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const size = short + (block >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => correction(part, check));
  const made: number[] = [];
  for (let at = 0; at <= short; at++) for (const part of parts) if (at < part.length) made.push(part[at]!);
  for (let at = 0; at < check; at++) for (const part of checks) made.push(part[at]!);
  return made;
}

/** A remainder that guards the facts about format and version. */
function guarded(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < length; step++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (value << length) | rest;
}

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => row.slice());
    this.marks();
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private marks(): void {
    const { size } = this;
    for (let at = 0; at < size; at++) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
      for (let dy = -4; dy <= 4; dy++) {
        for (let dx = -4; dx <= 4; dx++) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
        }
      }
    }
    const { marks } = VERSIONS[this.version - 1]!;
    const last = marks.length - 1;
    marks.forEach((cy, j) =>
      marks.forEach((cx, i) => {
        if ((i === 0 && j === 0) || (i === last && j === 0) || (i === 0 && j === last)) return;
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }),
    );
    this.format(0);
    if (this.version >= 7) {
      const bits = guarded(this.version, 12, 0x1f25);
      for (let bit = 0; bit < 18; bit++) {
        const dark = ((bits >> bit) & 1) === 1;
        const [a, b] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
        this.set(a, b, dark);
        this.set(b, a, dark);
      }
    }
  }

  /** Level M and the mask, written twice. */
  format(mask: number): void {
    const bits = guarded(mask, 10, 0x537) ^ 0x5412;
    const dark = (bit: number): boolean => ((bits >> bit) & 1) === 1;
    const { size } = this;
    for (let bit = 0; bit <= 5; bit++) this.set(8, bit, dark(bit));
    this.set(8, 7, dark(6));
    this.set(8, 8, dark(7));
    this.set(7, 8, dark(8));
    for (let bit = 9; bit < 15; bit++) this.set(14 - bit, 8, dark(bit));
    for (let bit = 0; bit < 8; bit++) this.set(size - 1 - bit, 8, dark(bit));
    for (let bit = 8; bit < 15; bit++) this.set(8, size - 15 + bit, dark(bit));
    this.set(8, size - 8, true);
  }

  /** Every free place in the order in which codewords fill them: pairs of columns, up and down. */
  *free(): Generator<[number, number]> {
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.fixed[y]![x]) yield [x, y];
      }
    }
  }

  fill(words: readonly number[]): void {
    let bit = 0;
    for (const [x, y] of this.free()) {
      const word = words[bit >> 3];
      this.dark[y]![x] = word !== undefined && ((word >> (7 - (bit & 7))) & 1) === 1;
      bit += 1;
    }
  }

  mask(mask: number): void {
    const flips = MASKS[mask]!;
    for (const [x, y] of this.free()) if (flips(x, y)) this.dark[y]![x] = !this.dark[y]![x];
  }

  /** How hard this is to read for a camera: runs, blocks, false marks, and too much of one colour. */
  cost(): number {
    const { size, dark } = this;
    const columns = dark.map((_, x) => dark.map((row) => row[x]!));
    let cost = 0;
    for (const line of [...dark, ...columns]) {
      const text = line.map((each) => (each ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
      cost += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
    }
    for (let y = 1; y < size; y++) {
      for (let x = 1; x < size; x++) {
        const here = dark[y]![x];
        if (here === dark[y]![x - 1] && here === dark[y - 1]![x] && here === dark[y - 1]![x - 1]) cost += 3;
      }
    }
    const share = dark.flat().filter(Boolean).length / (size * size);
    return cost + 10 * Math.floor(Math.abs(share * 20 - 10));
  }
}

/** The code of a text as rows of dark and light; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(({ all, check, blocks }, index) => bytes.length <= all - check * blocks - (index < 9 ? 2 : 3)) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  const drawings = MASKS.map((_, mask) => {
    const drawing = new Drawing(version);
    drawing.fill(words);
    drawing.mask(mask);
    drawing.format(mask);
    return drawing;
  });
  return drawings.reduce((best, each) => (each.cost() < best.cost() ? each : best)).dark;
}
