import { describe, expect, it } from 'vitest';

import { href, parse, shareable, type Route } from './router';

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'table', id: 'aB-9_x', key: null, take: null },
  { page: 'table', id: 'aB-9_x', key: 'K_1', take: null },
  { page: 'table', id: 'aB-9_x', key: null, take: 'secret-1' },
  { page: 'replay', id: 'x', key: 'k', at: 17 },
  { page: 'review', id: 'x', key: null, at: 3 },
  { page: 'learn', game: 'luxor', lesson: 'first' },
  { page: 'puzzles', which: null },
  { page: 'puzzles', which: 'today' },
  { page: 'puzzles', which: { game: 'luxor', name: 'a1b2' } },
  { page: 'mistakes', which: null },
  { page: 'mistakes', which: { table: 'T-1_x', seq: 12 } },
  { page: 'edition', game: 'luxor', id: null, figures: null },
  { page: 'edition', game: 'luxor', id: 'aB-9_x', figures: null },
  { page: 'edition', game: 'luxor', id: null, figures: 'eNr-_' },
  { page: 'rules', book: 'luxor', rule: 'L-MOVE-7', at: null, full: false },
  { page: 'rules', book: null, rule: null, at: null, full: false },
  { page: 'rules', book: 'luxor', rule: null, at: 'rules-turn', full: false },
  { page: 'rules', book: 'rulings', rule: null, at: null, full: true },
];

describe('routes', () => {
  it.each(ROUTES)('come back from their address: %o', (route) => {
    expect(parse(href(route))).toEqual(route);
  });

  it('are read from the links of the server', () => {
    expect(parse('#/table/T1?key=K1')).toEqual({ page: 'table', id: 'T1', key: 'K1', take: null });
    expect(parse('#/take/T1/S_1')).toEqual({ page: 'table', id: 'T1', key: null, take: 'S_1' });
  });

  it('are lost where nothing is', () => {
    for (const hash of ['#/nowhere', '#/table', '#/table/a/b', '#/table/<script>', '#/take/T1', '#/take/T1/S1/x', '#/take/T1/<b>', '#/replay/', '#/learn/luxor', '#/learn/luxor/a/b', '#/puzzles/luxor', '#/puzzles/luxor/a/b', '#/puzzles/luxor/<b>', '#/mistakes/T1', '#/edition', '#/edition/luxor/a/b', '#/edition/luxor/<b>', '#/mistakes/T1/x', '#/mistakes/T1/1/2', '#/mistakes/<b>/1']) expect(parse(hash).page).toBe('lost');
  });

  it('drop what is no key', () => {
    expect(parse('#/table/T?key=a%22b')).toEqual({ page: 'table', id: 'T', key: null, take: null });
  });

  it('are shared as whole addresses, also under a path', () => {
    expect(shareable('#/table/T?key=K', 'https://here.org/waset/?x=1#/table/S')).toBe('https://here.org/waset/#/table/T?key=K');
    expect(shareable('#/table/T?key=K', 'https://here.org/waset/')).toBe('https://here.org/waset/#/table/T?key=K');
  });
});
