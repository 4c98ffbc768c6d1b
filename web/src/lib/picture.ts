/** The result of a game as a picture to share: our own drawing of title, score sheet and course. */
import { letter } from './players';
import type { Course, Row } from './sheet';
import { BODIES } from './ui/symbols';

export interface Result {
  title: string;
  subtitle: string;
  /** The game's name, for the foot. */
  game: string;
  rows: readonly Row[];
  total: string;
  totals: readonly number[];
  /** The seats in the order of the columns. */
  order: readonly number[];
  winners: readonly number[];
  names: readonly string[];
  course: Course | null;
}

const WIDTH = 1200;
const EDGE = 64;
const LINE = 46;
const INK = '#211C15';
const FAINT = '#564C3E';
const RULE = '#CDBFA4';
const DASHES: readonly number[][] = [[], [], [3, 7], [12, 7], [20, 8], [16, 6, 3, 6]];
const LINES = ['#1F4BA5', '#BF3B1B', '#A87408', '#1E9E86', '#9A4FAE', '#26231F'];

/** Words that fit: the end of longer ones is left out. */
export function fitted(words: string, width: number, measure: (text: string) => number): string {
  if (measure(words) <= width) return words;
  const letters = [...words];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function emblem(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  const { path, y: base, size: type } = BODIES[letter(seat)]!;
  const style = getComputedStyle(document.documentElement);
  pen.save();
  pen.translate(x, y - (size * 7) / 48);
  pen.scale(size / 48, size / 48);
  pen.fillStyle = style.getPropertyValue(`--pl-${letter(seat)}`);
  pen.strokeStyle = '#1c1812';
  pen.lineWidth = 2.6;
  pen.fill(new Path2D(path));
  pen.stroke(new Path2D(path));
  pen.fillStyle = style.getPropertyValue(`--on-${letter(seat)}`);
  pen.font = `800 ${type}px ${style.getPropertyValue('--sans')}`;
  pen.textAlign = 'center';
  pen.fillText(letter(seat), 24, base);
  pen.restore();
}

/** Draws a result and returns it as a PNG; null where the browser cannot. */
export async function picture(result: Result): Promise<Blob | null> {
  const chart = result.course ? 300 : 0;
  const height = 250 + (result.rows.length + 2) * LINE + chart + 90;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const slab = style.getPropertyValue('--slab');
  const sans = style.getPropertyValue('--sans');
  const measure = (text: string): number => pen.measureText(text).width;
  pen.fillStyle = '#F5EFE2';
  pen.fillRect(0, 0, WIDTH, height);
  ['#16306b', '#b4472a', '#2f7a62', '#d9a441'].forEach((colour, index) => {
    pen.fillStyle = colour;
    for (let x = index * 40; x < WIDTH; x += 160) pen.fillRect(x, 0, 36, 16);
  });
  emblem(pen, result.winners[0] ?? 0, EDGE, 60, 92);
  pen.fillStyle = INK;
  pen.font = `600 52px ${slab}`;
  pen.fillText(fitted(result.title, WIDTH - 2 * EDGE - 120, measure), EDGE + 116, 108);
  pen.font = `500 24px ${sans}`;
  pen.fillStyle = FAINT;
  pen.fillText(fitted(result.subtitle, WIDTH - 2 * EDGE - 120, measure), EDGE + 116, 146);

  const names = EDGE + 300;
  const column = (WIDTH - EDGE - names) / result.order.length;
  let y = 230;
  result.order.forEach((seat, index) => {
    const x = names + index * column;
    if (result.winners.includes(seat)) {
      pen.fillStyle = 'rgba(242,198,90,.3)';
      pen.fillRect(x, y - 44, column, (result.rows.length + 2) * LINE + 22);
    }
    emblem(pen, seat, x + 12, y - 30, 36);
    pen.fillStyle = INK;
    pen.font = `600 24px ${slab}`;
    pen.fillText(fitted(result.names[seat] ?? '', column - 66, measure), x + 56, y - 6);
  });
  const row = (title: string, points: readonly number[], strong: boolean): void => {
    pen.strokeStyle = strong ? INK : RULE;
    pen.lineWidth = strong ? 3 : 1;
    pen.beginPath();
    pen.moveTo(EDGE, y + 10);
    pen.lineTo(WIDTH - EDGE, y + 10);
    pen.stroke();
    y += LINE;
    pen.fillStyle = INK;
    pen.font = strong ? `600 28px ${slab}` : `500 24px ${sans}`;
    pen.fillText(fitted(title, names - EDGE - 10, measure), EDGE, y - 4);
    pen.font = `${strong ? '700 38px' : '600 28px'} ${slab}`;
    result.order.forEach((seat, index) => pen.fillText(String(points[seat] ?? 0), names + index * column + 56, y - 4));
  };
  for (const { title, points } of result.rows) row(title, points, false);
  row(result.total, result.totals, true);
  if (result.course) line(pen, result.course, result.order, y + 40, chart, sans);
  pen.fillStyle = FAINT;
  pen.font = `600 22px ${slab}`;
  pen.fillText(`Waset · ${result.game}`, EDGE, height - 34);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

function line(pen: CanvasRenderingContext2D, { series }: Course, order: readonly number[], top: number, height: number, sans: string): void {
  const most = Math.max(10, ...series.flat());
  const steps = Math.max(1, (series[0]?.length ?? 1) - 1);
  const x = (step: number): number => EDGE + 40 + (step * (WIDTH - 2 * EDGE - 100)) / steps;
  const y = (points: number): number => top + height - 20 - ((height - 40) * points) / most;
  pen.font = `500 18px ${sans}`;
  for (const value of [0, Math.round(most / 2), most]) {
    pen.strokeStyle = RULE;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(x(0), y(value));
    pen.lineTo(x(steps), y(value));
    pen.stroke();
    pen.fillStyle = FAINT;
    pen.fillText(String(value), EDGE, y(value) + 6);
  }
  for (const seat of order) {
    const points = series[seat] ?? [];
    pen.strokeStyle = LINES[seat] ?? INK;
    pen.lineWidth = 4;
    pen.setLineDash([...(DASHES[seat] ?? [])]);
    pen.beginPath();
    points.forEach((value, step) => (step ? pen.lineTo(x(step), y(value)) : pen.moveTo(x(0), y(value))));
    pen.stroke();
    pen.setLineDash([]);
    emblem(pen, seat, x(steps) + 8, y(points.at(-1) ?? 0) - 14, 28);
  }
}
