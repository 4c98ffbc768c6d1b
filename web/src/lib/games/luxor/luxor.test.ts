import { afterEach, describe, expect, it } from 'vitest';

import { FIXTURES } from '../../../fixtures';
import type { Prompt, Scene } from '../../scene';
import type { Choice } from '../../wire';
import { words } from '../../words';
import { depth, icon, wall } from './board';
import { isEquipment, openPlaces, printed } from './cards';
import { destinations, meant, modest, sources, touching, way, type Meaning } from './choices';
import { MUMMY_TILES } from './curse';
import { CELLS, COMPACT, Layout, STAIRS, TOMB, WIDE } from './geometry';
import { arrange, asleep, groups, space } from './groups';
import { stops } from './motions';
import { land, lift } from './present';
import { preview, trail } from './preview';
import { cardHeard, speaker as speaks, type LuxorSpeaker } from './said';
import { card, tile } from './tiles';
import type { Board, View } from './types';
import { label, prompt } from './words';

const view = (name: string): View => FIXTURES[name]!.view as unknown as View;
const BOARD = FIXTURES['luxor-move']!.board as unknown as Board;
const board = (name: string): Board => FIXTURES[name]!.board as unknown as Board;
const speaker = (name: string): LuxorSpeaker => speaks({ board: board(name), names: FIXTURES[name]!.names, reader: view(name).seat });
const still = (seen: View): Pick<Scene<View>, 'view' | 'lines' | 'moving'> => ({ view: seen, lines: [], moving: false });
const LUXOR = Object.keys(FIXTURES).filter((name) => name.startsWith('luxor'));

describe('a hand', () => {
  it('has its free places where the rules put new cards, whatever its size', () => {
    expect([2, 3, 4, 5, 6, 7, 9].map((size) => openPlaces(size, size - 1))).toEqual([[1], [1], [2], [2], [3], [3], [4]]);
    expect([2, 3, 4, 5, 6, 7, 9].map((size) => openPlaces(size, size - 2))).toEqual([[0], [0, 1], [1], [1, 2], [2], [2, 3], [3, 4]]);
    expect(openPlaces(5, 5)).toEqual([]);
  });
});

describe('the temple', () => {
  it('walks inwards over forty spaces, each beside the last', () => {
    for (let at = 2; at <= 42; at++) {
      const [ax, ay] = CELLS[at - 1]!;
      const [bx, by] = CELLS[at]!;
      expect(Math.abs(ax - bx) + Math.abs(ay - by)).toBe(1);
    }
    expect(new Set(CELLS.slice(1).map(String)).size).toBe(42);
    expect(CELLS[7]).toEqual([6, 5]);
    expect(CELLS[40]).toEqual([4, 2]);
  });

  it.each([['wide', WIDE], ['compact', COMPACT]] as const)('has no two tiles that touch, %s', (_, dim) => {
    const layout = new Layout(dim);
    for (let a = 1; a <= 40; a++) {
      for (let b = a + 1; b <= 40; b++) {
        const [ax, ay] = layout.corner(a);
        const [bx, by] = layout.corner(b);
        expect(Math.abs(ax - bx) >= dim.tw || Math.abs(ay - by) >= dim.th).toBe(true);
      }
    }
  });

  it('puts each statue between its two spaces', () => {
    const layout = new Layout(WIDE);
    for (const after of BOARD.statues) {
      const gate = layout.gate(after);
      const [low, high] = [layout.corner(after)[1], layout.corner(after + 1)[1]].sort((a, b) => a - b) as [number, number];
      expect(gate.y).toBeGreaterThanOrEqual(low + WIDE.th);
      expect(gate.y + gate.height).toBeLessThanOrEqual(high);
    }
  });

  it('lays a statue of another edition across the corridor, wherever that goes', () => {
    const layout = new Layout(WIDE);
    for (let after = 1; after < 40; after++) {
      const { x, y, width, height, turned } = layout.gate(after);
      const [here, next] = [layout.center(after), layout.center(after + 1)];
      expect(turned).toBe(CELLS[after]![1] === CELLS[after + 1]![1]);
      expect(Math.abs(x + width / 2 - (here[0] + next[0]) / 2)).toBeLessThan(1);
      expect(Math.abs(y + height / 2 - (here[1] + next[1]) / 2)).toBeLessThan(1);
    }
  });

  it('knows walls and floors', () => {
    expect([1, 9, 24, 32, 40, 41].map((at) => wall(at, BOARD))).toEqual([1, 2, 3, 5, 8, 13]);
    expect(depth(33, BOARD)).toBe(8);
    expect([1, 3, 15, 39].map((at) => icon(at, BOARD))).toEqual([undefined, 'cobra', 'falcon', 'lion']);
  });
});

afterEach(() => words.use('en'));

describe('things of the board', () => {
  it('are all described by it', () => {
    for (const name of LUXOR) {
      const seen = view(name);
      for (const each of seen.spaces) expect(tile(board(name), each).name).toBe(each);
      const cards = [...seen.seats.flatMap((seat) => seat.hand), ...seen.horus.map((stack) => stack.top), ...Object.keys(seen.unseen_cards)];
      for (const each of cards) if (each) expect(card(board(name), each).name).toBe(each);
      for (const each of seen.mummy_tiles) expect(MUMMY_TILES).toHaveProperty(each.effect);
    }
    expect(() => tile(BOARD, 'sphinx')).toThrow('the board has no tile sphinx');
  });

  it('are printed by what they are', () => {
    const all = board('luxor-modules');
    expect(printed(card(all, 'all +2 (level 2)'))).toBe('+2');
    expect(printed(card(all, '1-3 (level 1)'))).toBe('1–3');
    expect(['1-3 (level 1)', 'die', '1-die (level 1)', '5', 'die +/-1'].map((name) => cardHeard(speaker('luxor-modules'), name))).toEqual([
      '1–3 your choice', 'die, roll, then move', '1– up to the die', '5', 'die ±1',
    ]);
    expect(isEquipment(card(all, '5'))).toBe(false);
    expect(isEquipment(card(all, 'die +/-1'))).toBe(true);
  });
});

describe('choices', () => {
  it('lead where they say', () => {
    const move = (from: number | string, to: number | string, steps: number): Meaning => ({ kind: 'move', from, to, steps, keys: 1 });
    expect(way(move(26, 30, 4))).toEqual({ from: 26, to: 30, steps: 4 });
    expect(way(move('stairs', 'tomb', 3))).toMatchObject({ from: STAIRS, to: TOMB });
    expect(way({ kind: 'act', at: 17, keys: 0 })).toMatchObject({ from: 17, to: 17 });
    expect(way({ kind: 'claim', space: 3, tile: 'vase 1/1' })).toBeNull();
    expect(speaker('luxor-move').choice({ means: { ...move('stairs', 12, 5) }, text: '' }, view('luxor-move'))).toBe('Walk from the stairs to space 12 (5 steps) for 1 key');
  });

  it('have words of their own, all of them', () => {
    for (const name of LUXOR) {
      const said = FIXTURES[name]!.legal.map((choice) => speaker(name).choice(choice, view(name)));
      expect(new Set(said).size).toBe(said.length);
      for (const each of said) expect(each).toMatch(/^\S.*[^?]$/);
    }
  });

  it('light where they start and lead', () => {
    const list = meant(FIXTURES['luxor-move']!.legal);
    expect([...sources(list)].sort((a, b) => a - b)).toEqual([7, 15, 17, 26]);
    expect(destinations(list).has(30)).toBe(true);
    expect(touching(list, 30).map((choice) => choice.action)).toContain(485);
    expect(speaker('luxor-move').button(touching(list, 30)[0]!, view('luxor-move'))).toBe('Walk there');
  });

  it('are shown with counted, skipped and added spaces', () => {
    const seen = view('luxor-move');
    const { legal } = FIXTURES['luxor-move']!;
    const shown = preview(seen, legal.find((choice) => choice.action === 485)!, speaker('luxor-move'));
    expect(shown.target).toBe(30);
    expect(shown.wakes).toEqual([3]);
    expect(shown.tags.map((tag) => tag.text)).toEqual(['wakes', '+1']);
    const added = trail(seen, BOARD, 7, 15, 4).stops;
    expect(added.filter((stop) => stop.mark === 'skipped').length).toBeGreaterThan(0);
    expect(added.at(-1)).toMatchObject({ place: 15, mark: 'osiris' });
  });

  it('tell while others move what happened last, and say that somebody thinks only when nothing moves', () => {
    const seen = { ...view('luxor-watch'), to_move: 1, turn: 1, decision: 'card' };
    const lines = [{ id: 'r', seat: null, parts: [{ text: 'Round 2' }], rule: true, seq: 2 }, { id: '1', seat: 1, parts: [{ text: 'Nadia', name: true as const }, { text: ' plays 5.' }], seq: 1 }];
    const ask = (moving: boolean): Prompt => prompt({ view: seen, lines, moving }, speaker('luxor-watch'), [], null);
    expect(ask(false)).toMatchObject({ question: 'Nadia is thinking', consequence: 'Nadia plays 5.' });
    expect(ask(true)).toMatchObject({ question: 'Nadia\'s turn', consequence: 'Nadia plays 5.' });
  });

  it('count the steps of the card first, then those of Osiris, also after a step back', () => {
    const seen = view('luxor-start');
    const spaces = [...seen.spaces];
    const osiris = board('luxor-start').tiles.find((each) => each.kind === 'osiris' && each.steps === 3)!.name;
    spaces[4] = osiris;
    const marks = (from: number, to: number, steps: number): string => trail({ ...seen, spaces }, board('luxor-start'), from, to, steps).stops.map(({ place, mark, count }) => `${place} ${mark} ${count}`).join(', ');
    expect(marks(STAIRS, 8, 5)).toBe('0 start 0, 1 step 1, 2 step 2, 3 step 3, 4 step 4, 5 osiris 5, 6 osiris 1, 7 osiris 2, 8 osiris 3');
    expect(marks(6, 8, -1)).toBe('6 start 0, 5 osiris 1, 6 osiris 1, 7 osiris 2, 8 osiris 3');
    expect(marks(2, 6, Infinity)).toBe('2 start 0, 3 step 1, 4 step 2, 5 step 3, 6 step 4');
  });

  it('never have the gold button for what loses something', () => {
    const reroll = (kind: 'accept' | 'decline', roll: number): boolean => modest({ kind, what: 'reroll' }, roll);
    expect([reroll('accept', 6), reroll('decline', 6), reroll('accept', 1), reroll('decline', 1)]).toEqual([true, false, false, true]);
    expect([modest({ kind: 'box scarab', points: 5 }, null), modest({ kind: 'raise', spaces: [] }, null), modest({ kind: 'take', what: 'key' }, null)]).toEqual([true, true, false]);
  });

  it('are asked for in a sentence, and what they bring is told', async () => {
    const { legal } = FIXTURES['luxor-move']!;
    const seen = view('luxor-move');
    const ask = (shown: Choice | null): Prompt => prompt(still(seen), speaker('luxor-move'), legal, shown);
    expect(ask(null)).toMatchObject({ question: 'Who walks?', consequence: '4 of yours can walk. Choose one.' });
    const choice = legal.find((each) => each.action === 485)!;
    expect(ask(choice)).toMatchObject({ question: 'Walk to the statue at 30?', seat: 0 });
    expect(ask(choice).consequence).toMatch(/^4 steps\. You wake the sleeper at the third Anubis/);
    await words.use('nl');
    expect(ask(choice)).toMatchObject({ question: 'Naar het standbeeld op 30 lopen?' });
    expect(ask(choice).consequence).toMatch(/^4 stappen\. Je wekt de slaper bij de derde Anubis/);
  });

  it('tell what each is worth now', () => {
    const seen = view('luxor-modules');
    const mine = { ...seen.seats[0]!, keys: 0, wild: 0, talismans: 3, sets: 1, treasures: { vase: 2, statue: 2, jewelry: 1 } };
    const about = (decision: string, ...means: Meaning[]): string => {
      const moment = { ...seen, decision, to_move: 0, seats: [mine, ...seen.seats.slice(1)] } as View;
      return speaker('luxor-modules').question(moment, means).about;
    };
    const key = { kind: 'take', what: 'key' } as Meaning;
    const horus = { kind: 'take Horus card', card: '1-6 (level 3)', level: 3 } as Meaning;
    expect(about('horus tile', key, horus)).toBe('A key opens the tomb and is worth 1 point; you have none. The card: 1–6, your choice.');
    expect(about('horus tile')).toContain('you have none');
    expect(about('wild or scarab')).toBe('A wild treasure completes a set now: 4 more. A scarab is worth 1 to 4 at the end.');
    expect(about('claim', { kind: 'claim', tile: 'vase 2/3' } as Meaning)).toMatch(/^3 points now, /);
    expect(about('mummy tile')).toBe('You have 3 talismans. One tile a turn.');
  });

  it('say so where they bring nothing yet', () => {
    const { legal } = FIXTURES['luxor-move']!;
    const told = legal.map((choice) => prompt(still(view('luxor-move')), speaker('luxor-move'), legal, choice).consequence);
    expect(told.filter((each) => each.includes('Nothing yet: this treasure needs'))).not.toEqual([]);
  });

  it('come out of turn for some', () => {
    const { legal } = FIXTURES['luxor-rearrange']!;
    expect(prompt(still(view('luxor-rearrange')), speaker('luxor-rearrange'), legal, null)).toMatchObject({ asked: true, question: 'Move a card of yours?' });
  });
});

describe('mummy tiles', () => {
  it('are bought by their name and price', () => {
    const choice = { action: 0, means: { kind: 'buy', tile: 'rearrange', cost: 1 }, text: '', preview: null };
    expect(label(view('luxor-modules'), speaker('luxor-modules'), choice)).toBe('“move a card” for 1');
  });
});

describe('adventurers', () => {
  it('are five for each seat, wherever they are', () => {
    for (const name of LUXOR) {
      const seen = view(name);
      const placed = Array.from({ length: 42 }, (_, at) => groups(seen, at, board(name))).flat();
      const sleeping = [1, 2, 3].flatMap((statue) => asleep(seen, statue, board(name)));
      seen.seats.forEach((_, seat) => {
        const standing = placed.filter((group) => group.seat === seat).reduce((sum, group) => sum + group.count, 0);
        expect(standing + sleeping.filter((each) => each === seat).length).toBe(5);
      });
    }
  });

  it('fit on a tile however many they are', () => {
    for (const dim of [WIDE, COMPACT]) {
      for (let players = 1; players <= 5; players++) {
        for (let count = 1; count <= 5; count++) {
          const list = Array.from({ length: players }, (_, seat) => ({ seat, count, lying: 0 }));
          for (const { x, size } of arrange(list, dim).figures) expect(x + size * 0.84).toBeLessThanOrEqual(dim.tw + 4);
        }
      }
    }
  });

  it('stand on spaces, stairs and in the tomb', () => {
    expect(space(17, BOARD)).toEqual({ at: 17, lying: false });
    expect(space('lying 4', BOARD)).toEqual({ at: 4, lying: true });
    expect(space('woken', BOARD)).toEqual({ at: STAIRS, lying: false });
    expect(space('statue 2', BOARD)).toBeNull();
  });
});

describe('showing events', () => {
  it('knows no other kinds than the rules', () => {
    const drowned = { kind: 'drowned', seat: 0, figures: {}, text: '' };
    expect(() => lift(view('luxor-move'), drowned, BOARD)).toThrow("no kind of event is called 'drowned'");
    expect(() => speaker('luxor-move').lines([drowned])).toThrow("no kind of event is called 'drowned'");
  });

  it('lays down and raises adventurers by the names that the board has for their places', () => {
    const seen = view('luxor-move');
    const at = seen.seats[0]!.adventurers.find((place) => typeof place === 'number')!;
    const down = land(seen, { kind: 'fell', seat: 0, figures: { space: at }, text: '' }, BOARD);
    expect(down.seats[0]!.adventurers).toContain(BOARD.lying[Number(at) - 1]);
    const up = land(down, { kind: 'rose', seat: 0, figures: { space: at }, text: '' }, BOARD);
    expect(up.seats[0]!.adventurers).toEqual(seen.seats[0]!.adventurers);
  });

  it('moves one adventurer and changes nothing of the view it was given', () => {
    const seen = view('luxor-move');
    const before = structuredClone(seen);
    const event = { kind: 'moved', seat: 0, figures: { from: 26, to: 30, steps: 4, osiris: 0, by: 'steps' }, text: '' };
    const lifted = lift(seen, event, BOARD);
    expect(lifted.seats[0]!.adventurers).toContain('on the way');
    expect(land(lifted, event, BOARD).seats[0]!.adventurers).toContain(30);
    expect(seen).toEqual(before);
  });

  it('flies over spaces without a tile', () => {
    const seen = view('luxor-move');
    for (const at of stops(seen, BOARD, 7, 15).slice(1, -1)) expect(seen.spaces[at - 1]).not.toBe('empty');
  });
});
