import { Acting } from './acting.svelte';
import { protocols, Refusal, requestId, sentence, type Api } from './api';
import { Chronicle } from './chronicle.svelte';
import { explained } from './errors';
import type { Game } from './games/game';
import { People } from './people.svelte';
import { Playback, type Chain } from './playback.svelte';
import type { Showed } from './present';
import { Live, type FromServer, type Link, type Needs } from './socket';
import { lines, told, turns, withAsides, type Telling } from './story';
import type { Speaker } from './words/speaker';
import type { Choice, Frame, Held, Hello, Hint, Problem, Said, TableFacts, Told, Update } from './wire';
import { isolated, say } from './words';

/** What the page around a table gives it. */
export interface Around {
  api: Api;
  /** What the page knows of the game that is played; null until it is loaded. */
  game: () => Game | null;
  /** Shows an event on the board, from one view to the next; ends when it has been seen. */
  present: (game: Game, view: unknown, event: Told, showed: Showed, set: (view: unknown) => void) => Promise<void> | void;
  /** Finishes the movement that is under way. */
  cut: () => void;
  careful: () => boolean;
  /** Something to be heard by who cannot see it; `now` interrupts. */
  say?: (words: string, now: boolean) => void;
  /** It has become my turn, or a question has come; `before` is what the last of the others did, still to be told. */
  called?: (table: Table, before: string) => void;
  /** Whether I am still somebody, though my cookie was ended. */
  isKnown?: () => Promise<boolean>;
  Socket?: Needs['Socket'];
}

interface Pending {
  request: string;
  choice: Choice;
  seq: number;
}

/** A table as I sit at it or watch it: what the server said, what is shown of it, and what I do. */
export class Table {
  readonly people = new People();
  /** The newest that the server said; the board may still be showing how it came about. */
  newest = $state.raw<Update | null>(null);
  /** The newest whose coming about has been shown. */
  shown = $state.raw<Update | null>(null);
  /** What lies on the table from the start. */
  board = $state.raw<unknown>(null);
  /** What the board draws: on the way from one update to the next while events are being shown. */
  view = $state.raw<unknown>(null);
  said = $state.raw<readonly Said[]>([]);
  link = $state<Link>('connecting');
  lostAt = $state(0);
  /** How many entries came while the connection was down; null once that has been seen. */
  missed = $state<number | null>(null);
  refused = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** When the newest clock was received, in this browser's time. */
  clockAt = $state(0);
  /** When the turn of the seat to move began, by the server's clock, in seconds. */
  turned = $state(0);
  /** Whether I have acted since I came. */
  acted = $state(false);
  readonly playback: Playback<Update>;
  readonly chronicle: Chronicle;
  readonly acting: Acting;

  /** Several people at this one device. */
  hotSeat = $derived(this.mine.length > 1);
  myTurn = $derived(this.shown !== null && this.shown.legal.length > 0 && this.facts?.status === 'playing');
  /** Whose doing is being shown, if it is not mine. */
  guest = $derived.by(() => {
    const seat = this.playback.current?.after.act?.seat ?? null;
    return seat === null || this.mine.includes(seat) ? null : seat;
  });
  /** Who tells me what happens; null until the game is loaded. */
  speaker = $derived.by(() => this.around.game()?.speaker({ board: this.board, names: this.names, reader: this.shown?.seat ?? null }) ?? null);
  lines = $derived.by(() => (this.speaker ? withAsides(lines(this.chronicle.chapters, this.telling(this.speaker)), this.people.told(this.chronicle.chapters)) : []));

  /** What has happened in the turn so far. */
  happened = $derived.by(() => turns(this.chronicle.chapters).at(-1)?.flatMap(({ events }) => events) ?? []);

  private readonly live: Live;
  private pending: Pending | null = null;

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly around: Around,
  ) {
    this.acting = new Acting((choice) => this.act(choice), around.careful);
    this.playback = new Playback<Update>({
      show: (event, chain, quick) => this.show(event, chain, quick),
      land: (chain) => this.land(chain.after),
      cut: around.cut,
    });
    this.chronicle = new Chronicle((range) => around.api.history(id, key, range));
    this.live = new Live({
      address: (seq) => around.api.live(id, { seq, previews: true }),
      protocols: protocols(key),
      hear: (message) => this.hear(message),
      change: (link) => this.change(link),
      Socket: around.Socket ?? around.api.Socket,
    });
  }

  get facts(): TableFacts | null {
    return this.people.facts;
  }

  get names(): readonly string[] {
    return this.people.names;
  }

  get mine(): readonly number[] {
    return this.people.mine;
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.live.close();
    this.playback.clear();
  }

  /** Whether the table is there, but cannot be opened. */
  get aside(): boolean {
    return this.live.aside;
  }

  /** Comes to the table anew, as who has just sat down there, which is known by its facts. */
  renew(seated: TableFacts | null = null): void {
    if (seated) this.met(seated);
    this.live.renew();
  }

  /** Looks whether the connection still stands: after a sleep, or when asked to. */
  check(): void {
    this.live.check();
  }

  /** The browser says that the network is gone. */
  away(): void {
    this.live.away();
  }

  /** Sends an act; it is kept until the server has answered. */
  act(choice: Choice): void {
    if (!this.newest) return;
    this.pending = { request: requestId(), choice, seq: this.newest.seq };
    this.refused = null;
    this.hint = null;
    this.send();
  }

  /** The entry to which one press goes back: before my last act, if nothing was revealed since. */
  get undoTo(): number | null {
    const earliest = this.newest?.undo ?? null;
    if (earliest === null || this.playback.busy || this.facts?.status !== 'playing') return null;
    const last = this.chronicle.last();
    return last && last.before >= earliest ? last.before : earliest;
  }

  /** The entry before my last act, to which all must agree; null if there is none. */
  get proposableTo(): number | null {
    if (this.facts?.status !== 'playing' || this.facts.proposal || this.newest?.seat == null) return null;
    return this.chronicle.last(this.newest.seat)?.before ?? null;
  }

  undo(to: number): void {
    if (!this.newest) return;
    this.refused = null;
    this.live.send({ type: 'undo', seq: this.newest.seq, to, request: requestId() });
  }

  chat(text: string): boolean {
    return this.live.send({ type: 'chat', text });
  }

  async askHint(): Promise<void> {
    if (this.thinking || !this.myTurn) return;
    this.thinking = true;
    await this.try(async () => {
      const hint = await this.around.api.hint(this.id);
      if (hint.seq === this.newest?.seq) this.hint = hint;
    });
    this.thinking = false;
  }

  /** Does something by request; what goes wrong is said on the shelf. */
  async try(what: () => Promise<unknown>): Promise<boolean> {
    this.refused = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = sentence(error);
      return false;
    }
  }

  private send(): void {
    const { pending } = this;
    if (pending) this.live.send({ type: 'act', seq: pending.seq, action: pending.choice.action, request: pending.request });
  }

  private change(link: Link): void {
    const before = this.link;
    this.link = link;
    if (link === 'lost' && before === 'open') {
      this.lostAt = Date.now();
      this.around.say?.(say('connection-lost'), true);
    }
    if (link === 'ended') void this.ended();
  }

  /** My cookie was ended. If I have a new one I come back with it; if not, I have signed out. */
  private async ended(): Promise<void> {
    if (await this.around.isKnown?.()) this.renew();
    else this.around.say?.(say('error-signed-out'), true);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        return this.hello(message);
      case 'update':
        return this.update(message);
      case 'seats':
        return this.held(message);
      case 'table':
        return this.changed(message.table);
      case 'chat':
        this.said = [...this.said, message.said];
        return;
      case 'done':
        if (message.request === this.pending?.request) this.pending = null;
        return;
      case 'error':
        return this.refuse(message.request, message.error);
    }
  }

  /** Something about the table that is to be heard. */
  announce(words: string): void {
    this.around.say?.(words, false);
  }

  /** Takes in the table as it is now, after this entry if none is known yet, and tells what has become of people there. */
  private met(now: TableFacts, first = 0): void {
    this.turned = now.turned;
    const words = this.people.met(now, this.newest?.seq ?? first);
    if (words) this.announce(words);
  }

  private changed(now: TableFacts): void {
    this.answered(now);
    this.met(now);
    this.interrupt(this.people.settled(now));
  }

  /** My seats have changed: the table is drawn as I may see it from now on, and nothing is told again. */
  private held(held: Held): void {
    if (held.lost.length) this.pending = null;
    this.interrupt(this.people.held(held));
    if (held.update === null) return;
    this.refused = null;
    this.hint = null;
    this.arrive(held.update);
  }

  private interrupt(words: string): void {
    if (words) this.around.say?.(words, true);
  }

  /** A wish of mine to take something back that is no more, and was not granted, is told to me. */
  private answered(now: TableFacts): void {
    const wish = this.facts?.proposal;
    const granted = this.newest?.act?.kind === 'undo' && this.newest.act.to === wish?.to;
    if (!wish || now.proposal || granted || !this.mine.includes(wish.by)) return;
    this.refused = say('not-taken-back');
    this.around.say?.(this.refused, true);
  }

  private hello({ table, board, update, missed, chat }: Hello): void {
    const first = this.newest === null;
    const mine = this.mine;
    this.met(table, update.seq);
    this.interrupt(this.people.missed(mine, table));
    this.board = board;
    this.said = chat;
    if (first || missed === null) {
      this.arrive(update);
      if (update.act) void this.chronicle.remember(update.seq);
      else this.chronicle.clear();
    } else {
      this.catchUp(update, missed);
    }
    this.send();
  }

  /** The first sight of a table: as it is, without what came before. */
  private arrive(update: Update): void {
    this.hurry();
    this.newest = update;
    this.clockAt = Date.now();
    this.land(update);
  }

  private catchUp(update: Update, missed: readonly Frame[]): void {
    if (missed.length) {
      this.missed = missed.length;
      this.around.say?.(say('back', { moves: missed.length }), false);
      this.hurry();
      for (const frame of missed) this.chronicle.record({ ...frame, round: null });
      this.newest = update;
      this.land(update, false);
    } else {
      this.missed = this.lostAt ? 0 : null;
      this.newest = update;
      if (!this.playback.busy) this.land(update);
    }
    this.clockAt = Date.now();
  }

  /** Shows no more of how something came about: it is in the log, and the table as it is comes next. */
  private hurry(): void {
    const unseen = new Map(this.playback.clear().map(({ events, after }) => [after.seq, events]));
    this.chronicle.complete(unseen);
  }

  private update(update: Update): void {
    if (this.newest && update.seq < this.newest.seq) {
      if (update.act) this.chronicle.record({ seq: update.seq, act: update.act, events: update.events, round: null });
      return;
    }
    if (update.to_move !== this.newest?.to_move) this.turned = update.at;
    if (update.act?.kind === 'act' && update.act.seat !== null && this.mine.includes(update.act.seat)) this.acted = true;
    this.newest = update;
    this.clockAt = Date.now();
    if (update.act) this.chronicle.record({ seq: update.seq, act: update.act, events: [], round: null });
    this.acting.offer([]);
    this.hint = null;
    if (this.pending && update.seq > this.pending.seq && update.act?.seat !== update.seat) this.pending = null;
    const game = this.around.game();
    const start = update.act?.kind === 'start';
    const told = start && game ? update.events.filter(({ kind }) => game.atStart.has(kind)) : update.events;
    this.playback.push({ events: told, after: update });
  }

  private show(event: Told, chain: Chain<Update>, quick: boolean): Promise<void> | void {
    this.chronicle.change(chain.after.seq, ({ events }) => ({ events: [...events, event] }));
    const game = this.around.game();
    if (!game || this.view === null || chain.after.act?.kind === 'start') return;
    return this.around.present(game, this.view, event, { quick, guest: this.guest }, (view) => (this.view = view));
  }

  private telling(speaker: Speaker<unknown, unknown>): Telling {
    return { speaker, atStart: this.around.game()?.atStart ?? new Set() };
  }

  /** Shows the table as it is after an entry; `next` is whether the one before it has been shown, so that a new round began with it. */
  private land(update: Update, next = true): void {
    const round = this.round(update);
    const last = this.shown && this.round(this.shown);
    if (next && round !== null && last !== null && round !== last) this.chronicle.change(update.seq, () => ({ round }));
    const before = this.shown;
    this.shown = update;
    this.view = update.view;
    const again = before !== null && before.seq === update.seq;
    const calls = update.seq === this.newest?.seq && update.legal.length > 0 && !again;
    const theirs = update.act?.seat != null && !this.mine.includes(update.act.seat);
    const turn = turns(this.chronicle.chapters).at(-1) ?? [];
    const happened = before && !again && this.speaker ? told(calls && theirs ? turn : turn.filter(({ seq }) => seq === update.seq), this.telling(this.speaker)) : '';
    if (happened && !(calls && theirs)) this.around.say?.(happened, false);
    if (update.seq !== this.newest?.seq) return;
    this.acting.offer(update.legal);
    if (this.pending?.seq === update.seq) this.acting.sent = update.legal.find((choice) => choice.action === this.pending?.choice.action) ?? null;
    if (calls) this.around.called?.(this, theirs ? happened : '');
  }

  private refuse(request: string | null, problem: Problem): void {
    if (request !== null && request === this.pending?.request) this.pending = null;
    this.acting.refused();
    this.refused = problem.code === 'stale' ? this.tooLate() : explained(problem);
    this.around.say?.(this.refused, true);
    if (problem.state && problem.state.seq >= (this.newest?.seq ?? 0) && !this.playback.busy) this.arrive(problem.state);
  }

  private tooLate(): string {
    const name = this.names[this.newest?.act?.seat ?? -1];
    return name === undefined ? say('moved-first') : say('refused', { name: isolated(name) });
  }

  private round({ view }: Update): number | null {
    const game = this.around.game();
    return game && view !== null ? game.round(view) : null;
  }
}
