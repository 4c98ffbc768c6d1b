import type { Told } from '../../wire';
import { ofKinds } from '../kinds';
import { EVENTS, type Event } from './types';

/** An event of the wire as Luxor's. */
export function event(told: Told): Event {
  return ofKinds(told, EVENTS) as unknown as Event;
}

/** What is told of the deal. */
export const AT_START: ReadonlySet<string> = new Set<Event['kind']>(['begins', 'became']);
