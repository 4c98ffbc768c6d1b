import { describe, expect, it } from 'vitest';

import { FIXTURES } from '../../../fixtures';
import { bySlot, preview, target } from './choices';
import { way } from './motions';
import { land, lift } from './present';
import { COMPACT, River, SLOTS, WIDE } from './river';
import { look } from './tiles';
import type { Board, View } from './types';
import { speaker } from './said';
import { prompt } from './words';

const NAMES = Object.keys(FIXTURES).filter((name) => name.startsWith('tutankhamun'));
const view = (name: string): View => FIXTURES[name]!.view as unknown as View;

describe('the Nile', () => {
  it.each([['wide', WIDE], ['compact', COMPACT]] as const)('has eighty slots whose tiles never overlap, %s', (_, shape) => {
    const river = new River(shape);
    expect(river.slots.length).toBeGreaterThanOrEqual(SLOTS);
    for (let a = 1; a <= SLOTS; a++) {
      const [ax, ay] = river.at(a);
      expect(ax).toBeGreaterThan(shape.tile / 2 - 6);
      expect(ax).toBeLessThan(shape.width - shape.tile / 2 + 6);
      for (let b = a + 1; b <= SLOTS; b++) {
        const [bx, by] = river.at(b);
        expect(Math.max(Math.abs(ax - bx), Math.abs(ay - by))).toBeGreaterThanOrEqual(shape.tile - 0.5);
      }
    }
  });

  it('has a place for six boats before its start, inside the picture and beside all tiles', () => {
    for (const shape of [WIDE, COMPACT]) {
      const river = new River(shape);
      const places = [0, -1, -2, -3, -4, -5].map((slot) => river.at(slot));
      expect(new Set(places.map(([x, y]) => `${x} ${y}`)).size).toBe(6);
      for (const [x, y] of places) {
        expect(x).toBeGreaterThan(0);
        for (const [sx, sy] of river.slots) expect(Math.max(Math.abs(x - sx), Math.abs(y - sy))).toBeGreaterThan(shape.tile * 0.95);
      }
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

describe('showing events', () => {
  it('takes a trailing tile out of the Nile and into the Underworld', () => {
    const seen = view('tutankhamun-sail');
    const event = { kind: 'trailed', seat: 0, figures: { slot: 35, tile: 'Pottery' }, text: '' };
    const after = land(lift(seen, event), event);
    expect(after.nile[34]).toBeNull();
    expect(after.underworld.Pottery).toBe((seen.underworld.Pottery ?? 0) + 1);
  });

  it('sails along the slots', () => {
    expect(way(3, 6)).toEqual([3, 4, 5, 6]);
    expect(way(1, 80).length).toBeLessThan(30);
  });
});
