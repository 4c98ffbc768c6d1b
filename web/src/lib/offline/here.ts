/** The server on this device, as the page sees it: it answers requests and opens lines like the one in the network. */
import about from 'virtual:offline';

import type { ToWorker as ToKeeper } from '../app/messages';

import work from './worker?worker&url';
import type { Answered, FromWorker, ToWorker } from './messages';

/** The cache that the service worker looks into; what is in it needs no network. */
const CACHE = 'waset-offline';

/** How long the service worker may take to keep the page, in milliseconds. */
const PATIENCE = 60_000;

/** Fetches everything that is not kept yet, and says how much of it is here, from 0 to 1. */
export async function fetchAll(base: string, progress: (part: number) => void): Promise<void> {
  const kept = 'caches' in globalThis ? await caches.open(CACHE) : null;
  const whole = about.files.reduce((sum, { size }) => sum + size, 0);
  let here = 0;
  for (const { name, size } of about.files) {
    const url = new URL(name, base).href;
    if (kept && !(await kept.match(url))) {
      const answer = await fetch(url);
      if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let got = 0;
      for (const reader = answer.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        got += value.length;
        progress((here + Math.min(got, size)) / whole);
      }
      await kept.put(url, new Response(new Blob(parts), { headers: { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' } }));
    }
    here += size;
    progress(here / whole);
  }
  await keepPage();
}

/** Has the service worker keep the whole page, and waits until it has: only then is a visit without a network possible. */
async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registered = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }).catch(() => undefined);
  if (!registered) return; // A browser that is to keep nothing has no worker.
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<boolean>((done) => (port1.onmessage = ({ data }: MessageEvent<boolean>) => done(data)));
  const told = navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'keep' } satisfies ToKeeper, [port2]));
  const late = new Promise<false>((done) => setTimeout(() => done(false), PATIENCE));
  if (!(await Promise.race([told.then(() => kept), late]))) throw new Error('the page could not be kept');
}

interface Line {
  readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export class Here {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (answered: Answered) => void>();
  private readonly lines = new Map<number, Line>();
  private counted = 0;
  private ready!: () => void;
  private broken!: (why: Error) => void;
  private readonly started: Promise<void>;
  /** How long it took to start, in seconds. */
  seconds = 0;

  constructor(base: string) {
    this.started = new Promise((ready, broken) => {
      this.ready = ready;
      this.broken = broken;
    });
    this.worker = new Worker(new URL(work, import.meta.url), { type: 'module', name: 'waset' });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    this.worker.onerror = (event) => this.broken(new Error(event.message));
    this.say({ type: 'start', base, folder: about.folder, sources: about.sources });
  }

  /** Ends when the server runs; throws if it cannot. */
  running(): Promise<void> {
    return this.started;
  }

  async fetch(url: URL, init: RequestInit = {}): Promise<Response> {
    await this.started;
    const id = ++this.counted;
    const body = typeof init.body === 'string' ? init.body : '';
    const answered = new Promise<Answered>((done) => this.waiting.set(id, done));
    this.say({ type: 'request', id, method: init.method ?? 'GET', url: url.pathname.slice(url.pathname.indexOf('/api/')) + url.search, body });
    const [status, kind, text, name] = await answered;
    return new Response(text, { status, headers: { 'content-type': kind, ...(name ? { 'content-disposition': `attachment; filename="${name}"` } : {}) } });
  }

  /** A line to a table: it does what a socket does. */
  line(address: string): WebSocket {
    const number = ++this.counted;
    const url = new URL(address);
    const send = (type: 'open' | 'hear' | 'close', text: string): void => this.say({ type, line: number, text });
    const made: Line & Pick<WebSocket, 'send' | 'close'> = {
      readyState: 1,
      onmessage: null,
      onclose: null,
      send: (text) => send('hear', String(text)),
      close: () => {
        made.readyState = 3;
        this.lines.delete(number);
        send('close', '');
      },
    };
    this.lines.set(number, made);
    send('open', url.pathname.slice(url.pathname.indexOf('/api/')) + url.search);
    return made as unknown as WebSocket;
  }

  private say(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private heard(message: FromWorker): void {
    if (message.type === 'ready') {
      this.seconds = message.seconds;
      this.ready();
    } else if (message.type === 'broken') {
      this.broken(new Error(message.why));
    } else if (message.type === 'answer') {
      this.waiting.get(message.id)?.(JSON.parse(message.text) as Answered);
      this.waiting.delete(message.id);
    } else {
      const line = this.lines.get(message.line);
      if (message.text) line?.onmessage?.(new MessageEvent('message', { data: message.text }));
      else {
        this.lines.delete(message.line);
        line?.onclose?.(new CloseEvent('close', { code: message.code }));
      }
    }
  }
}
