/** The server's requests, with the types of the wire. */
import { explained, NO_SERVER } from './errors';
import type { Needs } from './socket';
import type * as wire from './wire';

/** What the server would not do, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: wire.Problem,
  ) {
    super(problem.sentence);
    this.name = 'Refusal';
  }

  get code(): string {
    return this.problem.code;
  }
}

/** An id for a request, so that sending it twice does it once. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header that names the key of a link. */
const KEY = 'x-waset-key';

/** What a socket offers instead, because a page can set no header of it: the name of our wire, and the key. */
export function protocols(key: string | null): string[] {
  return key === null ? ['waset'] : ['waset', `key.${key}`];
}

type Query = Record<string, string | number | boolean | null | undefined>;

function asked(query: Query): string {
  const made = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== false) made.set(name, value === true ? '1' : String(value));
  }
  return made.size ? `?${made.toString()}` : '';
}

/** Whatever went wrong as a sentence, in the language in use. */
export function sentence(error: unknown): string {
  return explained(error instanceof Refusal ? error.problem : NO_SERVER);
}

/** The requests of the page; `base` is the address of the page itself. */
export class Api {
  constructor(
    private readonly base: string = document.baseURI.replace(/[?#].*$/, ''),
    private readonly fetcher: typeof fetch = (...args) => fetch(...args),
    /** What opens the line to a table; without it the browser's own. */
    readonly Socket?: Needs['Socket'],
  ) {}

  /** Where the socket of a table is. No key is in it: addresses are written into logs. */
  live(id: string, query: Query): string {
    const url = new URL(`api/tables/${id}/live${asked(query)}`, this.base);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return url.href;
  }

  /** The record of a finished table, as a file. */
  async record(id: string, key: string | null): Promise<{ name: string; content: Blob }> {
    const answer = await this.fetch('GET', `tables/${id}/record`, { key });
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'game.jsonl';
    return { name, content: await answer.blob() };
  }

  games = (): Promise<wire.GameFacts[]> =>
    this.get<wire.GameFacts[] | { games: wire.GameFacts[] }>('games').then((made) => (Array.isArray(made) ? made : made.games));
  lesson = (game: string, name: string): Promise<wire.LessonDocument> => this.get(`games/${game}/lessons/${name}`);
  puzzles = (game: string): Promise<wire.PuzzleFacts[]> => this.get(`games/${game}/puzzles`);
  puzzle = (game: string, name: string): Promise<wire.PuzzleDocument> => this.get(`games/${game}/puzzles/${name}`);
  tryInLesson = (game: string, name: string, asked: wire.LessonTry): Promise<wire.Update> => this.post(`games/${game}/lessons/${name}/try`, asked);
  whyNotInLesson = (game: string, name: string, asked: wire.LessonWhyNot): Promise<wire.WhyNot> => this.post(`games/${game}/lessons/${name}/why-not`, asked);
  opening = (game: string): Promise<wire.Opening> => this.get(`games/${game}/opening`);
  me = (): Promise<wire.Me> => this.get('me');
  introduce = (name: string): Promise<wire.Me> => this.post('me', { name });
  pushKey = (): Promise<wire.PushKey> => this.get('push');
  tellMe = (asked: wire.PushAsked): Promise<wire.Me> => this.post('me/push', asked);
  tellNoMore = (asked: wire.PushEnded): Promise<wire.Me> => this.post('me/push/end', asked);
  signOut = (): Promise<wire.Me> => this.post('me/sign-out', {});
  endOthers = (): Promise<wire.Me> => this.post('me/end-others', {});
  myTables = (): Promise<wire.TableList> => this.get('me/tables');
  suitedLevels = (): Promise<wire.SuitedLevels> => this.get('me/levels');
  mistakes = (): Promise<wire.MistakeList> => this.get('me/mistakes');
  again = (id: string, seq: number): Promise<wire.MistakeDocument> => this.get(`tables/${id}/again?seq=${seq}`);
  openTables = (): Promise<wire.TableList> => this.get('tables');
  create = (wish: wire.Create): Promise<wire.TableState> => this.post('tables', wish);
  upload = (wish: wire.Upload): Promise<wire.TableState> => this.post('uploads', wish);
  table = (id: string, key: string | null): Promise<wire.WholeTable> => this.get(`tables/${id}`, key);
  join = (id: string, wish: wire.Join): Promise<wire.TableState> => this.post(`tables/${id}/join`, wish);
  leave = (id: string, seat: number | null): Promise<unknown> => this.post(`tables/${id}/leave`, { seat });
  start = (id: string): Promise<unknown> => this.post(`tables/${id}/start`, {});
  resign = (id: string, seat: number | null): Promise<unknown> => this.post(`tables/${id}/resign`, { seat });
  answerUndo = (id: string, proposal: string, agree: boolean): Promise<unknown> =>
    this.post(`tables/${id}/undo/answer`, { proposal, agree });
  seatBot = (id: string, seat: number, bot: string): Promise<unknown> => this.send('PUT', `tables/${id}/seats/${seat}/bot`, { bot });
  takeBack = (id: string, seat: number): Promise<unknown> => this.send('DELETE', `tables/${id}/seats/${seat}/bot`);
  freeSeat = (id: string, seat: number): Promise<unknown> => this.send('DELETE', `tables/${id}/seats/${seat}`);
  standIn = (id: string, seat: number): Promise<unknown> => this.post(`tables/${id}/seats/${seat}/stand-in`, {});
  answerStandIn = (id: string, proposal: string, agree: boolean): Promise<unknown> =>
    this.post(`tables/${id}/stand-in/answer`, { proposal, agree });
  putAway = (id: string): Promise<wire.TableList> => this.send('DELETE', `me/tables/${id}`);
  seatLink = (id: string, seat: number): Promise<wire.SeatLink> => this.post(`tables/${id}/seats/${seat}/link`, {});
  withdrawLink = (id: string, seat: number): Promise<unknown> => this.send('DELETE', `tables/${id}/seats/${seat}/link`);
  seatToken = (id: string, seat: number): Promise<wire.SeatToken> => this.post(`tables/${id}/seats/${seat}/token`, {});
  withdrawToken = (id: string, seat: number): Promise<unknown> => this.send('DELETE', `tables/${id}/seats/${seat}/token`);
  newLinks = (id: string): Promise<unknown> => this.send('DELETE', `tables/${id}/links`);
  take = (id: string, secret: string): Promise<wire.TableState> => this.post(`tables/${id}/take`, { secret });
  rematch = (id: string): Promise<wire.TableState> => this.post(`tables/${id}/rematch`, {});
  hint = (id: string): Promise<wire.Hint> => this.get(`tables/${id}/hint`);
  whyNot = (id: string, asked: wire.WhyNotAsked): Promise<wire.WhyNot> => this.post(`tables/${id}/why-not`, asked);
  hintWord = (id: string, agree: boolean): Promise<unknown> => this.post(`tables/${id}/hints`, { agree });
  variants = (id: string, key: string | null): Promise<wire.TableList> => this.get(`tables/${id}/variants`, key);
  /** A game of this device as an upload for a server; no server knows this request. */
  parcel = (id: string): Promise<wire.Upload> => this.get(`tables/${id}/parcel`);
  playOn = (id: string, key: string | null, wish: wire.PlayOn): Promise<wire.TableState> => this.send('POST', `tables/${id}/variants`, wish, key);
  nameVariant = (id: string, wish: wire.VariantWish): Promise<unknown> => this.send('PUT', `tables/${id}/variant`, wish);
  instead = (id: string, key: string | null, query: Query): Promise<wire.Preview> => this.get(`tables/${id}/instead${asked(query)}`, key);
  review = (id: string, key: string | null, query: Query): Promise<wire.ReviewState> => this.get(`tables/${id}/review${asked(query)}`, key);
  history = (id: string, key: string | null, query: Query): Promise<wire.History> => this.get(`tables/${id}/history${asked(query)}`, key);

  private get<T>(path: string, key: string | null = null): Promise<T> {
    return this.send('GET', path, undefined, key);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.send('POST', path, body);
  }

  /** Any request, for parts of the page that are loaded when they are wanted. */
  async send<T>(method: string, path: string, body?: unknown, key: string | null = null, signal?: AbortSignal): Promise<T> {
    const answer = await this.fetch(method, path, { body, key, signal });
    return (await parsed(answer)) as T;
  }

  /** The answer to a request; throws what the server refuses. */
  private async fetch(method: string, path: string, { body, key, signal }: { body?: unknown; key: string | null; signal?: AbortSignal | undefined }): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (key !== null) headers[KEY] = key;
    const init: RequestInit = { method, credentials: 'same-origin', headers, ...(signal && { signal }) };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      headers['content-type'] = 'application/json';
    }
    let answer: Response;
    try {
      answer = await this.fetcher(new URL(`api/${path}`, this.base), init);
    } catch {
      throw new Refusal(0, NO_SERVER);
    }
    if (answer.ok) return answer;
    const problem = ((await parsed(answer)) as Partial<wire.Failure> | null)?.error;
    throw new Refusal(answer.status, problem ?? NO_SERVER);
  }
}

async function parsed(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal(answer.status, NO_SERVER);
  }
}
