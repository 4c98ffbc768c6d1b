import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Fake, FakeSocket } from '../test/sockets';
import { hello, update } from '../test/updates';
import { Live, type FromServer, type Link } from './socket';

function opened(): { live: Live; links: Link[]; heard: FromServer[] } {
  const links: Link[] = [];
  const heard: FromServer[] = [];
  const live = new Live({
    address: (seq) => `ws://here/live?seq=${seq}`, protocols: ['waset'], hear: (message) => heard.push(message), change: (link) => links.push(link), Socket: Fake,
  });
  live.open();
  return { live, links, heard };
}

describe('the socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
  });
  afterEach(() => vi.useRealTimers());

  it('is open once the table has said hello', () => {
    const { live, links, heard } = opened();
    expect(live.send({ type: 'beat' })).toBe(false);
    FakeSocket.last.say(hello(3));
    expect(links).toEqual(['open']);
    expect(heard).toHaveLength(1);
    expect(live.send({ type: 'chat', text: 'hi' })).toBe(true);
    expect(FakeSocket.last.sent).toEqual([{ type: 'chat', text: 'hi' }]);
  });

  it('comes back after 1, 2, 4, 8 and 8 seconds, from the newest entry', () => {
    opened();
    FakeSocket.last.say(hello(4));
    FakeSocket.last.say(update(5));
    for (const wait of [1000, 2000, 4000, 8000, 8000]) {
      const before = FakeSocket.made.length;
      FakeSocket.last.fail(1006);
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
      expect(FakeSocket.last.url).toBe('ws://here/live?seq=5');
    }
    FakeSocket.last.say(hello(6));
    const before = FakeSocket.made.length;
    FakeSocket.last.fail(1012);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  it('shows no entry that is not the next one, but asks for what it missed', () => {
    const { links, heard } = opened();
    const old = FakeSocket.last;
    old.say(hello(3));
    old.say(update(4));
    old.say(update(6));
    expect(old.readyState).toBe(3);
    old.say(update(7));
    expect(heard.map((message) => message.type)).toEqual(['hello', 'update']);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.url).toBe('ws://here/live?seq=4');
    FakeSocket.last.say(hello(7));
    FakeSocket.last.say(update(8));
    expect(heard.map((message) => message.type)).toEqual(['hello', 'update', 'hello', 'update']);
    expect(FakeSocket.made).toHaveLength(2);
    expect(links).toEqual(['open']);
  });

  it('tells no entry twice', () => {
    const { heard } = opened();
    FakeSocket.last.say(hello(3));
    for (const seq of [3, 4, 4, 2]) FakeSocket.last.say(update(seq));
    expect(heard).toHaveLength(2);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('gives up where there is no table', () => {
    const { links } = opened();
    FakeSocket.last.fail(4404);
    vi.advanceTimersByTime(60_000);
    expect(links).toEqual(['gone']);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('knows a table that cannot be opened from one that is not there', () => {
    for (const [code, aside] of [[4410, true], [4404, false]] as const) {
      const { live, links } = opened();
      FakeSocket.last.fail(code);
      vi.advanceTimersByTime(60_000);
      expect([links, live.aside]).toEqual([['gone'], aside]);
    }
  });

  it('takes silence for a broken line, and heartbeats for a whole one', () => {
    const { links } = opened();
    FakeSocket.last.say(hello(1, { beat: 10 }));
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(20_000);
      FakeSocket.last.say({ type: 'beat', at: 0 });
    }
    expect(links).toEqual(['open']);
    vi.advanceTimersByTime(25_001);
    expect(links).toEqual(['open', 'lost']);
  });

  it('hears nothing from a socket that it has given up', () => {
    const { live, heard } = opened();
    const old = FakeSocket.last;
    old.say(hello(1));
    live.renew();
    old.say(update(2));
    old.fail(1006);
    expect(heard).toHaveLength(1);
    FakeSocket.last.say(hello(2));
    expect(live.link).toBe('open');
  });

  it('tries at once when it is asked to', () => {
    const { live } = opened();
    FakeSocket.last.say(hello(1));
    FakeSocket.last.fail(1006);
    live.check();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('is lost at once when the network is gone, and comes back with it', () => {
    const { live, links } = opened();
    FakeSocket.last.say(hello(1));
    live.away();
    expect(links).toEqual(['open', 'lost']);
    expect(live.send({ type: 'beat' })).toBe(false);
    live.check();
    FakeSocket.last.say(hello(1));
    expect(links).toEqual(['open', 'lost', 'open']);
  });

  it('is silent after its end', () => {
    const { live } = opened();
    FakeSocket.last.say(hello(1));
    live.close();
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
