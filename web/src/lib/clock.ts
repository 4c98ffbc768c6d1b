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
  /** My own time while another's runs; null where I have none. */
  mine: number | null;
}

/** What a seat has left of its own time for the whole game; null where it has none. */
export function own(clock: Clock | null, seat: number, runs: boolean, received: number, now: number): number | null {
  const left = clock?.left[seat] ?? null;
  return left === null ? null : Math.max(0, left - (runs ? Math.max(0, (now - received) / 1000) : 0));
}

/** The time of the seat to move, or null where no clock runs. */
export function running(clock: Clock | null, seat: number | null, received: number, now: number, absent: Spec['absent'] = 'bot', me: number | null = null): Running | null {
  if (!clock || clock.act_left === null) return null;
  const passed = Math.max(0, (now - received) / 1000);
  const total = seat === null ? null : (clock.left[seat] ?? null);
  const left = Math.max(0, clock.act_left - passed);
  return { left, absent, mine: me === null || me === seat ? null : own(clock, me, false, received, now), of: Math.max(clock.per_act ?? 0, clock.act_left, total ?? 0) || 1 };
}
