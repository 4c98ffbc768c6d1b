import { describe, expect, it } from 'vitest';

import { Acting } from './acting.svelte';
import { Api, Refusal } from './api';
import { keyframes } from './motion';
import { names } from './names';
import { sizeOf } from './size';
import { sheet } from './ui/sprite';
import type { Choice, Seat } from './wire';

const choice = (action: number): Choice => ({ action, means: { kind: 'play' }, text: `do ${action}`, preview: null });

describe('acting', () => {
  it('shows first and does on the second touch', () => {
    const sent: number[] = [];
    const acting = new Acting((each) => sent.push(each.action));
    acting.offer([choice(1), choice(2)]);
    acting.pick(choice(1), true);
    expect(sent).toEqual([]);
    expect(acting.shown?.action).toBe(1);
    acting.pick(choice(1), true);
    expect(sent).toEqual([1]);
    acting.pick(choice(2), false);
    expect(sent).toEqual([1]);
  });

  it('does at once with the mouse, unless I want to be careful', () => {
    const sent: number[] = [];
    new Acting((each) => sent.push(each.action)).pick(choice(3), false);
    new Acting((each) => sent.push(each.action), () => true).pick(choice(4), false);
    expect(sent).toEqual([3]);
  });

  it('gives the choices back when an act is refused', () => {
    const acting = new Acting(() => undefined);
    acting.offer([choice(1)]);
    acting.confirm(choice(1));
    acting.refused();
    expect(acting.sent).toBeNull();
    expect(acting.choices.length).toBe(1);
  });
});

describe('requests', () => {
  it('lie under the path of the page, the socket too', async () => {
    const asked: string[] = [];
    const api = new Api('https://x.test/waset/', (url) => {
      asked.push(String(url));
      return Promise.resolve(new Response('[]'));
    });
    await api.games();
    expect(asked).toEqual(['https://x.test/waset/api/games']);
    expect(api.live('T', { key: null, seq: 3, previews: true })).toBe('wss://x.test/waset/api/tables/T/live?seq=3&previews=1');
  });

  it('tell what the server refused, and when it is away or says nonsense', async () => {
    const problem = { code: 'stale', sentence: 'Too late.', where: null, state: null };
    const no = new Api('http://x.test/', () => Promise.resolve(new Response(JSON.stringify({ error: problem }), { status: 409 })));
    await expect(no.games()).rejects.toMatchObject({ status: 409, code: 'stale', message: 'Too late.' });
    const away = new Api('http://x.test/', () => Promise.reject(new TypeError('down')));
    await expect(away.games()).rejects.toBeInstanceOf(Refusal);
    const broken = new Api('http://x.test/', () => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(broken.games()).rejects.toMatchObject({ code: 'no_server' });
  });
});

describe('names', () => {
  it('are those of the page for bots, and what people say for people, whatever that looks like', () => {
    const seat = (index: number, kind: Seat['kind'], name: string): Seat => ({
      seat: index, colour: 'Blue', kind, name, bot: kind === 'bot' ? 'random' : null, mine: false, resigned: false, can_take_back: false, agrees_to_hints: false, away: null, until_back: false, out_of_time: false, stand_in_after: null, host: false,
    });
    expect(names([seat(0, 'person', 'Amina'), seat(1, 'bot', 'Blue (random)'), seat(2, 'person', 'Blue (random)')])).toEqual(['Amina', 'Jackal', 'Blue (random)']);
  });
});

describe('odds and ends', () => {
  it('fits layouts to windows', () => {
    const layouts = (sizes: readonly (readonly [number, number])[], rem: number): string[] => sizes.map(([width, height]) => sizeOf(width, height, rem).classes);
    expect(layouts([[1440, 900], [1366, 650], [1024, 768], [1180, 820]], 16)).toEqual(['desk', 'desk low', 'desk low narrow', 'desk narrow']);
    expect(layouts([[768, 1024], [820, 1180]], 16)).toEqual(['portrait', 'portrait']);
    expect(layouts([[390, 844], [600, 900], [390, 664], [360, 640]], 16)).toEqual(['column phone', 'column phone', 'column low phone', 'column low narrow phone']);
    expect(layouts([[667, 375], [900, 600], [568, 320]], 16)).toEqual(['side low narrow phone', 'side phone', 'side low narrow phone shallow']);
  });

  it('counts the window in the text of the reader', () => {
    expect(sizeOf(1440, 900, 32).classes).toBe(sizeOf(720, 450, 16).classes);
    expect(sizeOf(1440, 900, 32).form).toBe('side');
    expect(sizeOf(320, 568, 32)).toMatchObject({ form: 'column', scrolls: true });
  });

  it('hops between points and sinks at the end', () => {
    const frames = keyframes({ symbol: '', style: '', size: 1, points: [[0, 0], [10, 0]], duration: 1, hop: true, sink: true });
    expect(frames).toHaveLength(3);
    expect(frames.at(-1)!.opacity).toBe(0.2);
  });

  it('has every drawing once', () => {
    const ids = [...sheet().matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
