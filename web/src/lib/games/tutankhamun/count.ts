/** The count of Tutankhamun: set by set the markers go down the track again, from the start to where they stand. */
import { beats, type Script } from '../../count';
import type { Sheet } from '../../wire';
import type { Board, View } from './types';

export function script(view: View, _board: Board, sheets: readonly Sheet[], ranking: readonly number[]): Script {
  return {
    start: view.seats.map(() => view.start_points),
    beats: beats(Object.keys(sheets[0]?.lines ?? {}), sheets, ranking, (line, seat) => [{ points: sheets[seat]!.lines[line] ?? 0 }]),
    before: [],
    down: true,
  };
}
