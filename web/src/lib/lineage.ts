import type { Act } from './wire';

/** How entries follow one another when some have been undone: each knows the one that it was made after. */
export class Lineage {
  private readonly made = new Map<number, { seq: number; seat: number | null; before: number } | null>();
  private head = 0;

  constructor() {
    this.made.set(0, null);
  }

  take(seq: number, act: Act): void {
    if (act.kind === 'undo') this.made.set(seq, this.made.get(act.to ?? 0) ?? null);
    else this.made.set(seq, act.kind === 'start' ? null : { seq, seat: act.seat, before: seq - 1 });
    this.head = seq;
  }

  /** The newest act that still counts, or that of one seat; null if it is not known. */
  last(seat: number | null = null): { seq: number; seat: number | null; before: number } | null {
    for (let at = this.made.get(this.head) ?? null; at; at = this.made.get(at.before) ?? null) {
      if (seat === null || at.seat === seat) return at;
    }
    return null;
  }
}
