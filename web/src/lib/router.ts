import type { Which } from './puzzles/days';

/** Where the page is: a place after the `#`, so that the page works under any path and any static server. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; key: string | null; take: string | null }
  /** A game stepped through, as it was or with what each decision was worth; `at` is the entry that was made last. */
  | { page: 'replay' | 'review'; id: string; key: string | null; at: number | null }
  | { page: 'learn'; game: string; lesson: string }
  /** All puzzles, the one of today, or one by its game and name. */
  | { page: 'puzzles'; which: Which | 'today' | null }
  /** My mistakes: all, or one by its table and entry. */
  | { page: 'mistakes'; which: { table: string; seq: number } | null }
  /** An edition of a game that is being made: one that somebody keeps, by its id, or one whose figures are in the link. */
  | { page: 'edition'; game: string; id: string | null; figures: string | null }
  | { page: 'rules'; book: string | null; rule: string | null; at: string | null; full: boolean }
  | { page: 'lost' };

const ID = /^[A-Za-z0-9_-]{1,100}$/;

function word(text: string | null): string | null {
  return text !== null && ID.test(text) ? text : null;
}

/** The place that an address names after its `#`: what stands there never reaches a server. The link of a seat is `#/take/ID/SECRET`. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parts = path.split('/').filter(Boolean);
  const more = new URLSearchParams(query);
  const [page, name, ...rest] = parts;
  if (page === undefined) return { page: 'home' };
  if (page === 'take' && rest.length === 1 && word(rest[0]!)) return parse(`#/table/${name}?take=${rest[0]}`);
  if (page === 'learn' && name && word(name) && rest.length === 1 && word(rest[0]!)) return { page, game: name, lesson: rest[0]! };
  if (page === 'puzzles') return puzzles(name, rest);
  if (page === 'mistakes') return mistakes(name, rest);
  if (page === 'edition' && word(name ?? null) && (!rest.length || (rest.length === 1 && word(rest[0]!)))) return { page, game: name!, id: rest[0] ?? null, figures: more.get('figures') };
  if (rest.length || (name !== undefined && !ID.test(name))) return { page: 'lost' };
  if (page === 'rules') return { page, book: name ?? null, rule: word(more.get('rule')), at: word(more.get('at')), full: more.has('full') };
  if (page === 'table' && name) return { page, id: name, key: word(more.get('key')), take: word(more.get('take')) };
  if ((page === 'replay' || page === 'review') && name) {
    const at = more.get('at');
    return { page, id: name, key: word(more.get('key')), at: at && /^\d+$/.test(at) ? Number(at) : null };
  }
  return { page: 'lost' };
}

function puzzles(game: string | undefined, [name, ...more]: readonly string[]): Route {
  if (game === undefined || (game === 'today' && name === undefined)) return { page: 'puzzles', which: game ?? null };
  return word(game) && word(name ?? null) && !more.length ? { page: 'puzzles', which: { game, name: name! } } : { page: 'lost' };
}

function mistakes(table: string | undefined, [seq, ...more]: readonly string[]): Route {
  if (table === undefined) return { page: 'mistakes', which: null };
  return word(table) && seq !== undefined && /^\d{1,9}$/.test(seq) && !more.length ? { page: 'mistakes', which: { table, seq: Number(seq) } } : { page: 'lost' };
}

/** The address of a place, to be put after the page's own. */
export function href(route: Route): string {
  const query = new URLSearchParams();
  for (const name of ['key', 'take', 'at', 'rule', 'figures'] as const) {
    const value = (route as unknown as Record<string, string | number | null | undefined>)[name];
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  if (route.page === 'rules' && route.full) query.set('full', '1');
  const more = query.size ? `?${query.toString()}` : '';
  switch (route.page) {
    case 'table':
    case 'replay':
    case 'review':
      return `#/${route.page}/${route.id}${more}`;
    case 'edition':
      return `#/edition/${route.game}${route.id === null ? '' : `/${route.id}`}${more}`;
    case 'learn':
      return `#/learn/${route.game}/${route.lesson}`;
    case 'puzzles':
      return ['#/puzzles', ...(route.which === null ? [] : route.which === 'today' ? ['today'] : [route.which.game, route.which.name])].join('/');
    case 'mistakes':
      return route.which === null ? '#/mistakes' : `#/mistakes/${route.which.table}/${route.which.seq}`;
    case 'rules':
      return `#/rules${route.book ? `/${route.book}` : ''}${more}`;
    default:
      return '#/';
  }
}

/** A link that the server gave, as others can open it: links are relative to the page. */
export function shareable(link: string, page: string = document.baseURI): string {
  return new URL(link, page.replace(/[?#].*$/, '')).href;
}
