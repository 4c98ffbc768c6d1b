/** Bots try an edition: games are played in small steps, as long as this page asks for them, and then told in a report. */
import { Refusal, sentence } from '../api';
import type { ReportTrial, TrialReport, TrialState, TryEdition } from '../wire';

/** What is tried, apart from how far it is. */
export type Tried = Pick<TryEdition, 'game' | 'edition' | 'players' | 'modules' | 'bot' | 'most'>;

/** Milliseconds until a busy server is asked again. */
const AGAIN = 2500;
const BUSY = [429, 503];

export class Trial {
  state = $state.raw<TrialState | null>(null);
  /** What it was that was tried: the figures are about this, whatever is changed later. */
  tried = $state.raw<Tried | null>(null);
  running = $state(false);
  wrong = $state('');
  /** The report, as a page of HTML. */
  report = $state.raw<string | null>(null);
  writing = $state(false);
  private turn = 0;
  /** What was decided in the games: the report is made from it. */
  private moves: string[] = [];
  private leaving: AbortController | null = null;

  constructor(
    private readonly ask: (asked: TryEdition) => Promise<TrialState>,
    private readonly tell: (asked: ReportTrial, signal: AbortSignal) => Promise<TrialReport>,
    private readonly wait: (milliseconds: number) => Promise<void> = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  ) {}

  /** Begins anew, or goes on with the same to more games; ends with the report. */
  async start(tried: Tried): Promise<void> {
    this.stop();
    const { turn } = this;
    if (!this.tried || JSON.stringify({ ...this.tried, most: 0 }) !== JSON.stringify({ ...tried, most: 0 })) this.clear();
    this.report = null;
    this.tried = tried;
    this.running = true;
    this.wrong = '';
    for (let done = false; this.turn === turn && !done; ) {
      const { games = 0, sums = {} } = this.state ?? {};
      const state = await this.answer(turn, () => this.ask({ ...tried, games, sums }));
      if (!state) break;
      this.moves = [...this.moves, state.moves];
      this.state = state;
      ({ done } = state);
    }
    if (this.turn !== turn) return;
    this.running = false;
    if (!this.wrong) await this.write();
  }

  /** Asks for the report of all games that were played so far. */
  async write(): Promise<void> {
    if (!this.tried || !this.moves.length) return;
    const turn = ++this.turn;
    const { game, edition, players, modules, bot } = this.tried;
    const leaving = (this.leaving = new AbortController());
    this.writing = true;
    this.wrong = '';
    const made = await this.answer(turn, () => this.tell({ game, edition, players, modules, bot, moves: this.moves }, leaving.signal));
    if (this.turn !== turn) return;
    this.report = made?.page ?? null;
    this.writing = false;
  }

  /** The answer to a request, which is asked again where the server is busy; null if it fails, or is not wanted any more. */
  private async answer<T>(turn: number, ask: () => Promise<T>): Promise<T | null> {
    while (this.turn === turn) {
      try {
        const found = await ask();
        return this.turn === turn ? found : null;
      } catch (error) {
        if (this.turn !== turn) return null;
        if (error instanceof Refusal && BUSY.includes(error.status)) await this.wait(AGAIN);
        else {
          this.wrong = sentence(error);
          return null;
        }
      }
    }
    return null;
  }

  /** Stops whatever goes on; what was shown stays. */
  stop(): void {
    this.turn++;
    this.leaving?.abort();
    this.running = this.writing = false;
  }

  /** Forgets what was shown. */
  private clear(): void {
    this.state = this.tried = this.report = null;
    this.moves = [];
    this.wrong = '';
  }
}
