/** Where requests go: to the server, or to the one on this device. Nobody else asks which of the two it is. */
import { untrack } from 'svelte';

import type { Needs } from '../socket';
import type { Here } from './here';

/** How the id of every table and edition of this device begins. */
const OURS = /\/api\/(?:(?:me\/)?tables|editions)\/offline-/;
/** What only a server knows: its own tables, and the editions that it keeps. */
const THEIRS = /\/api\/(?:(?:me\/)?tables\/.|editions\/(?!(?:check|try|report)$))/;
/** Noted once this device can play by itself. */
const PREPARED = 'waset.offline';

type Socket = NonNullable<Needs['Socket']>;

/** A line to a table of this device, which opens as soon as the server here runs. */
class Line {
  readonly readyState = 1;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  private line: WebSocket | null = null;
  private ended = false;

  constructor(address: string, here: Promise<Here>) {
    here.then(
      (open) => {
        if (this.ended) return;
        this.line = open.line(address);
        this.line.onmessage = (event) => this.onmessage?.(event);
        this.line.onclose = (event) => this.onclose?.(event);
      },
      () => this.onclose?.(new CloseEvent('close', { code: 1013 })),
    );
  }

  send(text: string): void {
    this.line?.send(text);
  }

  close(): void {
    this.ended = true;
    this.line?.close();
  }
}

export class Ways {
  /** Whether the page talks to this device. */
  offline = $state(false);
  /** Whether that is my wish, and not only because no server answers. */
  chosen = $state(false);
  /** Whether the server did not answer when it was asked last. */
  unreachable = $state(false);
  /** How much of what is needed here has come, from 0 to 1; null if nothing is on its way. */
  progress = $state<number | null>(null);
  private made: Promise<Here> | null = null;

  constructor(
    /** Whether there is no server at all: the page is the whole game. */
    readonly alone: boolean,
    private readonly storage: Storage | null,
    private readonly base: string = document.baseURI.replace(/[?#].*$/, ''),
  ) {
    this.offline = this.chosen = alone;
    if (!alone && matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches) addEventListener('load', () => void this.prepare());
    if (!alone) addEventListener('appinstalled', () => void this.prepare());
  }

  /** Whether this device has everything that it needs to play by itself. */
  get prepared(): boolean {
    return this.alone || this.storage?.getItem(PREPARED) === '1';
  }

  /** Like the browser's own; an effect that asks does not depend on which way it goes. */
  readonly fetch: typeof fetch = (input, init) => untrack(() => this.ask(new URL(input instanceof Request ? input.url : input), init));

  private async ask(url: URL, init?: RequestInit): Promise<Response> {
    if (this.isHere(url)) return (await this.here()).fetch(url, init);
    try {
      const answer = await fetch(url, init);
      this.unreachable = false;
      return answer;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      this.unreachable = true;
      if (!this.prepared || THEIRS.test(url.pathname)) throw error;
      this.offline = true;
      return (await this.here()).fetch(url, init);
    }
  }

  /** A socket to a table of the server, or a line to one here. */
  readonly Socket: Socket = ((ways: Ways) =>
    function (address: string, protocols: string[]): WebSocket {
      return ways.isHere(new URL(address)) ? (new Line(address, ways.here()) as unknown as WebSocket) : new WebSocket(address, protocols);
    } as unknown as Socket)(this);

  /** Fetches what is needed to play without a network; ends when it is here. */
  async prepare(): Promise<void> {
    if (this.progress !== null) return;
    this.progress = 0;
    try {
      const { fetchAll } = await import('./here');
      await fetchAll(this.base, (part) => (this.progress = part));
      this.storage?.setItem(PREPARED, '1');
    } finally {
      this.progress = null;
    }
  }

  /** The server on this device; it starts when it is first wanted. */
  here(): Promise<Here> {
    this.made ??= this.start();
    this.made.catch(() => (this.made = null));
    return this.made;
  }

  private async start(): Promise<Here> {
    await this.prepare().catch((error: unknown) => {
      if (!this.prepared) throw error;
    });
    this.progress = 1;
    try {
      const { Here } = await import('./here');
      const here = new Here(this.base);
      await here.running();
      return here;
    } finally {
      this.progress = null;
    }
  }

  /** Whether a server answers again. */
  async look(): Promise<boolean> {
    if (this.alone) return false;
    this.unreachable = !(await fetch(new URL('api/me', this.base)).then(({ ok }) => ok, () => false));
    return !this.unreachable;
  }

  private isHere({ pathname }: URL): boolean {
    return OURS.test(pathname) || (this.offline && !THEIRS.test(pathname));
  }
}
