import type { Told } from '../wire';

/**
 * An event of the wire, of one of these kinds. Any other is an error wherever somebody works on the page; a reader who
 * meets one all the same, with a page older than the server, sees the table without it.
 */
export function ofKinds(told: Told, kinds: Readonly<Record<string, unknown>>): Told {
  if (Object.hasOwn(kinds, told.kind)) return told;
  const error = new Error(`no kind of event is called '${told.kind}'`);
  if (!import.meta.env.PROD) throw error;
  console.error(error);
  return told;
}
