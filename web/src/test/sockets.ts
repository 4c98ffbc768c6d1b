/** A WebSocket that does what a test says, and remembers what it was sent. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  readyState = 0;
  sent: unknown[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    readonly url: string,
    readonly protocols: string[] = [],
  ) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server says something. */
  say(message: unknown): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  /** The connection breaks. */
  fail(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

export const Fake = FakeSocket as unknown as new (url: string, protocols: string[]) => WebSocket;
