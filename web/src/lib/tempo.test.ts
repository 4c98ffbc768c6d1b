import { describe, expect, it } from 'vitest';

import { told } from '../test/updates';
import { luxor } from './games/luxor';
import { tutankhamun } from './games/tutankhamun';
import type { Game } from './games/game';
import type { Motion, Stage } from './motion';
import { present, type Showing } from './present';
import { Settings } from './settings.svelte';
import { Tempo } from './tempo';
import { FIXTURES } from '../fixtures';
import type { Told } from './wire';

/** A stage that adds up for how long it would be busy. */
class Counting {
  spent = 0;
  play(motions: readonly Motion[], pace: number): Promise<void> {
    this.spent += Math.max(0, ...motions.map(({ duration }) => duration)) / pace;
    return Promise.resolve();
  }
  wait(milliseconds: number): Promise<void> {
    this.spent += milliseconds;
    return Promise.resolve();
  }
}

const BOX = { x: 0, y: 0, width: 80, height: 80 };
const SPEEDS = ['slow', 'normal', 'fast'] as const;
type Speed = Settings['speed'];

/** A turn in which more happens than ever does: cards, long walks, the mummy, claims. */
function busyTurn(game: string, seat: number): Told[] {
  if (game === 'luxor') {
    return [
      told('played', seat, { card: '5' }), told('rolled', seat, { die: 6 }),
      ...Array.from({ length: 5 }, () => told('moved', seat, { from: 1, to: 30, steps: 29, osiris: 0, by: 'steps' })),
      told('claimed', seat, { space: 30, tile: 'statue 1/1', points: 2 }), told('took key', seat), told('drew', seat, { card: null }),
    ];
  }
  return [
    told('sailed', seat, { from: 1, to: 60, tile: 'Throne' }), told('collected', seat, { tile: 'Throne', left: 2 }),
    ...Array.from({ length: 20 }, (_, index) => told('trailed', seat, { slot: index + 1, tile: 'Throne' })), told('set scored', seat, { tile: 'Throne', first: 0, first_points: 8, second: null, second_points: 0 }),
  ];
}

async function shown(name: string, speed: Speed, guests: readonly (number | null)[]): Promise<number> {
  const fixture = Object.entries(FIXTURES).find(([each]) => each.startsWith(name))![1];
  const stage = new Counting();
  const settings = new Settings(null);
  settings.speed = speed;
  const game = (name === 'luxor' ? luxor : tutankhamun) as Game;
  const moving: Game = { ...game, lift: (view) => view, land: (view) => view, motions: (view, event, _, board) => game.motions(view, event, () => BOX, board) };
  const showing: Showing = { stage: () => stage as unknown as Stage, board: () => fixture.board, pace: () => settings.pace, sound: () => undefined, tempo: new Tempo() };
  for (const guest of guests) {
    for (const event of busyTurn(name, guest ?? 0)) await present(showing, moving, fixture.view, event, { quick: false, guest }, () => undefined);
  }
  return stage.spent;
}

describe.each(['luxor', 'tutankhamun'])('the moves of others in %s', (name) => {
  it('take at most four seconds for a whole round of four, however much happens', async () => {
    expect(await shown(name, 'normal', [1, 2, 3, 4])).toBeLessThanOrEqual(4000);
  });

  it('are seen, and clearly faster at Fast', async () => {
    const [slow, normal, fast] = await Promise.all(SPEEDS.map((speed) => shown(name, speed, [1, 2, 3, 4])));
    expect(fast!).toBeGreaterThan(500);
    expect(normal! / fast!).toBeGreaterThan(2.5);
    expect(slow! / normal!).toBeGreaterThan(1.8);
  });

  it('never come at once, even where nothing moves, and mine do', async () => {
    expect(await shown(name, 'off', [1, 2, 1])).toBe(900);
    expect(await shown(name, 'off', [null, 1, null])).toBe(300);
  });

  it('have a new share with every turn, and mine take their time', async () => {
    const one = await shown(name, 'normal', [1]);
    expect(await shown(name, 'normal', [1, 2, 1])).toBeCloseTo(3 * one);
    expect(await shown(name, 'normal', [null])).toBeGreaterThan(3 * one);
  });
});
