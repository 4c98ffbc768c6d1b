import { Refusal } from './api';
import { Lineage } from './lineage';
import type { Chapter } from './story';
import type { Frame, History, Told } from './wire';

/** How many entries of what came before are fetched for the log, and how many at once. */
const REMEMBERED = 300;

/** What happened at a table, entry by entry, as the log tells it: fetched where I was not there, shown where I was. */
export class Chronicle {
  chapters = $state.raw<readonly Chapter[]>([]);
  private readonly lineage = new Lineage();

  constructor(private readonly fetched: (range: { from: number; limit: number }) => Promise<History>) {}

  /** The newest act that still counts, or that of one seat; null if it is not known. */
  last(seat: number | null = null): ReturnType<Lineage['last']> {
    return this.lineage.last(seat);
  }

  /** The newest chapter of an entry. */
  of(seq: number): Chapter | undefined {
    return this.chapters.findLast((chapter) => chapter.seq === seq);
  }

  /** Adds an entry that is not known yet; one that undoes others takes them out. */
  record({ seq, act, events, round }: Chapter): void {
    if (this.chapters.some((chapter) => chapter.seq === seq)) return;
    this.lineage.take(seq, act);
    const kept = act.kind === 'undo' ? this.chapters.filter((chapter) => chapter.seq <= (act.to ?? 0)) : this.chapters;
    this.chapters = [...kept, { seq, act, events, round }];
  }

  /** Forgets all that happened: the table has been set up anew. */
  clear(): void {
    this.chapters = [];
  }

  /** Changes the chapter of an entry. */
  change(seq: number, how: (chapter: Chapter) => Partial<Chapter>): void {
    this.chapters = this.chapters.map((chapter) => (chapter.seq === seq ? { ...chapter, ...how(chapter) } : chapter));
  }

  /** Entries of which not all was shown have all their events. */
  complete(unseen: ReadonlyMap<number, readonly Told[]>): void {
    this.chapters = this.chapters.map((chapter) => ({ ...chapter, events: unseen.get(chapter.seq) ?? chapter.events }));
  }

  /** Fetches what happened before I came, or since the newest entry that is known; what is being shown meanwhile goes on as it is. */
  async remember(newest: number): Promise<void> {
    try {
      const from = (this.chapters.at(-1)?.seq ?? Math.max(0, newest - REMEMBERED)) + 1;
      const frames = await this.since(from);
      const met = new Map(this.chapters.map((chapter) => [chapter.seq, chapter]));
      this.chapters = this.chapters.filter(({ seq }) => seq < from);
      for (const frame of frames) this.record(met.get(frame.seq) ?? { ...frame, round: null });
      for (const chapter of met.values()) this.record(chapter);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** All that happened from an entry on. */
  private async since(from: number): Promise<Frame[]> {
    const frames: Frame[] = [];
    for (;;) {
      const part = await this.fetched({ from, limit: REMEMBERED });
      frames.push(...part.frames);
      const newest = part.frames.at(-1)?.seq;
      if (newest === undefined || newest >= part.seq) return frames;
      from = newest + 1;
    }
  }
}
