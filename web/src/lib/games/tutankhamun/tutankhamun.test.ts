import { describe, expect, it } from 'vitest';

import { FIXTURES } from '../../../fixtures';
import { bySlot, preview, target } from './choices';
import { event } from './events';
import { way } from './motions';
import { land, lift } from './present';
import { River, SLOTS } from './river';
import { labels, rafts } from './track';
import { ground, look } from './tiles';
import { noted } from './sheet';
import type { Board, View } from './types';
import { speaker } from './said';
import { prompt } from './words';

const NAMES = Object.keys(FIXTURES).filter((name) => name.startsWith('tutankhamun'));
const view = (name: string): View => FIXTURES[name]!.view as unknown as View;

describe('the Nile', () => {
  /** The boxes that windows leave for it, and the side of a tile that it reaches there at least. */
  const BOXES = [[1012, 700, 60], [758, 490, 45], [768, 488, 46], [936, 700, 58], [390, 404, 30], [340, 360, 27], [320, 300, 22], [1240, 560, 60]] as const;

  it.each(BOXES)('has eighty slots in a box of %i x %i, whose tiles never overlap', (width, height, least) => {
    const river = new River(width, height, 4);
    expect(river.tile).toBeGreaterThanOrEqual(least);
    expect(river.slots).toHaveLength(SLOTS);
    for (let a = 1; a <= SLOTS; a++) {
      const [ax, ay] = river.at(a);
      expect(ax).toBeGreaterThan(river.tile / 2);
      expect(ax).toBeLessThan(width - river.tile / 2);
      expect(ay).toBeLessThan(height - river.tile / 2);
      for (let b = a + 1; b <= SLOTS; b++) {
        const [bx, by] = river.at(b);
        expect(Math.max(Math.abs(ax - bx), Math.abs(ay - by))).toBeGreaterThanOrEqual(river.tile - 0.5);
      }
    }
  });

  it.each(BOXES)('has a place for six boats before its start, in a box of %i x %i', (width, height) => {
    const river = new River(width, height, 6);
    const places = [0, -1, -2, -3, -4, -5].map((slot) => river.at(slot));
    expect(new Set(places.map(([x, y]) => `${x} ${y}`)).size).toBe(6);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThanOrEqual(river.points[0]![0] - 0.5);
      for (const [sx, sy] of river.slots) expect(Math.max(Math.abs(x - sx), Math.abs(y - sy))).toBeGreaterThan(river.tile * 0.9);
    }
  });

  it('is drawn for the least box where nothing fits', () => {
    expect(new River(40, 30, 2)).toMatchObject({ width: 320, height: 300 });
  });
});

describe('the Spirit Track', () => {
  it('puts equal markers on one raft in the order of a tie, at their value', () => {
    const found = rafts([18, 18, 18, 18], [2, 0, 1, 3], 24, 460);
    expect(found.map(({ points, seats }) => ({ points, seats }))).toEqual([{ points: 18, seats: [2, 0, 1, 3] }]);
  });

  it.each([[[12, 12, 12, 12, 13, 11], 18, 460], [[18, 18, 18, 18, 18, 18], 18, 250], [[2, 2, 3, 3], 24, 330], [[0, 1, 2, 3, 4, 5], 18, 330], [[24, 24, 23, 22], 24, 420]])('never lets two rafts touch or leave the track: %j', (points, start, width) => {
    const found = rafts(points, points.map((_, seat) => seat), start, width);
    for (const [index, raft] of found.entries()) {
      expect(raft.left).toBeGreaterThanOrEqual(0);
      expect(raft.left + raft.width).toBeLessThanOrEqual(width);
      const next = found[index + 1];
      if (next) expect(next.left).toBeGreaterThanOrEqual(raft.left + raft.width);
    }
    expect(new Set(found.flatMap(({ seats }) => seats)).size).toBe(points.length);
  });
});

describe('the numbers of the Spirit Track', () => {
  it('are there for each value that somebody has, and clear of each other', () => {
    for (const points of [[12, 12, 13, 11, 10, 9], [24, 23, 22, 21], [0, 1, 0, 1]]) {
      const found = labels(points, 24, 4, 330).sort((a, b) => a.x - b.x);
      for (const value of points) expect(found.filter((each) => each.points === value)).toHaveLength(1);
      for (const [index, each] of found.entries()) if (index) expect(each.x - found[index - 1]!.x).toBeGreaterThan(15);
    }
  });
});

describe('tiles and choices', () => {
  it('draws every tile', () => {
    for (const name of NAMES) for (const tile of view(name).nile) if (tile) expect(look(tile).symbol).not.toMatch(/undefined|&/);
  });

  it('reads actions by their slot', () => {
    expect(target({ kind: 'sail', from: 3, to: 51, tile: 'Senet Game' })).toEqual({ slot: 51, tile: 'Senet Game' });
    expect(target({ kind: 'take from Underworld', tile: 'Ankh' })).toBeNull();
    expect(bySlot(FIXTURES['tutankhamun-sail']!.legal).get(42)?.action).toBe(42);
  });

  it('shows the way and what trails', () => {
    const { legal, names } = FIXTURES['tutankhamun-sail']!;
    const seen = view('tutankhamun-sail');
    const choice = legal.find((each) => each.action === 42)!;
    expect(preview(choice, null)).toMatchObject({ route: { seat: 0, from: 34, to: 42 }, trail: [35], set: 'Seated Statue' });
    expect(prompt({ view: seen, lines: [], moving: false }, speaker({ board: FIXTURES['tutankhamun-sail']!.board as unknown as Board, names, reader: seen.seat }), legal, choice)).toMatchObject({
      question: 'Sail to the seated statue at 42?', consequence: expect.stringContaining('Then every boat has passed 1 tile. It sinks: ') as string,
    });
  });
});

describe('a tile', () => {
  it('shows the size of its set by its ground, whatever set that is', () => {
    expect(ground('Throne', 6)).toBe(ground('Sarcophagus', 6));
    expect(ground('Throne', 6)).not.toBe(ground('Throne', 8));
    expect(ground('Throne', 10)).toBe(ground('Scarab Ring', undefined));
  });
});

describe('showing events', () => {
  it('knows no other kinds than the rules', () => {
    expect(() => event({ kind: 'capsized', seat: 0, figures: {}, text: '' })).toThrow("no kind of event is called 'capsized'");
  });

  it('takes a trailing tile out of the Nile and into the Underworld', () => {
    const seen = view('tutankhamun-sail');
    const trailed = { kind: 'trailed', seat: 0, figures: { slot: 35, tile: 'Pottery' }, text: '' };
    const after = land(lift(seen, trailed), trailed);
    expect(after.nile[34]).toBeNull();
    expect(after.underworld.Pottery).toBe((seen.underworld.Pottery ?? 0) + 1);
  });

  it('sails along the slots', () => {
    expect(way(3, 6)).toEqual([3, 4, 5, 6]);
    expect(way(1, 80).length).toBeLessThan(30);
  });
});

describe('the score sheet', () => {
  it('says by which place points came, and where less was left to go than a place is worth', () => {
    const seen = view('tutankhamun-end');
    const set = seen.sets.find(({ each }) => !each)!;
    const scored = { kind: 'set scored', seat: -1, figures: { tile: set.name, first: 1, first_points: set.first - 1, second: 0, second_points: set.second }, text: '' };
    const frame = { seq: 2, at: 0, act: { kind: 'act', seat: 0, by: 'person', to: null }, live: true, to_move: 0, view: null, scores: null } as const;
    const note = noted([{ frame: { ...frame, events: [scored] }, round: 1 }], seen, FIXTURES['tutankhamun-end']!.board as unknown as Board);
    expect(note(set.name, 1)).toMatch(new RegExp(`worth ${set.first}, only ${set.first - 1} w`));
    expect(note(set.name, 0)).toBe('second');
    expect(note(set.name, 2)).toBe('');
  });
});
