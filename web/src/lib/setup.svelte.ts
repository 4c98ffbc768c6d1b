import type { Written } from './editions/tables';
import type { Create, GameFacts, SeatWish } from './wire';

/** Who is to sit on a seat: me, a friend by link, somebody else at this device, or a bot by its level. */
export type Sitter = { who: 'me' } | { who: 'friend' } | { who: 'here'; name: string } | { who: 'bot'; bot: string };

/** A clock by its name: seconds for each act. */
export const CLOCKS: readonly { name: string; seconds: number | null }[] = [
  { name: 'none', seconds: null },
  { name: 'minute', seconds: 60 },
  { name: 'five', seconds: 300 },
  { name: 'day', seconds: 86400 },
];

/** Who may move for somebody who is out of time, away or has resigned. */
export const ABSENT = ['bot', 'substitute'] as const;

/** The table that is being set up on the home page. */
export class Setup {
  games = $state.raw<readonly GameFacts[]>([]);
  name = $state('');
  sitters = $state.raw<readonly Sitter[]>([{ who: 'me' }]);
  modules = $state.raw<readonly string[]>([]);
  options = $state.raw<Record<string, string>>({});
  /** An edition other than the standard. */
  edition = $state.raw<Written | null>(null);
  /** The id under which it is kept, if it is. */
  kept = $state<string | null>(null);
  clock = $state('none');
  absent = $state<NonNullable<Create['absent']>>('bot');
  open = $state(false);
  /** Whether spectators may talk. */
  talk = $state(false);

  game = $derived(this.games.find((game) => game.name === this.name) ?? null);
  canAdd = $derived(this.game !== null && this.sitters.length < this.game.most_players);

  /** The games that there are; the first is chosen. */
  offer(games: readonly GameFacts[]): void {
    this.games = games;
    if (!this.game && games[0]) this.choose(games[0].name);
  }

  /** Another game: who sits there stays, as far as there is room. */
  choose(name: string): void {
    if (name === this.name) return;
    this.name = name;
    this.modules = [];
    this.play(null);
    this.options = {};
    const { game } = this;
    if (!game) return;
    const fewest = Math.max(game.fewest_players, 3);
    const sitters = this.sitters.slice(0, this.seats()).map((sitter): Sitter => this.known(sitter));
    while (sitters.length < Math.min(fewest, game.most_players)) sitters.push(this.usual());
    this.sitters = sitters;
  }

  /** Another edition, which may be kept under an id; the standard is null. */
  play(edition: Written | null, kept: string | null = null): void {
    this.edition = edition;
    this.kept = kept;
  }

  /** The bot that a new seat gets: neither the weakest nor the strongest. */
  usual(): Sitter {
    const bots = this.game?.bots ?? [];
    const bot = bots[Math.floor(bots.length / 2)];
    return bot ? { who: 'bot', bot: bot.name } : { who: 'friend' };
  }

  add(sitter: Sitter = this.usual()): void {
    if (!this.canAdd) return;
    this.sitters = [...this.sitters, sitter];
    this.widen();
  }

  seat(at: number, sitter: Sitter): void {
    this.sitters = this.sitters.map((each, index) => (index === at ? sitter : each));
  }

  remove(at: number): void {
    if (this.game && this.sitters.length > this.game.fewest_players) this.sitters = this.sitters.filter((_, index) => index !== at);
  }

  /** Whether all bots that sit there are of one level. */
  isAgainst(bot: string): boolean {
    const bots = this.sitters.filter((sitter) => sitter.who === 'bot');
    return bots.length > 0 && bots.every((sitter) => sitter.bot === bot);
  }

  /** Gives every seat of a bot to one level; where none sits, a new seat. */
  against(bot: string): void {
    if (this.sitters.some(({ who }) => who === 'bot')) this.sitters = this.sitters.map((sitter) => (sitter.who === 'bot' ? { who: 'bot', bot } : sitter));
    else this.add({ who: 'bot', bot });
  }

  turn(module: string, on: boolean): void {
    this.modules = on ? [...this.modules, module] : this.modules.filter((each) => each !== module);
    this.sitters = this.sitters.slice(0, this.seats());
  }

  option(name: string, choice: string): void {
    this.options = { ...this.options, [name]: choice };
  }

  /** The request for a table: to play at once, to wait for friends, or to pass the device around. Who is set is who sits: a friend's seat stays open. */
  wish(how: 'now' | 'invite' | 'pass'): Create {
    const seats = this.sitters.map((sitter): SeatWish => {
      if (sitter.who === 'friend') return { who: 'open' };
      if (sitter.who === 'bot') return { who: 'bot', bot: sitter.bot };
      return sitter.who === 'here' ? { who: 'me', name: sitter.name } : { who: 'me' };
    });
    if (how === 'invite' && !this.sitters.some(({ who }) => who === 'friend') && seats.length < this.seats()) seats.push({ who: 'open' });
    const seconds = CLOCKS.find(({ name }) => name === this.clock)?.seconds ?? null;
    return {
      game: this.name,
      players: seats.length,
      modules: [...this.modules],
      options: { ...this.options },
      ...(this.edition && { edition: this.edition }),
      seats,
      public: this.open,
      absent: this.absent,
      talk: this.talk,
      clock: seconds === null ? null : { per_act: seconds },
      start: how !== 'invite' && seats.every(({ who }) => who !== 'open'),
    };
  }

  private known(sitter: Sitter): Sitter {
    return sitter.who === 'bot' && !this.game?.bots.some((bot) => bot.name === sitter.bot) ? this.usual() : sitter;
  }

  /** How many seats there are with the modules that are chosen. */
  private seats(): number {
    const missing = this.game?.modules.filter(({ name }) => !this.modules.includes(name)) ?? [];
    return Math.min(this.game?.most_players ?? 0, ...missing.map(({ needed_from }) => (needed_from ?? Infinity) - 1));
  }

  /** Chooses the modules that the number of seats requires. */
  private widen(): void {
    const needed = this.game?.modules.filter(({ needed_from }) => needed_from !== null && this.sitters.length >= needed_from) ?? [];
    this.modules = [...new Set([...needed.map(({ name }) => name), ...this.modules])];
  }
}
