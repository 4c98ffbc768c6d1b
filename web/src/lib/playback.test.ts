import { describe, expect, it } from 'vitest';

import { told } from '../test/updates';
import { Playback, type Chain } from './playback.svelte';

class Recorder {
  told: string[] = [];
  private release: (() => void) | null = null;
  readonly playback = new Playback<string>({
    show: (event, _, quick) => {
      this.told.push(quick ? `${event.kind}!` : event.kind);
      return quick ? undefined : new Promise<void>((done) => (this.release = done));
    },
    land: (chain) => void this.told.push(`= ${chain.after}`),
    cut: () => this.next(),
  });

  /** The event under way has been seen. */
  next(): void {
    this.release?.();
    this.release = null;
  }
}

function chain(after: string, ...kinds: string[]): Chain<string> {
  return { after, events: kinds.map((kind) => told(kind, 0)) };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

describe('playback', () => {
  it('shows events one after the other, then the state after them', async () => {
    const recorder = new Recorder();
    recorder.playback.push(chain('A', 'a', 'b'));
    recorder.playback.push(chain('B', 'c'));
    await settled();
    expect(recorder.told).toEqual(['a']);
    expect(recorder.playback.busy).toBe(true);
    for (let step = 0; step < 3; step++) {
      recorder.next();
      await settled();
    }
    expect(recorder.told).toEqual(['a', 'b', '= A', 'c', '= B']);
    expect(recorder.playback.busy).toBe(false);
  });

  it('can be skipped: all that waits is shown at once and in order', async () => {
    const recorder = new Recorder();
    recorder.playback.push(chain('A', 'a', 'b'));
    recorder.playback.push(chain('B', 'c'));
    await settled();
    recorder.playback.skip();
    await settled();
    expect(recorder.told).toEqual(['a', 'b!', '= A', 'c!', '= B']);
    recorder.playback.push(chain('C', 'd'));
    await settled();
    expect(recorder.told.at(-1)).toBe('d');
  });

  it('forgets what something newer has overtaken', async () => {
    const recorder = new Recorder();
    recorder.playback.push(chain('A', 'a', 'b'));
    await settled();
    recorder.playback.clear();
    await settled();
    recorder.playback.push(chain('B', 'c'));
    await settled();
    recorder.next();
    await settled();
    expect(recorder.told).toEqual(['a', 'c', '= B']);
  });

  it('does not move while far behind', async () => {
    const recorder = new Recorder();
    for (let number = 1; number <= 27; number++) recorder.playback.push(chain(`${number}`, `event ${number}`));
    await settled();
    recorder.next();
    await settled();
    expect(recorder.told).toEqual(['event 1', '= 1', 'event 2!', '= 2', 'event 3!', '= 3', 'event 4']);
  });

  it('lands where nothing happened', async () => {
    const recorder = new Recorder();
    recorder.playback.push(chain('A'));
    await settled();
    expect(recorder.told).toEqual(['= A']);
  });
});
