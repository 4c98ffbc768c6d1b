/** Games of this device that go elsewhere: into a file, or to the server. */
import { Api, Refusal } from '../api';
import type { TableFacts } from '../wire';

const SENT = 'waset.sent';

/** The record of every finished game here, as one file with a game on each line. */
export async function exported(api: Api, tables: readonly TableFacts[]): Promise<{ name: string; content: Blob }> {
  const lines: string[] = [];
  for (const { id } of tables) lines.push(await (await api.record(id, null)).content.text());
  return { name: 'waset.jsonl', content: new Blob(lines, { type: 'application/x-ndjson' }) };
}

/** Which table of the server each game became that was sent there. */
export function sent(storage: Storage | null): Record<string, string> {
  return JSON.parse(storage?.getItem(SENT) ?? '{}') as Record<string, string>;
}

/** Sends a game to the server, to be kept or played on there; returns the table that it became. */
export async function send(here: Api, server: Api, storage: Storage | null, id: string, name: string): Promise<TableFacts> {
  const parcel = await here.parcel(id);
  let made: TableFacts;
  try {
    made = (await server.upload(parcel)).table;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'who_are_you') throw error;
    await server.introduce(name);
    made = (await server.upload(parcel)).table;
  }
  storage?.setItem(SENT, JSON.stringify({ ...sent(storage), [id]: made.id }));
  return made;
}
