import { describe, expect, it } from 'vitest';

import { running, spoken } from './clock';
import { pace, standing } from './count';
import type { Game } from './games/game';
import { luxor } from './games/luxor';
import type { View } from './games/luxor/types';
import { tutankhamun } from './games/tutankhamun';
import { handle, type Keys } from './keys';
import { Settings } from './settings.svelte';
import { since } from './since';
import { course, inRounds, rows, story } from './sheet';
import type { Frame, Sheet } from './wire';
import { FIXTURES } from '../fixtures';

describe('a curtain', () => {
  const view = FIXTURES['luxor-card']!.view as unknown as View;

  it('leaves nothing of the hand in the view', () => {
    expect(luxor.secrets(view)).toBe(5);
    const bare = luxor.curtained(view);
    expect(bare.seats[0]!.hand).toEqual([null, null, null, null, null]);
    expect(bare.seats[0]!.scarab_values).toBeNull();
    expect(bare.seats[0]!.count.lines).toEqual([]);
    expect(view.seats[0]!.hand).not.toContain(null);
  });

  it('is not needed where nothing is secret', () => {
    expect((tutankhamun as Game).secrets(FIXTURES['tutankhamun-sail']!.view)).toBeNull();
    expect((luxor as Game).secrets(FIXTURES['luxor-watch']!.view)).toBeNull();
  });
});

describe('the clock', () => {
  it('tells for how long somebody has been to move, once that is long', () => {
    const turned = 1_700_000_000;
    const after = (seconds: number): string => since(turned, (turned + seconds) * 1000);
    expect([-60, 0, 299, 300, 3599, 3600, 86_399, 86_400, 3 * 86_400].map(after)).toEqual(['', '', '', 'for 5 minutes', 'for 59 minutes', 'for 1 hour', 'for 23 hours', 'for 1 day', 'for 3 days']);
    expect(since(0, Date.now())).toBe('');
  });

  it('counts durations down, whatever the clocks say', () => {
    const clock = { per_act: 60, total: null, left: [null, null], act_left: 45 };
    expect(running(clock, 0, 1_000_000, 1_015_000)).toMatchObject({ left: 30, of: 60 });
    expect(running(clock, 0, 1_000_000, 2_000_000)?.left).toBe(0);
    expect(running(clock, 0, 1_000_000, 900_000)?.left).toBe(45);
    expect(running(null, 0, 0, 0)).toBeNull();
  });

  it('says its time as people read it', () => {
    expect([0, 9.2, 60, 725, 7200, 86400].map(spoken)).toEqual(['0:00', '0:10', '1:00', '12:05', '2 hrs', '24 hrs']);
  });
});

describe('keys', () => {
  const done: string[] = [];
  const keys: Keys = {
    choose: (index) => done.push(`choose ${index}`), undo: () => done.push('undo'), log: () => done.push('log'), hint: () => done.push('hint'),
    help: () => done.push('help'), cancel: () => done.push('cancel'),
  };
  const press = (key: string, more: KeyboardEventInit = {}): boolean => handle(new KeyboardEvent('keydown', { key, cancelable: true, ...more }), keys);

  it('do what they are for, and leave the browser its own', () => {
    for (const key of ['1', '9', 'u', 'L', 'h', '?', 'Escape']) expect(press(key)).toBe(true);
    expect(done).toEqual(['choose 0', 'choose 8', 'undo', 'log', 'hint', 'help', 'cancel']);
    expect(press('u', { ctrlKey: true })).toBe(false);
    expect(press('x')).toBe(false);
    expect(press('0')).toBe(false);
  });

  it('are left to a sheet that is open, also where it has not the focus', () => {
    const sheet = document.body.appendChild(document.createElement('dialog'));
    sheet.setAttribute('open', '');
    for (const key of ['1', 'u', 'Escape']) expect(press(key)).toBe(false);
    sheet.remove();
    expect(press('u')).toBe(true);
  });

  it('are letters where somebody writes', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const event = new KeyboardEvent('keydown', { key: 'u', bubbles: true });
    let handled = true;
    field.addEventListener('keydown', (heard) => (handled = handle(heard, keys)));
    field.dispatchEvent(event);
    expect(handled).toBe(false);
  });
});

describe('settings', () => {
  it('are kept, and survive nonsense', () => {
    const store = window.localStorage;
    store.setItem('waset.settings', '{"theme":"dark","speed":7,"read":"no","unknown":1}');
    const made = new Settings(store);
    expect([made.theme, made.speed, made.sound]).toEqual(['dark', 'normal', true]);
    made.speed = 'fast';
    made.reads('a tip');
    const again = new Settings(store);
    expect([again.speed, again.pace, again.hasRead('a tip')]).toEqual(['fast', 3, true]);
    store.setItem('waset.settings', '{');
    expect(new Settings(store).theme).toBe('system');
    expect(new Settings(null).theme).toBe('system');
  });

  it('show no movement to who wants none', () => {
    expect(new Settings(null, () => true).pace).toBe(0);
  });
});

describe('the score sheet', () => {
  const { scores, ranking, names } = FIXTURES['luxor-end']!;

  it('has the lines of the engine that somebody has points in', () => {
    expect(rows(luxor, scores).map(({ name }) => name)).toEqual(['treasures', 'positions', 'sarcophagi', 'keys', 'sets', 'scarabs']);
    expect(rows(luxor, scores)[0]).toMatchObject({ title: 'Treasures taken', points: scores.map(({ lines }) => lines.treasures) });
  });

  const frame = (seq: number, seat: number, sheets: Sheet[], live = true): Frame => ({
    seq, at: 0, act: { kind: 'act', seat, by: 'person', to: null }, live, events: [{ kind: 'played', seat, figures: { card: '5' }, text: '' }], to_move: 0, view: null, scores: sheets,
  });
  const sheet = (treasures: number): Sheet => ({ total: treasures + 5, lines: { treasures, positions: 5 } });

  it('draws a course by rounds that ends at the totals', () => {
    const frames = [frame(1, 1, [sheet(0), sheet(1)]), frame(2, 0, [sheet(2), sheet(1)]), frame(3, 1, [sheet(9), sheet(9)], false), frame(4, 1, [sheet(2), sheet(3)]), frame(5, 1, [sheet(2), sheet(4)]), frame(6, 0, [sheet(4), sheet(4)])];
    const made = course(luxor, frames, [sheet(4), sheet(4)]);
    expect(made.rounds).toBe(2);
    expect(made.series).toEqual([[0, 2, 4, 9], [0, 1, 4, 9]]);
    expect(made.tail.map(({ name }) => name)).toEqual(['positions']);
    expect(inRounds(luxor, frames, 7).map(({ round }) => round)).toEqual([6, 6, 7, 7, 7]);
    expect(course(tutankhamun, [], [sheet(4)], null, 30).series).toEqual([[30]]);
  });

  it('tells each player in three sentences how it went, with figures that add up', () => {
    const graph = { series: [], counted: scores.map(({ total }) => [0, 1, total]), rounds: 2, first: 1, tail: [] };
    const first = ranking.indexOf(1);
    scores.forEach((_, seat) => {
      const told = story(luxor, scores, ranking, names, seat, first, graph);
      expect(told).toHaveLength(3);
      const rival = seat === first ? ranking.indexOf(2) : seat;
      const lead = Math.max(...rows(luxor, scores).map(({ points }) => points[first]! - points[rival]!));
      expect(told[1]!.text).toContain(`you are ${lead} point`);
    });
    expect(story(luxor, scores, ranking, names, first, first, graph)[2]!.text).toBe('You took the lead in round 2 and kept it.');
    const ahead = { ...graph, counted: scores.map(({ total }, seat) => [0, seat === first ? 0 : 5 + seat, total]) };
    const second = ahead.counted.reduce((best, line, seat) => (line[1]! > ahead.counted[best]![1]! ? seat : best), 0);
    expect(story(luxor, scores, ranking, names, second, null, ahead)[2]!.text).toContain('was ahead until round 1');
  });

  it('says what the points are made of, as the engine counted them', () => {
    const view = FIXTURES['luxor-end']!.view as unknown as View;
    const places = luxor.parts!(view, 0, 'positions')!.text.split(', ').map(Number);
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(places.reduce((sum, each) => sum + each, 0)).toBe(scores[0]!.lines.positions);
  });
});

describe('the count', () => {
  it.each(['luxor-end', 'tutankhamun-end'])('of %s adds up to the sheet, the winner last', (name) => {
    const { view, board, scores, ranking } = FIXTURES[name]!;
    const game = (name.startsWith('luxor') ? luxor : tutankhamun) as unknown as Game;
    const made = game.count!.script(view, board, scores, ranking);
    const from = game.downFrom?.(view) ?? null;
    expect(standing(made, made.beats.length, 0)).toEqual(scores.map(({ total }) => (from === null ? total : from - total)));
    for (const line of new Set(made.beats.map((beat) => beat.line))) {
      const places = made.beats.filter((beat) => beat.line === line).map(({ seat }) => ranking[seat]!);
      expect(places).toEqual([...places].sort((a, b) => b - a));
    }
    const { thing, rest } = pace(made);
    expect(made.beats.reduce((sum, { things }) => sum + things.length * thing + rest, 0)).toBeLessThan(14_001);
  });
});

describe('the guide', () => {
  it('points at what comes up', () => {
    const view = (name: string): View => FIXTURES[name]!.view as unknown as View;
    const due = (name: string): string[] => luxor.tips.filter(({ when }) => when(view(name))).map(({ id }) => id);
    expect(due('luxor-card')).toEqual(['luxor tip-hand', 'luxor tip-claim']);
    expect(due('luxor-move')).toEqual(['luxor tip-move']);
    expect(due('luxor-watch')).toEqual([]);
  });

  it('stands beside what it speaks of, not beside the whole board', () => {
    const { view, board } = FIXTURES['luxor-card']!;
    const at = (id: string): string => luxor.tips.find((each) => each.id === `luxor ${id}`)!.at(view as never, board as never);
    expect(at('tip-hand')).toBe('.held[data-end]');
    expect(at('tip-claim')).toMatch(/^\[data-place="\d+"\]$/);
  });

  it('says who gets talismans as the rules do', () => {
    expect(luxor.tips.find(({ id }) => id === 'luxor tip-mummy')?.words().text).toContain('whoever moved it takes a talisman');
  });
});
