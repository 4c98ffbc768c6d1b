/** Time left, counted down here from what the server said; only durations are used, so clocks need not agree. */
import type { Clock, Spec } from './wire';
import { number } from './words';

/** Seconds as people read them: 0:45, 12:05, 23 h. */
export function spoken(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 7200) return number(Math.floor(whole / 3600), { style: 'unit', unit: 'hour', unitDisplay: 'short' });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A clock that runs: seconds left and given, and who moves when none are left. */
export interface Running {
  left: number;
  of: number;
  absent: Spec['absent'];
}

/** The time of the seat to move, or null where no clock runs. */
export function running(clock: Clock | null, seat: number | null, received: number, now: number, absent: Spec['absent'] = 'bot'): Running | null {
  if (!clock || clock.act_left === null) return null;
  const passed = Math.max(0, (now - received) / 1000);
  const total = seat === null ? null : (clock.left[seat] ?? null);
  const left = Math.max(0, clock.act_left - passed);
  return { left, absent, of: Math.max(clock.per_act ?? 0, clock.act_left, total ?? 0) || 1 };
}
