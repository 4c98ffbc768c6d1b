/** A table that no server keeps: what is sent to it is answered here, from a document that came whole. */
import type { Acting } from './acting.svelte';
import type { FromClient, FromServer, Needs } from './socket';
import type { LessonWhyNot, Seat, TableFacts, Update, WhyNot } from './wire';

/** Seconds between heartbeats: nothing can be lost here. */
const BEAT = 86_400;

interface Line {
  onmessage: ((event: MessageEvent) => void) | null;
}

/** What such a table is about. */
export interface Matter {
  game: string;
  title: string;
  players: number;
  modules: string[];
  board: Record<string, unknown>;
}

/** What is played at a table of one's own: a lesson or a puzzle. */
export interface Study {
  readonly Socket: NonNullable<Needs['Socket']>;
  /** Where I am in it, for the bar at the top; it may be empty. */
  readonly detail: string;
  /** The way out, in words and as an address. */
  readonly leave: { words: string; to: string };
  /** Why something cannot be done now, at this entry; without it nobody can be asked. */
  whyNot?(wish: LessonWhyNot['wish'], seq: number): Promise<WhyNot>;
  /** What stays shown on the board, where nothing can be chosen any more. */
  readonly kept?: Acting | null;
}

export class OwnTable {
  readonly Socket: NonNullable<Needs['Socket']>;
  private line: Line | null = null;

  constructor(
    private readonly matter: Matter,
    /** My seat, and my name there. */
    private readonly seat: number,
    private readonly me: string,
    /** The table as it stands, for whoever has just come. */
    private readonly now: () => Update,
    private readonly act: (action: number, request: string | null) => void,
  ) {
    this.Socket = this.lineOf();
  }

  /** Shows the table as it stands, as if I had just come. */
  greet(otherwise: Partial<Update> = {}): void {
    const update: Update = { ...this.now(), act: null, events: [], ...otherwise };
    this.tell({ type: 'hello', table: this.facts(update), board: this.matter.board, update, missed: null, chat: [], beat: BEAT });
  }

  tell(message: FromServer): void {
    this.line?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  private heard(message: FromClient): void {
    if (message.type === 'beat') this.tell({ type: 'beat', at: 0 });
    if (message.type === 'act') this.act(message.action, message.request ?? null);
  }

  private facts({ seq, to_move }: Update): TableFacts {
    const { game, title, players, modules } = this.matter;
    const seats = Array.from({ length: players }, (_, seat): Seat => ({
      seat, colour: '', kind: seat === this.seat ? 'person' : 'bot', name: seat === this.seat ? this.me : '', bot: null, mine: seat === this.seat, resigned: false, can_take_back: false,
      agrees_to_hints: false, away: null, until_back: false, out_of_time: false, stand_in_after: null, host: seat === this.seat,
    }));
    return {
      id: 'own', status: 'playing', seats, owner: true, seq, created: 0, changed: 0, turned: 0, to_move, hints: false, proposal: null, stand_in: null, watching: { count: 0, names: [] },
      spec: { game, title, players, modules, options: {}, edition: 'rebuilt', public: false, per_act: null, total: null, absent: 'bot', talk: false },
      links: { join: null, watch: '' }, rematch: null, origin: null, ranking: null, scores: null,
    };
  }

  /** A stand-in for a socket: it opens at once, and what is sent through it is heard here. */
  private lineOf(): NonNullable<Needs['Socket']> {
    const open = (line: Line): void => {
      this.line = line;
      queueMicrotask(() => { if (this.line === line) this.greet(); });
    };
    const hear = (text: string): void => queueMicrotask(() => this.heard(JSON.parse(text) as FromClient));
    const close = (line: Line): void => { if (this.line === line) this.line = null; };
    class Here implements Line {
      readonly readyState = 1;
      onmessage: Line['onmessage'] = null;
      constructor() {
        open(this);
      }
      send(text: string): void {
        hear(text);
      }
      close(): void {
        close(this);
      }
    }
    return Here as unknown as NonNullable<Needs['Socket']>;
  }
}
