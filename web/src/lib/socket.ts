/** A table's socket: it opens itself again by itself, and goes on from the newest entry that it has seen. */
import type { Accepted, Beat, Chatted, Held, Hello, LiveMessages, Refused, Seated, Updated } from './wire';

export type FromServer = Hello | Updated | Held | Seated | Chatted | Beat | Accepted | Refused;
export type FromClient = LiveMessages['from_client'];
/** `gone` is for good: there is no such table, or not for me. `ended`: I have signed out, here or on another device. */
export type Link = 'connecting' | 'open' | 'lost' | 'gone' | 'ended';

const WAITS = [1000, 2000, 4000, 8000];
const FOR_GOOD = new Set([4400, 4403, 4404, 4410]);
const SIGNED_OUT = 4401;
const SET_ASIDE = 4410;
const FIRST_PATIENCE = 10_000;

export interface Needs {
  /** The address, for going on from an entry; null for the first time. */
  address: (seq: number | null) => string;
  /** What is offered at the handshake, the key of a link among it. */
  protocols: string[];
  hear: (message: FromServer) => void;
  change: (link: Link) => void;
  /** The browser's own, or a stand-in. */
  Socket?: (new (url: string, protocols: string[]) => WebSocket) | undefined;
}

/** One connection to one table. */
export class Live {
  link: Link = 'connecting';
  seq: number | null = null;
  /** Whether it is gone because the table cannot be opened any more. */
  aside = false;
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private beat = FIRST_PATIENCE / 2.5;
  private ended = false;

  constructor(private readonly needs: Needs) {}

  open(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    const Socket = this.needs.Socket ?? WebSocket;
    const socket = new Socket(this.needs.address(this.seq), this.needs.protocols);
    this.socket = socket;
    this.listen();
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.socket) this.heard(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.socket) this.closed(event.code);
    };
  }

  /** Sends a message if the connection stands; says whether it did. */
  send(message: FromClient): boolean {
    if (this.link !== 'open' || this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting. */
  now(): void {
    if (this.link === 'lost') {
      this.tries = 0;
      this.drop();
      this.open();
    }
  }

  /** Opens it anew: I am somebody else now, hold another seat, or have missed something. */
  renew(): void {
    if (this.ended) return;
    this.tries = 0;
    this.drop();
    this.open();
  }

  /** The network is gone: nothing will come, so there is no use in waiting for it. */
  away(): void {
    if (this.link !== 'open') return;
    this.drop();
    this.closed(1006);
  }

  /** Whether it still lives: asks for a sign, and gives up soon if there is none. */
  check(): void {
    if (this.link === 'lost') this.now();
    else if (this.send({ type: 'beat' })) this.listen(3000);
  }

  /** Ends it for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.drop();
  }

  /** Takes a message. An entry that is not the next one means that some were lost: it comes to the table anew, and is told what it missed. */
  private heard(message: FromServer): void {
    if (message.type === 'hello') {
      this.beat = message.beat * 1000;
      this.tries = 0;
      this.seq = message.update.seq;
      this.become('open');
    } else if (message.type === 'update') {
      const next = (this.seq ?? 0) + 1;
      if (message.seq > next) return this.renew();
      if (message.seq < next) return this.listen();
      this.seq = message.seq;
    }
    this.listen();
    this.needs.hear(message);
  }

  private closed(code: number): void {
    this.socket = null;
    clearTimeout(this.pulse);
    if (this.ended) return;
    if (FOR_GOOD.has(code)) {
      this.ended = true;
      this.aside = code === SET_ASIDE;
      this.become('gone');
      return;
    }
    if (code === SIGNED_OUT) {
      this.become('ended');
      return;
    }
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]!;
    this.tries += 1;
    this.become('lost');
    this.timer = setTimeout(() => this.open(), wait);
  }

  private listen(patience = this.beat * 2.5): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.drop();
      this.closed(1006);
    }, patience);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private become(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.needs.change(link);
  }
}
