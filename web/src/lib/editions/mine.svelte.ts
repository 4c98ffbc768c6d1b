/** My editions of a game: those that are kept for me, and sketches that are in this browser alone. */
import { Refusal, type Api } from '../api';
import type { KeptEdition, WholeEdition } from '../wire';
import { add, change, drop, list, one } from './requests';
import { forget, remember, sketches, type Sketch } from './sketches';
import type { Written } from './tables';

export class Mine {
  /** The last changed first. */
  kept = $state.raw<readonly KeptEdition[]>([]);
  sketches = $state.raw<readonly Sketch[]>([]);
  /** The sketches of nothing that is kept: they are lost with this browser. */
  alone = $derived.by(() => this.sketches.filter(({ id }) => !this.kept.some((each) => each.id === id)));

  constructor(
    private readonly api: Pick<Api, 'send'>,
    private readonly storage: Storage | null,
    readonly game: string,
  ) {
    this.sketches = sketches(storage, game);
  }

  /** Asks what is kept; nothing for somebody without a name. */
  async load(): Promise<void> {
    try {
      this.take((await list(this.api)).editions);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'who_are_you') throw error;
    }
  }

  sketch(id: string): Sketch | null {
    return this.sketches.find((each) => each.id === id) ?? null;
  }

  open(id: string): Promise<WholeEdition> {
    return one(this.api, id);
  }

  /** Remembers in this browser what is not kept yet. */
  remember(sketch: Sketch): void {
    remember(this.storage, sketch);
    this.sketches = sketches(this.storage, this.game);
  }

  forget(id: string): void {
    if (!this.sketch(id)) return;
    forget(this.storage, id);
    this.sketches = sketches(this.storage, this.game);
  }

  /** Keeps an edition, in the place of the version that it changes, or as a new one; also if that was deleted meanwhile. */
  async keep({ id, edition, version }: Sketch): Promise<WholeEdition> {
    const made = version === undefined ? await add(this.api, edition) : await this.changed(id, edition, version);
    this.forget(id);
    this.take([made.kept, ...this.kept.filter((each) => each.id !== made.kept.id)]);
    return made;
  }

  private async changed(id: string, edition: Written, version: number): Promise<WholeEdition> {
    try {
      return await change(this.api, id, edition, version);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not_found') return add(this.api, edition);
      throw error;
    }
  }

  /** Keeps all that is in this browser alone, one after the other. */
  async keepAll(): Promise<void> {
    for (const sketch of [...this.alone].reverse()) await this.keep(sketch);
  }

  async drop(id: string): Promise<void> {
    this.take((await drop(this.api, id)).editions);
    this.forget(id);
  }

  private take(all: readonly KeptEdition[]): void {
    this.kept = all.filter(({ game }) => game === this.game);
  }
}
