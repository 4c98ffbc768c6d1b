import { describe, expect, it } from 'vitest';

import { running, spoken } from './clock';
import type { Game } from './games/game';
import { luxor } from './games/luxor';
import type { View } from './games/luxor/types';
import { tutankhamun } from './games/tutankhamun';
import { handle, type Keys } from './keys';
import { Settings } from './settings.svelte';
import { course, decided, rows } from './sheet';
import type { Frame, Sheet } from './wire';
import { FIXTURES } from '../fixtures';

describe('a curtain', () => {
  const view = FIXTURES['luxor-card']!.view as unknown as View;

  it('leaves nothing of the hand in the view', () => {
    expect(luxor.secrets(view)).toBe(5);
    const bare = luxor.curtained(view);
    expect(bare.seats[0]!.hand).toEqual([null, null, null, null, null]);
    expect(bare.seats[0]!.scarab_values).toBeNull();
    expect(view.seats[0]!.hand).not.toContain(null);
  });

  it('is not needed where nothing is secret', () => {
    expect((tutankhamun as Game).secrets(FIXTURES['tutankhamun-sail']!.view)).toBeNull();
    expect((luxor as Game).secrets(FIXTURES['luxor-watch']!.view)).toBeNull();
  });
});

describe('the clock', () => {
  it('counts durations down, whatever the clocks say', () => {
    const clock = { per_act: 60, total: null, left: [null, null], act_left: 45 };
    expect(running(clock, 0, 1_000_000, 1_015_000)).toEqual({ left: 30, of: 60 });
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

  it('tells what decided it, with figures that add up', () => {
    const first = ranking.indexOf(1);
    const second = ranking.indexOf(2);
    const told = decided(luxor, scores, ranking, names);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]!.text).toContain(`${names[first]!} is `);
    expect(decided(luxor, scores, ranking, names, first)[0]!.text).toContain('you are ');
    const lead = Math.max(...rows(luxor, scores).map(({ points }) => points[first]! - points[second]!));
    expect(told[0]!.text).toContain(`${lead} point`);
  });

  it('draws a course that ends at the totals', () => {
    const sheet = (treasures: number): Sheet => ({ total: treasures + 5, lines: { treasures, positions: 5 } });
    const frame = (seq: number, points: number, live = true): Frame => ({
      seq, at: 0, act: { kind: 'act', seat: 0, by: 'person', to: null }, live, events: [], to_move: 0, view: null, scores: [sheet(points), sheet(0)],
    });
    const made = course(luxor, [frame(1, 0), frame(2, 9, false), frame(3, 4)], [sheet(4), sheet(0)]);
    expect(made.series).toEqual([[0, 4, 9], [0, 0, 5]]);
    expect(made.tail.map(({ name }) => name)).toEqual(['positions']);
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

  it('says who gets talismans as the rules do', () => {
    expect(luxor.tips.find(({ id }) => id === 'luxor tip-mummy')?.words().text).toContain('whoever moved it takes a talisman');
  });
});
