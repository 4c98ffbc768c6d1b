/** Time left, counted down here from what the server said; only durations are used, so clocks need not agree. */
import type { Clock } from './wire';

/** The time of the seat to move, or null where no clock runs. */
export function running(clock: Clock | null, seat: number | null, received: number, now: number): { left: number; of: number } | null {
  if (!clock || clock.act_left === null) return null;
  const passed = Math.max(0, (now - received) / 1000);
  const total = seat === null ? null : (clock.left[seat] ?? null);
  const left = Math.max(0, clock.act_left - passed);
  return { left, of: Math.max(clock.per_act ?? 0, clock.act_left, total ?? 0) || 1 };
}
