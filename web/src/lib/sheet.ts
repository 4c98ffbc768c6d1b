/** The score sheet at the end: its lines in words, points round by round, and what decided it for each player. */
import type { Game, LineWords } from './games/game';
import type { Frame, Sheet } from './wire';
import { isolated, say } from './words';

/** What a game says of its score sheet. */
export type Counting = Pick<Game, 'line' | 'onTheWay' | 'turnKinds'>;

export interface Row extends LineWords {
  name: string;
  points: number[];
}

/** The rows of the table, in the engine's order; those in which nobody has anything are left out. */
export function rows(game: Pick<Game, 'line'>, sheets: readonly Sheet[]): Row[] {
  return Object.keys(sheets[0]?.lines ?? {})
    .map((name) => ({ name, ...game.line(name), points: sheets.map((sheet) => sheet.lines[name] ?? 0) }))
    .filter(({ points }) => points.some((value) => value !== 0));
}

/** The round of each entry: a new one begins when the first player's turn comes again. Without kinds of events that open a turn, who acts tells it. */
export function rounds(kinds: readonly string[], frames: readonly Frame[]): number[] {
  let first: number | null = null;
  let last: number | null = null;
  let round = 1;
  return frames.map(({ act, events }) => {
    const opened = kinds.length ? events.filter(({ kind }) => kinds.includes(kind)).map(({ seat }) => seat) : act.kind === 'act' ? [act.seat] : [];
    for (const seat of opened) {
      if (seat === null) continue;
      first ??= seat;
      if (seat === first && last !== null && last !== first) round += 1;
      last = seat;
    }
    return round;
  });
}

export interface Course {
  /** Per seat, the points at the start, after each round, and after each line of the count. */
  series: number[][];
  /** Per seat, what it would have had if it had been counted at the start and after each round. */
  counted: number[][];
  /** How many rounds were played, and the number of the first of them: a game may go on from a position. */
  rounds: number;
  first: number;
  /** What each step after the rounds counts. */
  tail: Row[];
}

/** The frames that still count, in rounds; `last` is the number of the last round, if it is known. */
export function inRounds(game: Pick<Game, 'turnKinds'>, frames: readonly Frame[], last: number | null): { frame: Frame; round: number }[] {
  const live = frames.filter((frame) => frame.live);
  const found = rounds(game.turnKinds, live);
  const before = last === null ? 0 : Math.max(0, last - (found.at(-1) ?? last));
  return live.map((frame, index) => ({ frame, round: found[index]! + before }));
}

/** Points round by round: what was scored on the way, then line by line what is counted at the end. Counted down where `from` says so. */
export function course(game: Counting, frames: readonly Frame[], final: readonly Sheet[], last: number | null = null, from: number | null = null): Course {
  const all = inRounds(game, frames, last).filter(({ frame }) => frame.scores != null);
  const table = rows(game, final);
  const way = game.onTheWay;
  const during = (sheet: Sheet): number => (from !== null ? from - sheet.total : way === null ? sheet.total : (sheet.lines[way] ?? 0));
  const kept = all.filter(({ round }, index) => round !== all[index + 1]?.round);
  const tail = way === null ? [] : table.filter(({ name }) => name !== way);
  const series = final.map((sheet, seat) => {
    const line = [from ?? 0, ...kept.map(({ frame }) => during(frame.scores![seat]!))];
    let sum = line.at(-1) ?? during(sheet);
    for (const row of tail) line.push((sum += row.points[seat]!));
    return line;
  });
  const counted = final.map((_, seat) => [0, ...kept.map(({ frame }) => frame.scores![seat]!.total)]);
  return { series, counted, rounds: kept.length, first: kept[0]?.round ?? 1, tail };
}

export interface Sentence {
  icon: string;
  text: string;
}

/** How it went for a player, in exactly three sentences: the best part, what decided it, and how the lead went. */
export function story(game: Pick<Game, 'line'>, sheets: readonly Sheet[], ranking: readonly number[], names: readonly string[], seat: number, me: number | null, { counted, first }: Course): Sentence[] {
  const who = (it: number): { who: string; name: string } => ({ who: it === me ? 'you' : 'named', name: isolated(names[it] ?? '') });
  const others = sheets.map((_, other) => other).filter((other) => other !== seat);
  const table = rows(game, sheets);
  const lead = (points: readonly number[]): number => points[seat]! - Math.max(...others.map((other) => points[other]!));
  const best = [...table].sort((a, b) => lead(b.points) - lead(a.points) || b.points[seat]! - a.points[seat]!)[0];
  const most = best && best.points[seat]! > 0 && lead(best.points) > 0;
  const part = most ? best : [...table].sort((a, b) => b.points[seat]! - a.points[seat]!)[0];
  const made: Sentence[] = [];
  if (part) made.push({ icon: part.icon, text: say(most ? 'best-part.most' : 'best-part', { line: part.title, points: part.points[seat]! }) });

  const winner = ranking.indexOf(1);
  const order = ranking.map((place, it) => ({ place, it })).sort((a, b) => a.place - b.place);
  const rival = ranking[seat] === 1 ? (order.find(({ it }) => it !== seat)?.it ?? seat) : winner;
  const [ahead, behind] = ranking[seat] === 1 ? [seat, rival] : [rival, seat];
  const parted = table.map((row) => ({ row, by: row.points[ahead]! - row.points[behind]! })).sort((a, b) => b.by - a.by)[0];
  const other = behind === me ? say('seat-you.behind') : isolated(names[behind] ?? '');
  made.push(
    parted && parted.by > 0
      ? { icon: parted.row.icon, text: say('decided-ahead', { ...who(ahead), other, points: parted.by, line: parted.row.title }) }
      : { icon: 'scales', text: say('decided-tie') },
  );

  const leads = (counted[seat] ?? []).map((points, round) => points - Math.max(...others.map((it) => counted[it]?.[round] ?? 0))).slice(1);
  if (ranking[seat] === 1) {
    const behindLast = leads.slice(0, -1).findLastIndex((by) => by <= 0) + 1;
    made.push({ icon: 'foot', text: behindLast === 0 ? say('led-always', who(seat)) : say('took-lead', { ...who(seat), round: behindLast + first }) });
  } else {
    const ahead = leads.slice(0, -1).findLastIndex((by) => by > 0) + 1;
    const closest = leads.reduce((found, by, index) => (by >= (leads[found] ?? -Infinity) ? index : found), 0);
    made.push({ icon: 'foot', text: ahead > 0 ? say('led-until', { ...who(seat), round: ahead + first - 1 }) : say('came-closest', { ...who(seat), round: closest + first, points: -(leads[closest] ?? 0) }) });
  }
  return made;
}
