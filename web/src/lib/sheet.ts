/** The score sheet at the end: its lines in words, what decided the game, and points over time. */
import type { Game, LineWords } from './games/game';
import type { Frame, Sheet } from './wire';
import { isolated, say } from './words';

/** What a game says of its score sheet. */
export type Counting = Pick<Game, 'line' | 'onTheWay'>;

export interface Row extends LineWords {
  name: string;
  points: number[];
}

/** The rows of the table, in the engine's order; those in which nobody has anything are left out. */
export function rows(game: Counting, sheets: readonly Sheet[]): Row[] {
  return Object.keys(sheets[0]?.lines ?? {})
    .map((name) => ({ name, ...game.line(name), points: sheets.map((sheet) => sheet.lines[name] ?? 0) }))
    .filter(({ points }) => points.some((value) => value !== 0));
}

/** Up to three sentences on how the winner got ahead of the next one. */
export function decided(game: Counting, sheets: readonly Sheet[], ranking: readonly number[], names: readonly string[], me: number | null = null): { seat: number; text: string }[] {
  const first = ranking.indexOf(1);
  const order = ranking.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const second = order.find(({ seat }) => seat !== first)?.seat ?? -1;
  if (first < 0 || second < 0) return [];
  const table = rows(game, sheets).map((row) => ({ row, lead: row.points[first]! - row.points[second]! }));
  const ahead = table.filter(({ lead }) => lead > 0).sort((a, b) => b.lead - a.lead).slice(0, 2);
  const behind = table.filter(({ lead }) => lead < 0).sort((a, b) => a.lead - b.lead).slice(0, 1);
  const who = (seat: number): { who: string; name: string } => ({ who: seat === me ? 'you' : 'named', name: isolated(names[seat] ?? '') });
  const other = second === me ? say('seat-you.behind') : isolated(names[second] ?? '');
  return [
    ...ahead.map(({ row, lead }) => ({ seat: first, text: say('decided.ahead', { ...who(first), other, points: lead, line: row.title }) })),
    ...behind.map(({ row, lead }) => ({ seat: second, text: say('decided.behind', { ...who(second), points: -lead, line: row.title }) })),
  ];
}

export interface Course {
  /** Per seat, the points after each step. */
  series: number[][];
  /** How many of the steps are moves; the rest is what is counted at the end. */
  moves: number;
  /** What each step after the moves counts. */
  tail: Row[];
}

const STEPS = 60;

/** Points over time: what was scored on the way, then line by line what is counted at the end. */
export function course(game: Counting, frames: readonly Frame[], final: readonly Sheet[]): Course {
  const played = frames.filter((frame) => frame.live && frame.scores !== null);
  const table = rows(game, final);
  const way = game.onTheWay;
  const during = (sheet: Sheet): number => (way === null ? sheet.total : (sheet.lines[way] ?? 0));
  const every = Math.max(1, Math.ceil(played.length / STEPS));
  const kept = played.filter((_, index) => index % every === 0 || index === played.length - 1);
  const tail = way === null ? [] : table.filter(({ name }) => name !== way);
  const series = final.map((sheet, seat) => {
    const line = kept.map((frame) => during(frame.scores![seat]!));
    let sum = line.at(-1) ?? during(sheet);
    for (const row of tail) line.push((sum += row.points[seat]!));
    return line;
  });
  return { series, moves: kept.length, tail };
}
