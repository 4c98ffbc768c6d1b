/** Bots try an edition: games are played in small steps, as long as this page asks for them. */
import { Refusal, sentence } from '../api';
import type { TrialState, TryEdition } from '../wire';

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
  private turn = 0;

  constructor(
    private readonly ask: (asked: TryEdition) => Promise<TrialState>,
    private readonly wait: (milliseconds: number) => Promise<void> = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  ) {}

  /** Begins anew, or goes on with the same to more games. */
  async start(tried: Tried): Promise<void> {
    const turn = ++this.turn;
    if (!this.tried || JSON.stringify({ ...this.tried, most: 0 }) !== JSON.stringify({ ...tried, most: 0 })) this.state = null;
    this.tried = tried;
    this.running = true;
    this.wrong = '';
    while (this.turn === turn) {
      try {
        const { games = 0, sums = {} } = this.state ?? {};
        const state = await this.ask({ ...tried, games, sums });
        if (this.turn !== turn) return;
        this.state = state;
        if (state.done) break;
      } catch (error) {
        if (this.turn !== turn) return;
        if (error instanceof Refusal && BUSY.includes(error.status)) await this.wait(AGAIN);
        else {
          this.wrong = sentence(error);
          break;
        }
      }
    }
    if (this.turn === turn) this.running = false;
  }

  stop(): void {
    this.turn++;
    this.running = false;
  }

  /** Forgets what was shown. */
  clear(): void {
    this.stop();
    this.state = this.tried = null;
    this.wrong = '';
  }
}
