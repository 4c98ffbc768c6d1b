import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { FIXTURES } from '../../../fixtures';
import { told } from '../../../test/updates';
import { Acting } from '../../acting.svelte';
import { sizeOf } from '../../size';
import type { Choice } from '../../wire';
import { plain as text, words } from '../../words';
import { plain } from '.';
import { shape } from './shape';

await words.learn('mehen');
const game = plain('mehen');
const NAMES = ['Amina', 'Nadia'];
let drawn: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
  document.body.replaceChildren();
});

function draw(view: Record<string, unknown>, choices: readonly Choice[], names: readonly string[] = NAMES, table = {}): { acting: Acting; sent: number[] } {
  const sent: number[] = [];
  const acting = new Acting((choice) => sent.push(choice.action));
  acting.offer(choices);
  const scene = { view: view as never, board: table as never, names, notes: names.map(() => ''), lines: [], scores: null, happened: [], moving: false };
  drawn = mount(game.table, { target: document.body, props: { scene, acting, size: sizeOf(1440, 900, 16) } });
  flushSync();
  return { acting, sent };
}

function choice(action: number, means: Record<string, unknown>, words = ''): Choice {
  return { action, means, text: words, preview: null };
}

describe('any view', () => {
  it('is laid out by what it holds', () => {
    expect(shape(3)).toEqual({ kind: 'word', text: '3' });
    expect(shape(null)).toEqual({ kind: 'word', text: '–' });
    expect(shape(['a', null, 2])).toEqual({ kind: 'cells', cells: ['a', '–', '2'] });
    expect(shape([{ x: 1 }, { x: 2, y: 3 }])).toEqual({ kind: 'table', columns: ['x', 'y'], rows: [[1, undefined], [2, 3]] });
    expect(shape({ a: { b: 1 } })).toEqual({ kind: 'parts', parts: [['a', { b: 1 }]] });
  });

  it('is shown with all that it says, seats by their names, parts that fold', () => {
    draw({ to_move: 1, turn: 1, seat: null, ending: '', winner: null, throw: 4, board: ['cone', null, 'reel'], seats: [{ borne_off: 1 }, { borne_off: 3 }], last: { by: 'throw' } }, []);
    const board = document.querySelector('#board')!;
    expect(board.querySelectorAll('.cells li')).toHaveLength(3);
    expect([...board.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual(NAMES);
    expect(board.querySelector('thead th')?.textContent).toBe('Borne off');
    expect([...board.querySelectorAll('summary')].map((each) => each.textContent)).toEqual(['Board', 'Seats', 'Last']);
    expect(board.textContent).not.toMatch(/To move|Turn|Ending|Winner/);
    expect(board.textContent).toContain('Throw');
  });

  it('shows the seats in parts that the board names as players, and other numbers as numbers', () => {
    draw({ seat: null, houses: [0, 1, null], thrown: [1, 0, 1] }, [], NAMES, { seats_in: ['houses'] });
    const [houses, thrown] = [...document.querySelectorAll('.cells')].map((list) => [...list.querySelectorAll('li')].map((cell) => [cell.textContent, cell.querySelector('use')?.getAttribute('href')]));
    expect(houses).toEqual([['1Amina', '#em-L'], ['2Nadia', '#em-C'], ['3–', undefined]]);
    expect(thrown).toEqual([['11', undefined], ['20', undefined], ['31', undefined]]);
  });

  it.each(['luxor-modules', 'tutankhamun-sail'])('can be as large as that of %s', (name) => {
    const { view, names } = FIXTURES[name]!;
    draw(view, [], names);
    expect(document.querySelector('#board')!.textContent!.length).toBeGreaterThan(1000);
  });
});

describe('any choices', () => {
  it('are buttons, in the words of the game or by what they mean', () => {
    const { sent } = draw({ to_move: 0, seat: 0 }, [choice(1, { kind: 'move', from: 3 }, 'move from 3'), choice(2, { kind: 'pass_on', steps: 2 })]);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.acts button')];
    expect(buttons.map((button) => button.textContent.trim())).toEqual(['Move from 3', 'Pass on, steps 2']);
    buttons[1]!.click();
    expect(sent).toEqual([2]);
  });

  it('are a list beside the view where they are many', () => {
    const { sent } = draw({ to_move: 0, seat: 0 }, Array.from({ length: 12 }, (_, index) => choice(index, { kind: 'move', from: index })));
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.list button')];
    expect(buttons).toHaveLength(12);
    buttons[7]!.click();
    expect(sent).toEqual([7]);
  });
});

describe('any game', () => {
  it('tells what happened by kind and figures, with the names of the page', () => {
    const speaker = game.speaker({ board: {}, names: NAMES, reader: null });
    const say = (kind: string, seat: number, figures = {}): string => text(speaker.sentences([told(kind, seat, figures)])[0]!);
    expect(say('moved', 1, { from: 3, to: 8 })).toBe('Nadia moved (from 3, to 8).');
    expect(say('threw', 0)).toBe('Amina threw.');
    expect(say('ended', -1)).toBe('Ended.');
  });

  it('hides its whole view between the turns at one device, for nobody knows what is secret', () => {
    expect(game.secrets({ seat: 0 })).toBe(0);
    expect(game.secrets({ seat: null })).toBeNull();
    expect(game.curtained({ seat: 0, hand: [1] })).toBeNull();
  });
});
