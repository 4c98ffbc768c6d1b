/** How long the moves of others may take to be shown: each of their turns has its share, however much happens in it. */
const TURN = 900;
/** How long one sees nothing before a turn of somebody else: a reply that comes at once looks as if nobody had thought. */
const BREATH = 300;
/** How much faster what others do is shown than what I do. */
const BRISK = 2;

export class Tempo {
  private seat: number | null = null;
  private left = 0;

  /** How long to wait before this is shown: where the turn of somebody else begins, even if nothing moves. */
  breath(pace: number, guest: number | null): number {
    if (guest === this.seat) return 0;
    this.seat = guest;
    this.left = TURN - BREATH;
    return guest === null ? 0 : BREATH / (pace || 1);
  }

  /**
   * How long something may move that would take this number of milliseconds at the usual pace. `guest` is the seat whose
   * turn it is a part of; null for my own, which takes its time.
   */
  allow(milliseconds: number, pace: number, guest: number | null): number {
    if (guest === null) return milliseconds / pace;
    const given = Math.min(milliseconds / BRISK, this.left);
    this.left -= given;
    return given / pace;
  }
}
