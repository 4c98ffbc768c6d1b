import { beforeEach, describe, expect, it } from 'vitest';

import type { FromServer } from '../socket';
import type { Choice, GameFacts, PuzzleDocument, PuzzleTry, Update } from '../wire';
import { words } from '../words';
import { Memory } from './memory';
import { daily, ofGrade, upNext, type Offer } from './offers';
import { HINTS, Puzzle } from './puzzle.svelte';
import { PUZZLES } from './said';

const LEGAL: Choice[] = [7, 9, 11].map((action) => ({ action, means: { kind: 'move' }, text: `${action}`, preview: [] }));
const update = (seq: number, seat: number | null, legal: Choice[] = []): Update => ({
  seq, at: 0, act: seat === null ? null : { kind: 'act', seat, by: 'person', to: null }, seat: 1, to_move: 1, view: { game: 'luxor' }, legal, events: [], undo: null, clock: null, scores: null, ranking: null,
});
const of = (action: number, verdict: PuzzleTry['verdict']): PuzzleTry => ({ action, verdict, win: 0.5, lead: 1, loss: 0, why: [], update: update(2, 1) });
const PUZZLE: PuzzleDocument = {
  game: 'luxor', title: 'Luxor', name: 'a', grade: 'easy', players: 2, modules: [], seat: 1, proof: 'search', position: {}, board: {}, update: update(1, null, LEGAL),
  tries: [of(9, 'best'), of(11, 'best'), of(7, 'wrong')],
};
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A puzzle with its line open: what it says through it, and a way to act. */
async function open() {
  const kept: (number | 'failed')[] = [];
  const puzzle = new Puzzle(PUZZLE, 'Amina', { failed: () => kept.push('failed'), solved: (tries) => kept.push(tries) }, () => ({ detail: '', leave: { words: 'out', to: '#/puzzles' } }));
  const line = new puzzle.Socket('', []);
  const heard: FromServer[] = [];
  line.onmessage = (event: MessageEvent) => heard.push(JSON.parse(String(event.data)) as FromServer);
  await settled();
  const act = async (action: number): Promise<FromServer[]> => {
    heard.length = 0;
    line.send(JSON.stringify({ type: 'act', seq: 1, action, request: 'r1234567' }));
    await settled();
    return [...heard];
  };
  return { puzzle, kept, heard, act };
}

describe('a puzzle', () => {
  beforeEach(() => words.learn(PUZZLES));

  it('sits me at the seat that decides, before the choice', async () => {
    const { heard, puzzle } = await open();
    expect(heard).toMatchObject([{ type: 'hello', update: { seq: 1, legal: LEGAL } }]);
    expect((heard[0] as { table: { seats: { mine: boolean }[] } }).table.seats.map(({ mine }) => mine)).toEqual([false, true]);
    expect([puzzle.phase, puzzle.kept]).toEqual(['asked', null]);
  });

  it('plays a wrong try, takes it back when it has been seen, and counts it', async () => {
    const { puzzle, act, heard, kept } = await open();
    expect((await act(7)).map(({ type }) => type)).toEqual(['done', 'update']);
    expect([puzzle.phase, puzzle.answered, kept]).toEqual(['played', false, ['failed']]);
    await act(9);
    expect(puzzle.tries).toBe(1);
    puzzle.seen();
    expect(heard.at(-1)).toMatchObject({ type: 'hello', update: { seq: 1, legal: LEGAL } });
    expect([puzzle.phase, puzzle.answered, puzzle.tried?.action]).toEqual(['asked', true, 7]);
    await act(9);
    puzzle.seen();
    expect([puzzle.phase, puzzle.tries, kept]).toEqual(['over', 2, ['failed', 2]]);
  });

  it('is solved by whatever is as good as the best, and its route stays', async () => {
    const { puzzle, act, heard, kept } = await open();
    await act(11);
    puzzle.seen();
    expect([puzzle.phase, kept]).toEqual(['over', [1]]);
    expect(heard.at(-1)).toMatchObject({ type: 'hello', update: { legal: [] } });
    puzzle.kept?.cancel();
    expect(puzzle.kept?.shown?.action).toBe(9);
    puzzle.kept?.confirm();
    expect(puzzle.kept?.sent).toBeNull();
  });

  it('shows the answer without counting it as solved', async () => {
    const { puzzle, kept } = await open();
    puzzle.show();
    puzzle.show();
    puzzle.seen();
    expect([puzzle.phase, puzzle.shown, puzzle.tries, kept]).toEqual(['over', true, 0, ['failed']]);
  });

  it('gives three hints and no more', async () => {
    const { puzzle } = await open();
    for (let asked = 0; asked < HINTS + 2; asked++) puzzle.hint();
    expect(puzzle.hints).toBe(HINTS);
    expect(puzzle.next?.action).toBe(7);
  });
});

describe('which puzzle comes next', () => {
  const made = (name: string, puzzles: [string, string][]): Offer => ({ game: { name } as GameFacts, puzzles: puzzles.map(([each, grade]) => ({ name: each, grade, players: 2, modules: [] })) });
  const LUXOR = made('luxor', [['a', 'easy'], ['b', 'hard'], ['c', 'easy'], ['d', 'easy']]);

  it('is the next unsolved one of its grade, from the first on when the last is done', () => {
    const memory = new Memory(null, () => new Date(2026, 10, 20));
    expect(ofGrade(LUXOR, 'easy').map(({ name }) => name)).toEqual(['a', 'c', 'd']);
    expect(upNext(LUXOR, 'easy', memory)).toEqual({ game: 'luxor', name: 'a' });
    memory.solve({ game: 'luxor', name: 'c' }, 1, false);
    expect(upNext(LUXOR, 'easy', memory, 'a')).toEqual({ game: 'luxor', name: 'd' });
    expect(upNext(LUXOR, 'easy', memory, 'd')).toEqual({ game: 'luxor', name: 'a' });
    memory.solve({ game: 'luxor', name: 'a' }, 1, false);
    expect(upNext(LUXOR, 'easy', memory, 'd')).toBeNull();
    expect(upNext(LUXOR, 'hard', memory, 'b')).toBeNull();
  });

  it('is of the day whatever was solved', () => {
    expect(daily([LUXOR], 20_000)?.game).toBe('luxor');
    expect(daily([], 20_000)).toBeNull();
  });
});
