/** The count of Luxor: what each line brings each player, thing by thing, and where it is on the board. */
import { beats, type Beat, type Script, type Thing } from '../../count';
import type { Sheet } from '../../wire';
import { space } from './groups';
import { say } from './said';
import type { Board, View } from './types';

function things(view: View, board: Board, sheets: readonly Sheet[], line: string, seat: number): Thing[] {
  const it = view.seats[seat]!;
  const { parts = [] } = it.count.lines.find(({ name }) => name === line) ?? {};
  if (line === 'positions') {
    return parts
      .map((points, index): Thing => {
        const place = space(it.adventurers[index]!, board)?.at;
        return place === undefined ? { points } : { points, place };
      })
      .sort((a, b) => b.points - a.points);
  }
  if (line === 'sets') {
    const worth = (sets: number): number => board.sets[Math.min(sets, board.sets.length) - 1] ?? 0;
    return it.count.sets.map((icons, index) => ({ points: worth(index + 1) - worth(index), icons }));
  }
  if (line === 'sarcophagi') return parts.map((points) => ({ points, place: board.tomb }));
  if (parts.length) return parts.map((points) => ({ points }));
  return [{ points: sheets[seat]!.lines[line] ?? 0 }];
}

/** What is seen while a line of a player is counted; empty where its name says it all. */
export function headline(board: Board, { line, things: found }: Beat): string {
  if (line !== 'positions') return '';
  const deepest = Math.max(...board.walls.filter(({ last }) => last < board.tomb).map(({ points }) => points));
  const deep = found.filter(({ place, points }) => place !== board.tomb && points === deepest).length;
  return say('count-stand', { tomb: found.filter(({ place }) => place === board.tomb).length, deep });
}

export function script(view: View, board: Board, sheets: readonly Sheet[], ranking: readonly number[]): Script {
  const [first = '', ...lines] = Object.keys(sheets[0]?.lines ?? {});
  return {
    start: sheets.map((sheet) => sheet.lines[first] ?? 0),
    beats: beats(lines, sheets, ranking, (line, seat) => things(view, board, sheets, line, seat)),
    before: [first],
    down: false,
  };
}
