import type { Frame, Hint, Seat, Told, Update } from './wire';

const BOTS = ['Ibis', 'Jackal', 'Heron', 'Lynx', 'Oryx', 'Hare'];

/** What the page calls a bot on a seat. */
export function botName(seat: number): string {
  return BOTS[seat] ?? `Bot ${seat + 1}`;
}

/** Names at a table. The server calls a bot by a colour of the box, such as "Blue (random)", but the page has colours of its own. */
export class Names {
  readonly list: string[];
  private readonly swaps: [from: string, to: string][];

  constructor(seats: readonly Seat[]) {
    this.list = seats.map((seat) => (coloured(seat) ? botName(seat.seat) : seat.name));
    this.swaps = seats.flatMap((seat, index): [string, string][] => (seat.name !== this.list[index] ? [[seat.name, this.list[index]!]] : []));
  }

  /** A sentence of the server with the names of the page. */
  words(text: string): string {
    return this.swaps.reduce((made, [from, to]) => made.replaceAll(from, to), text);
  }

  private told = (events: readonly Told[]): Told[] => events.map((event) => ({ ...event, text: this.words(event.text) }));

  update<U extends Update>(update: U): U {
    if (!this.swaps.length) return update;
    const legal = update.legal.map((choice) => ({ ...choice, text: this.words(choice.text), preview: choice.preview && this.told(choice.preview) }));
    return { ...update, legal, events: this.told(update.events) };
  }

  hint(hint: Hint): Hint {
    return { ...hint, candidates: hint.candidates.map((each) => ({ ...each, text: this.words(each.text) })) };
  }

  frame(frame: Frame): Frame {
    return this.swaps.length ? { ...frame, events: this.told(frame.events) } : frame;
  }
}

function coloured(seat: Seat): boolean {
  return seat.kind === 'bot' ? /^\w+ \(.+\)$/.test(seat.name) : seat.name.startsWith(`${seat.colour} (`);
}
