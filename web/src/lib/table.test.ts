import { beforeEach, describe, expect, it } from 'vitest';

import { Fake, FakeSocket } from '../test/sockets';
import { act, choice, facts, hello, seat, told, update } from '../test/updates';
import { Api } from './api';
import type { Game } from './games/game';
import { luxor } from './games/luxor';
import { Table, type Around } from './table.svelte';
import type { Frame, SendAct, SendUndo, Update } from './wire';

const EMPTY = new Api('http://here/', () => Promise.resolve(new Response(JSON.stringify({ seq: 0, frames: [], seat: 0 }))));

function sat(change: Partial<Around> = {}): { table: Table; said: string[]; calls: number[] } {
  const said: string[] = [];
  const calls: number[] = [];
  const table = new Table('T', null, {
    api: EMPTY, game: () => luxor as Game, present: () => undefined, cut: () => undefined, careful: () => false, say: (words) => said.push(words),
    called: (at, before) => { calls.push(at.shown!.seq); if (before) said.push(before); }, Socket: Fake, ...change,
  });
  table.open();
  return { table, said, calls };
}

function first(seq: number, change: Partial<Update> = {}): Update {
  return { ...hello(seq).update, ...change };
}

function frame(seq: number, kind = 'took key'): Frame {
  return { seq, at: 0, act: act(1), live: true, events: [told(kind, 1)], to_move: 0, view: null, scores: null };
}

/** The log in plain text, newest first. */
function log(table: Table): string[] {
  return table.lines.map(({ parts }) => parts.map(({ text }) => text).join(''));
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

const MINE = [choice(7, 'play 2 from the left'), choice(8, 'play 5 from the right')];

describe('a table', () => {
  beforeEach(() => (FakeSocket.made = []));

  it('offers what the server says is legal, and sends it back', () => {
    const { table, calls } = sat();
    FakeSocket.last.say(hello(4, { update: first(4, { legal: MINE }) }));
    expect(table.acting.choices.map(({ text }) => text)).toEqual(MINE.map(({ text }) => text));
    expect(calls).toEqual([4]);
    table.acting.confirm(table.acting.choices[1]!);
    const sent = FakeSocket.last.sent[0] as SendAct;
    expect(sent).toMatchObject({ type: 'act', seq: 4, action: 8 });
    expect(sent.request).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it('keeps an act that was not answered, and sends the same one again', () => {
    const { table } = sat();
    FakeSocket.last.say(hello(4, { update: first(4, { legal: MINE }) }));
    table.acting.confirm(table.acting.choices[0]!);
    const before = FakeSocket.last.sent[0];
    FakeSocket.last.fail(1006);
    expect(table.link).toBe('lost');
    table.check();
    FakeSocket.last.say(hello(4, { update: first(4, { legal: MINE }), missed: [] }));
    expect(FakeSocket.last.sent).toEqual([before]);
    FakeSocket.last.say({ type: 'done', seq: 5, request: (before as SendAct).request, proposal: null });
    FakeSocket.last.fail(1006);
    table.check();
    FakeSocket.last.say(hello(5, { missed: [] }));
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('has a resignation in the log where it happened, also for who comes later', async () => {
    const frames = [2, 3, 4].map((seq) => frame(seq));
    const api = new Api('http://here/', () => Promise.resolve(new Response(JSON.stringify({ seq: 4, frames, seat: 0 }))));
    const { table } = sat({ api });
    FakeSocket.last.say(hello(4, { table: facts({ seats: [seat(0, 'Amina', true), { ...seat(1, 'Nadia', false), resigned: true }] }) }));
    for (let turn = 0; turn < 50 && log(table).length < 2; turn++) await new Promise((done) => setTimeout(done, 10));
    expect(log(table)[0]).toContain('resigns');
    expect(log(table)[1]).toContain('key');
  });

  it('offers the same act anew when the next question has it too', async () => {
    const { table } = sat();
    FakeSocket.last.say(hello(4, { update: first(4, { legal: MINE }) }));
    table.acting.confirm(table.acting.choices[0]!);
    expect(table.acting.sent).not.toBeNull();
    const { request } = FakeSocket.last.sent[0] as SendAct;
    FakeSocket.last.say(update(5, { legal: MINE }));
    FakeSocket.last.say({ type: 'done', seq: 5, request, proposal: null });
    await settled();
    expect(table.acting.sent).toBeNull();
    table.acting.confirm(table.acting.choices[0]!);
    expect(FakeSocket.last.sent[1]).toMatchObject({ seq: 5, action: 7 });
  });

  it('says what it missed, and has it in the log', () => {
    const { table, said } = sat();
    FakeSocket.last.say(hello(4));
    FakeSocket.last.fail(1006);
    table.check();
    FakeSocket.last.say(hello(6, { missed: [frame(5), frame(6)] }));
    expect(table.missed).toBe(2);
    expect(said).toContain('Back at the table. 2 moves happened.');
    expect(log(table)[0]).toBe('Nadia takes 2 keys.');
  });

  it('shows what happened before it offers the next choices', async () => {
    let seen: (() => void) | undefined;
    const { table, said } = sat({ present: () => new Promise<void>((done) => (seen = done)) });
    FakeSocket.last.say(hello(4, { update: first(4, { legal: MINE }) }));
    FakeSocket.last.say(update(5, { act: act(1), events: [told('took key', 1)], legal: [choice(3)] }));
    await settled();
    expect(table.acting.choices).toEqual([]);
    expect(table.shown?.seq).toBe(4);
    expect(log(table)[0]).toBe('Nadia takes a key.');
    seen?.();
    await settled();
    expect(table.shown?.seq).toBe(5);
    expect(table.acting.choices.map(({ action }) => action)).toEqual([3]);
    expect(said.at(-1)).toBe('Nadia takes a key.');
  });

  it('fetches what it lacks when an entry was lost, and has each in the log once', async () => {
    const { table } = sat({ present: () => new Promise<void>(() => undefined) });
    FakeSocket.last.say(hello(4));
    FakeSocket.last.say(update(5, { act: act(1), events: [told('played', 1, { card: '5' }), told('took key', 1)] }));
    FakeSocket.last.say(update(7, { act: act(1), events: [told('took wild treasure', 1)] }));
    expect(table.newest?.seq).toBe(5);
    expect(FakeSocket.last.url).toContain('seq=5');
    FakeSocket.last.say(hello(7, { missed: [frame(6, 'begins'), frame(7, 'took wild treasure')] }));
    await settled();
    expect(table.shown?.seq).toBe(7);
    expect(log(table)[0]).toBe('Nadia plays 5, takes a key, begins and takes a wild treasure.');
  });

  it('has each event in the log once when bots move while the table opens', async () => {
    let answered: (() => void) | undefined;
    const api = new Api('http://here/', async () => {
      await new Promise<void>((done) => (answered = done));
      return new Response(JSON.stringify({ seq: 6, frames: [frame(4), frame(5, 'begins'), frame(6, 'took wild treasure')], seat: 0 }));
    });
    const seen: (() => void)[] = [];
    const { table } = sat({ api, present: () => new Promise<void>((done) => seen.push(done)) });
    FakeSocket.last.say(hello(4));
    FakeSocket.last.say(update(5, { act: act(1), events: [told('begins', 1), told('took key', 1)] }));
    FakeSocket.last.say(update(6, { act: act(1), events: [told('took wild treasure', 1)] }));
    await settled();
    answered?.();
    await new Promise((done) => setTimeout(done));
    for (let event = 0; event < 3; event++) {
      seen[event]?.();
      await settled();
    }
    expect(table.shown?.seq).toBe(6);
    expect(log(table)).toEqual(['Nadia takes a key, begins, takes a key and takes a wild treasure.']);
  });

  it('fetches the history in parts when it was away for too long', async () => {
    const asked: string[] = [];
    let newest = 20;
    const api = new Api('http://here/', (url) => {
      const query = new URL(String(url)).searchParams;
      asked.push(`${query.get('from')}`);
      const from = Number(query.get('from'));
      const frames = Array.from({ length: Math.min(300, newest - from + 1) }, (_, index) => frame(from + index, 'Nadia takes a key.'));
      return Promise.resolve(new Response(JSON.stringify({ seq: newest, frames, seat: 0 })));
    });
    const { table } = sat({ api });
    FakeSocket.last.say(hello(newest));
    await new Promise((done) => setTimeout(done));
    newest = 800;
    table.renew();
    FakeSocket.last.say(hello(newest, { missed: null }));
    await new Promise((done) => setTimeout(done));
    expect(table.shown?.seq).toBe(newest);
    expect(asked).toEqual(['1', '21', '321', '621']);
    expect(table.chronicle.chapters.map(({ seq }) => seq)).toEqual(Array.from({ length: newest }, (_, index) => index + 1));
  });

  it('shows no hand and offers nothing once its seat is played elsewhere, and says so', async () => {
    const { table, said, calls } = sat();
    FakeSocket.last.say(hello(4, { update: first(4, { legal: MINE }) }));
    table.acting.confirm(table.acting.choices[0]!);
    const { type: _, ...seen } = update(4, { seat: null, view: { seats: [], watched: true }, events: [told('took key', 1)] });
    FakeSocket.last.say({ type: 'seats', seats: [], lost: [0], update: seen });
    expect(table.mine).toEqual([]);
    expect(table.shown?.seat).toBeNull();
    expect(table.view).toEqual({ seats: [], watched: true });
    expect(table.acting.choices).toEqual([]);
    expect(table.people.lost).toEqual([]);
    FakeSocket.last.say({ type: 'table', table: facts({ seats: [seat(0, 'Amina', false), seat(1, 'Nadia', false)] }) });
    await settled();
    expect(table.people.lost).toEqual([0]);
    expect(said).toEqual(['Your seat is played on another device now. You are watching.']);
    expect(calls).toEqual([4]);
    FakeSocket.last.fail(1006);
    table.check();
    FakeSocket.last.say(hello(4, { missed: [] }));
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('does not call it a loss when I got up myself', () => {
    const { table } = sat();
    const open = facts({ status: 'open' });
    FakeSocket.last.say(hello(0, { table: open, update: first(0, { act: null, view: null }) }));
    FakeSocket.last.say({ type: 'seats', seats: [], lost: [0], update: first(0, { act: null, view: null, seat: null }) });
    FakeSocket.last.say({ type: 'table', table: { ...open, seats: [{ ...seat(0, 'Red', false), kind: 'open' }, seat(1, 'Nadia', false)] } });
    expect(table.people.lost).toEqual([]);
  });

  it('says that the seat was freed or taken while nobody was connected', () => {
    const { table, said } = sat();
    const open = facts({ status: 'open' });
    const without = { ...open, seats: [{ ...seat(0, 'Red', false), kind: 'open' as const }, seat(1, 'Nadia', false)] };
    FakeSocket.last.say(hello(0, { table: without, update: first(0, { act: null, view: null, seat: null }) }));
    table.renew(open);
    expect(table.mine).toEqual([0]);
    FakeSocket.last.say(hello(0, { table: without, update: first(0, { act: null, view: null, seat: null }) }));
    expect([table.people.freed, table.people.lost, said]).toEqual([true, [], ['Your seat is free again']]);
    table.renew(open);
    expect(table.people.freed).toBe(false);
    FakeSocket.last.say(hello(0, { table: facts({ seats: [seat(0, 'Amina', false), seat(1, 'Nadia', false)] }) }));
    expect(table.people.lost).toEqual([0]);
  });

  it('says that the seat is gone where the table may not be seen any more', () => {
    const { table } = sat();
    FakeSocket.last.say(hello(4));
    FakeSocket.last.say({ type: 'seats', seats: [], lost: [0], update: null });
    FakeSocket.last.fail(4404);
    expect(table.link).toBe('gone');
    expect(table.people.lost).toEqual([0]);
  });

  it('says that the link has ended to who watched by it', () => {
    const heard: string[] = [];
    const { table } = sat({ say: (words) => heard.push(words) });
    FakeSocket.last.say(hello(4));
    FakeSocket.last.say({ type: 'seats', seats: [], lost: [], update: null });
    FakeSocket.last.fail(4404);
    expect([table.link, table.people.sentAway, table.people.lost]).toEqual(['gone', true, []]);
    expect(heard.at(-1)).toBe('This link has ended. There are new links to this table. Ask for one to come back.');
  });

  it('comes back with a new cookie when the old one was ended, and only then', async () => {
    for (const known of [true, false]) {
      FakeSocket.made = [];
      const { table } = sat({ isKnown: () => Promise.resolve(known) });
      FakeSocket.last.say(hello(4));
      FakeSocket.last.fail(4401);
      expect(table.link).toBe('ended');
      await settled();
      expect(FakeSocket.made).toHaveLength(known ? 2 : 1);
    }
  });

  it('is not confused by an older message', async () => {
    const { table } = sat();
    FakeSocket.last.say(hello(6));
    FakeSocket.last.say(update(5));
    await settled();
    expect(table.newest?.seq).toBe(6);
  });

  it('says who moved first when an act came too late, and shows the present state', async () => {
    const { table } = sat();
    FakeSocket.last.say(hello(4, { update: first(4, { legal: MINE }) }));
    table.acting.confirm(table.acting.choices[0]!);
    const { request } = FakeSocket.last.sent[0] as SendAct;
    const state = first(5, { act: act(1), to_move: 1 });
    FakeSocket.last.say({ type: 'error', request, error: { code: 'stale', sentence: 'Too late.', where: null, state } });
    await settled();
    expect(table.shown?.seq).toBe(5);
    expect(table.refused).toContain('Not possible any more');
    expect(table.acting.sent).toBeNull();
  });

  it('takes back one act at a time, also after an undo', async () => {
    const { table } = sat();
    FakeSocket.last.say(hello(4));
    FakeSocket.last.say(update(5, { undo: 4 }));
    FakeSocket.last.say(update(6, { undo: 4 }));
    await settled();
    expect(table.undoTo).toBe(5);
    table.undo(5);
    expect(FakeSocket.last.sent[0] as SendUndo).toMatchObject({ type: 'undo', seq: 6, to: 5 });
    FakeSocket.last.say(update(7, { act: act(0, 'undo', 5), undo: 4 }));
    await settled();
    expect(table.undoTo).toBe(4);
    expect(table.lines.map(({ seq }) => seq)).toEqual([7]);
  });

  it('offers no undo beyond what the server allows, only a wish', async () => {
    const { table } = sat();
    FakeSocket.last.say(hello(4));
    FakeSocket.last.say(update(5, { undo: null }));
    FakeSocket.last.say(update(6, { act: act(1), undo: null }));
    await settled();
    expect(table.undoTo).toBeNull();
    expect(table.proposableTo).toBe(4);
  });

  it('says so when the others do not agree to take something back', async () => {
    const proposal = { id: 'P', by: 0, to: 4, agreed: [0], waiting: [1] };
    for (const [granted, said] of [[true, null], [false, 'It is not taken back: not everybody agreed.']] as const) {
      const { table } = sat();
      FakeSocket.last.say(hello(5));
      FakeSocket.last.say({ type: 'table', table: facts({ proposal }) });
      if (granted) FakeSocket.last.say(update(6, { act: act(0, 'undo', 4) }));
      FakeSocket.last.say({ type: 'table', table: facts() });
      await settled();
      expect(table.refused).toBe(said);
    }
  });

  it('hides in a hot seat what only the other may know', async () => {
    const { table } = sat();
    const seats = [seat(0, 'Amina', true), seat(1, 'Nadia', true)];
    FakeSocket.last.say(hello(4, { table: facts({ seats }) }));
    FakeSocket.last.say(update(5, { seat: 0, events: [told('drew', 0, { card: '5' })] }));
    await settled();
    expect(log(table)[0]).toBe('You draw 5.');
    FakeSocket.last.say(update(6, { seat: 1, act: act(1), events: [told('drew', 1, { card: '2' })] }));
    await settled();
    expect(log(table)).toEqual(['You draw 2.', 'Amina draws a card.']);
  });
});
