import { beforeEach, describe, expect, it } from 'vitest';

import { Refusal } from './api';
import { NO_SERVER } from './errors';
import { Lesson } from './lesson.svelte';
import { keepProgress, progress, type Progress } from './progress';
import type { FromServer } from './socket';
import type { LessonDocument, LessonStep, Update } from './wire';
import { lessonsOf, words } from './words';

const update = (seq: number, seat: number | null): Update => ({
  seq, at: 0, act: seat === null ? null : { kind: 'act', seat, by: 'person', to: null }, seat: 0, to_move: 0, view: { game: 'luxor' }, legal: [], events: [], undo: null, clock: null, scores: null, ranking: null,
});
const step = (name: string, updates: Update[], more: Partial<LessonStep> = {}): LessonStep => ({ name, light: [], topics: [], fresh: false, updates, want: null, answers: [], ...more });
const LESSON: LessonDocument = {
  game: 'luxor', title: 'Luxor', name: 'first', minutes: 6, players: 2, modules: [], board: {},
  steps: [
    step('goal', [update(1, null)], { fresh: true }),
    step('ends', [update(1, null)], { want: 7, answers: [{ action: 9, say: 'other' }] }),
    step('claimed', [update(2, 0), update(3, 1)]),
    step('pair', [update(4, null)], { fresh: true, want: 5 }),
  ],
};
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A lesson with its line open: what it says through it, and a way to act. */
async function open(begun: Progress = { at: 0, done: false }) {
  const kept: Progress[] = [];
  const asked: unknown[] = [];
  const lesson = new Lesson(LESSON, begun, (reached) => kept.push(reached), 'Amina', {
    try: (way) => { asked.push(way); return way.actions.at(-1) === 0 ? Promise.reject(new Refusal(0, NO_SERVER)) : Promise.resolve(update(1, 0)); },
    whyNot: (way) => { asked.push(way); return Promise.resolve({ seq: 0, seat: 0, reason: null }); },
  });
  const line = new lesson.Socket('', []);
  const heard: FromServer[] = [];
  line.onmessage = (event: MessageEvent) => heard.push(JSON.parse(String(event.data)) as FromServer);
  await settled();
  const act = async (action: number): Promise<FromServer[]> => {
    heard.length = 0;
    line.send(JSON.stringify({ type: 'act', seq: 0, action, request: 'r1234567' }));
    await settled();
    return [...heard];
  };
  return { lesson, kept, heard, act, asked };
}

describe('a lesson', () => {
  beforeEach(() => words.learn(lessonsOf('luxor')));

  it('sets the table up as if one had just come', async () => {
    const { heard } = await open();
    expect(heard).toMatchObject([{ type: 'hello', table: { status: 'playing' }, update: { seq: 1, act: null } }]);
    expect((await open({ at: 3, done: false })).heard).toMatchObject([{ update: { seq: 4 } }]);
  });

  it('does what is wanted, with all that follows, and keeps how far one got', async () => {
    const { lesson, act, kept } = await open();
    expect((await act(7)).map(({ type }) => type)).toEqual(['done', 'update', 'update']);
    expect(lesson.step.name).toBe('claimed');
    expect(kept.at(-1)).toEqual({ at: 2, done: false });
  });

  it('answers any other choice, and leaves the table as it is', async () => {
    const { lesson, act } = await open();
    const answers = await act(9);
    expect(answers).toMatchObject([{ type: 'error', request: 'r1234567' }]);
    expect(lesson.step.name).toBe('ends');
    expect(lesson.answer).toContain('The 3 may be played too');
    await act(7);
    expect(lesson.answer).toBeNull();
  });

  it('plays another choice for whoever wants to see it, and sets the table back', async () => {
    const { lesson, act, asked, heard, kept } = await open();
    await act(9);
    heard.length = 0;
    lesson.anyway();
    await settled();
    expect(asked).toEqual([{ step: 1, actions: [9] }]);
    expect(heard).toMatchObject([{ type: 'hello', update: { legal: [] } }, { type: 'done' }, { type: 'update', act: { seat: 0 } }]);
    const [began, , went] = heard as [{ update: Update }, unknown, Update];
    expect(went.seq, 'entries follow each other').toBe(began.update.seq + 1);
    expect([lesson.answer, lesson.tried]).toEqual([null, [9]]);
    expect((await act(7)).map(({ type }) => type)).toEqual(['done', 'update']);
    expect(lesson.tried).toEqual([9, 7]);
    expect(await lesson.whyNot({ kind: 'card' }, 5)).toEqual({ seq: 5, seat: 0, reason: null });
    expect(asked.at(-1)).toEqual({ step: 1, actions: [9, 7], wish: { kind: 'card' } });
    expect(await act(0)).toMatchObject([{ type: 'error', error: { code: 'no_server' } }]);
    expect(lesson.tried).toEqual([9, 7]);
    lesson.setBack();
    expect(heard.at(-1)).toMatchObject({ type: 'hello', update: { seq: 1 } });
    expect([lesson.tried, lesson.step.name, kept.at(-1)]).toEqual([[], 'ends', { at: 1, done: false }]);
    await act(7);
    expect(lesson.step.name).toBe('claimed');
  });

  it('does not show what was tried once the learner has gone on', async () => {
    const { lesson, act, heard } = await open();
    await act(9);
    lesson.anyway();
    lesson.go(3);
    heard.length = 0;
    await settled();
    expect([heard, lesson.tried]).toEqual([[], []]);
  });

  it('asks to read on where nothing is wanted yet', async () => {
    const { lesson, act } = await open({ at: 2, done: false });
    await act(7);
    expect(lesson.step.name).toBe('claimed');
    expect(lesson.answer).toBe('That comes next. Read on first.');
  });

  it('goes back, over a step, to its end, and once more from the start', async () => {
    const { lesson, heard, kept, act } = await open({ at: 2, done: false });
    lesson.next();
    expect(heard.at(-1)).toMatchObject({ type: 'hello', update: { seq: 4 } });
    lesson.back();
    expect(heard.at(-1)).toMatchObject({ update: { seq: 3 } });
    lesson.next();
    await act(5);
    expect([lesson.over, kept.at(-1)]).toEqual([true, { at: 0, done: true }]);
    lesson.restart();
    expect([lesson.over, lesson.step.name]).toEqual([false, 'goal']);
  });
});

describe('how far lessons are', () => {
  it('is kept by game and lesson, and what is not understood is forgotten', () => {
    const kept = new Map<string, string>();
    const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
    keepProgress(store, 'luxor', 'first', { at: 3, done: false });
    keepProgress(store, 'luxor', 'mummy', { at: 0, done: true });
    expect(progress(store, 'luxor', 'first')).toEqual({ at: 3, done: false });
    expect(progress(store, 'luxor', 'mummy')).toEqual({ at: 0, done: true });
    kept.set('waset.lessons', '{"luxor first": 3');
    expect(progress(store, 'luxor', 'first')).toEqual({ at: 0, done: false });
    expect(progress(null, 'luxor', 'first')).toEqual({ at: 0, done: false });
  });
});
