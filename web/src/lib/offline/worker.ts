/** The worker in which the server runs without a network: the Python of the games, and the shelf that keeps them. */
import { loadPyodide } from 'pyodide';

import type { FromWorker, ToWorker } from './messages';
import { openShelf, type Shelf } from './shelf';

/** What `waset/server/browser/worker.py` offers. */
interface Entrance {
  request(method: string, url: string, body: string): Promise<string>;
  open(line: number, url: string): void;
  hear(line: number, text: string): void;
  close(line: number): void;
  heard(id: string): void;
}

/** Other windows of this browser hear here which table has changed. */
const news = new BroadcastChannel('waset-offline');
const tell = (message: FromWorker): void => postMessage(message);
let entrance: Promise<Entrance> | null = null;

async function start({ base, folder, sources }: ToWorker & { type: 'start' }): Promise<Entrance> {
  const began = performance.now();
  const text = fetch(new URL(sources, base)).then((answer) => answer.json() as Promise<Record<string, string>>);
  const [python, shelf, files] = await Promise.all([loadPyodide({ indexURL: new URL(folder, base).href }), openShelf(), text]);
  const home = '/home/pyodide/games';
  for (const [path, content] of Object.entries(files)) {
    const name = `${home}/${path}`;
    python.FS.mkdirTree(name.slice(0, name.lastIndexOf('/')));
    python.FS.writeFile(name, content);
  }
  (python.pyimport('sys') as { path: { insert(at: number, path: string): void } }).path.insert(0, home);
  const { start: begin } = python.pyimport('waset.server.browser.worker') as { start: (page: unknown) => Promise<Entrance> };
  const made = await begin(around(shelf));
  tell({ type: 'ready', seconds: (performance.now() - began) / 1000 });
  return made;
}

/** What the Python asks of the worker. */
function around(shelf: Shelf): Record<string, unknown> {
  return {
    heads: () => shelf.heads(),
    head: (id: string) => shelf.head(id),
    entries: (id: string) => shelf.entries(id),
    store: (id: string, before: string, stamp: string, head: string, entries: string) => shelf.store(id, before, stamp, head, entries),
    note: (name: string) => shelf.note(name),
    notes: (begin: string) => shelf.notes(begin),
    keepNote: (name: string, text: string) => shelf.keepNote(name, text),
    changed: (id: string) => news.postMessage(id),
    tell: (line: number, text: string, code: number) => tell({ type: 'line', line, text, code }),
  };
}

news.onmessage = ({ data }: MessageEvent<string>) => void entrance?.then((open) => open.heard(data));

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    entrance = start(data);
    entrance.catch((error: unknown) => tell({ type: 'broken', why: String(error) }));
    return;
  }
  const open = await entrance;
  if (!open) return;
  if (data.type === 'request') tell({ type: 'answer', id: data.id, text: await open.request(data.method, data.url, data.body) });
  else open[data.type](data.line, data.text);
};
