import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

import { Refusal } from '../api';
import type { EditionDocument, EditionFinding, KeptEdition, ReportTrial, TrialState, TryEdition, WholeEdition } from '../wire';
import { Draft } from './draft.svelte';
import { figures } from './figures';
import { learn, placed, told } from './findings';
import { read } from './file';
import { packed, unpacked } from './link';
import { Mine } from './mine.svelte';
import { forget, remember, sketches } from './sketches';
import { differences, whole, type Written } from './tables';
import { words, type Language } from '../words';
import { EDITIONS } from './said';
import { Trial } from './trial.svelte';

const BASE: EditionDocument = {
  game: 'luxor', name: 'rebuilt', about: {}, modules: {}, trial_bots: ['random', 'scribe'],
  tables: {
    walls: [{ first: 1, last: 40, points: 1 }, { first: 41, last: 41, points: 13 }],
    sarcophagi: [{ points: 5 }, { points: 3 }],
    basic_cards: [{ card: '1', copies: 6 }, { card: 'die', copies: 4 }],
    sets: [{ sets: 1, points: 3 }],
  },
  sources: { walls: ['rebuilt', 'rebuilt'], sarcophagi: ['book', 'book'], basic_cards: ['book', 'book'], sets: ['book'] },
};

function draft(from: Written | null = null): Draft {
  return new Draft(BASE, 'one', from, 'My edition');
}

describe('an edition that is made', () => {
  it('is written as what differs from the standard, and nothing else', () => {
    const made = draft();
    expect(made.edition).toEqual({ game: 'luxor', name: 'My edition' });
    made.put('sarcophagi', 0, 'points', 6);
    made.put('walls', 0, 'points', 2);
    expect(Object.keys(made.edition)).toEqual(['game', 'name', 'walls', 'sarcophagi']);
    expect([made.isMine('sarcophagi', 0, 'points'), made.isMine('sarcophagi', 1, 'points')]).toEqual([true, false]);
    expect([made.source('sarcophagi', 0), made.source('sarcophagi', 1)]).toEqual(['changed', 'book']);
    made.put('sarcophagi', 0, 'points', 5);
    expect(made.isChanged('sarcophagi')).toBe(false);
    made.reset('walls');
    expect(made.differences).toEqual([]);
  });

  it('says of each figure what it was: of the same row, of new ones, and of those left out', () => {
    const found = differences(BASE, whole(BASE, {
      game: 'luxor', name: 'x', basic_cards: [{ card: 'die', copies: 9 }, { card: '7', copies: 2 }, { card: '1', copies: 6 }], sarcophagi: [{ points: 5 }],
    }));
    expect(found).toEqual([
      { table: 'sarcophagi', row: { points: 3 }, number: 2, field: null, before: 3, after: null },
      { table: 'basic_cards', row: { card: 'die', copies: 4 }, number: 2, field: 'copies', before: 4, after: 9 },
      { table: 'basic_cards', row: { card: '7', copies: 2 }, number: 2, field: null, before: null, after: 2 },
    ]);
  });

  it('counts on where rows are counted, and copies the last row elsewhere', () => {
    const made = draft();
    made.add('sets', ['sets']);
    made.add('basic_cards');
    expect(made.tables.sets).toEqual([{ sets: 1, points: 3 }, { sets: 2, points: 3 }]);
    expect(made.total('basic_cards')).toEqual({ count: 14, usual: 10 });
    made.remove('basic_cards', 2);
    expect(made.isChanged('basic_cards')).toBe(false);
  });

  it('goes through a link and comes out the same; a damaged link is none', async () => {
    const edition: Written = { game: 'luxor', name: 'Mûrs plats', walls: Array.from({ length: 40 }, (_, at) => ({ first: at + 1, last: at + 1, points: 3 })) };
    const link = await packed(edition);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(JSON.stringify(edition).length / 3);
    expect(await unpacked(link)).toEqual(edition);
    expect(await unpacked(link.slice(0, 20))).toBeNull();
    expect(await unpacked('%%%')).toBeNull();
  });

  it('is remembered in the browser, the last changed first, until it is forgotten', () => {
    localStorage.clear();
    for (const [id, game, name] of [['a', 'luxor', 'A'], ['b', 'luxor', 'B'], ['c', 'other', 'C'], ['a', 'luxor', 'A2']] as const) remember(localStorage, { id, edition: { game, name } });
    expect(sketches(localStorage, 'luxor').map(({ edition }) => edition.name)).toEqual(['A2', 'B']);
    forget(localStorage, 'a');
    expect(sketches(localStorage, 'luxor').map(({ id }) => id)).toEqual(['b']);
  });

  it('is kept as long as nothing differs from how it was kept', () => {
    const made = draft();
    made.put('sarcophagi', 0, 'points', 6);
    expect(made.isKept).toBe(false);
    made.isNow(atServer(1, made.edition));
    expect([made.isKept, made.reads, made.id]).toEqual([true, false, 'k1']);
    made.name = 'Another name';
    expect(made.isKept).toBe(false);
    made.name = 'My edition';
    expect(made.isKept).toBe(true);
    made.isNow({ ...atServer(1, made.edition), mine: false });
    expect(made.reads).toBe(true);
  });
});

/** An edition as a server keeps it. */
function atServer(number: number, edition: Written, version = 1): WholeEdition {
  const kept: KeptEdition = { id: `k${number}`, game: edition.game, name: edition.name, version, changed: number, link: `#/edition/luxor/k${number}` };
  return { kept, edition, mine: true };
}

describe('my editions', () => {
  const A: Written = { game: 'luxor', name: 'A' };
  const refusal = (code: string): Refusal => new Refusal(400, { code, sentence: code, where: null, state: null, table: null });

  /** A server that keeps, or refuses what it is told to refuse. */
  function server(refused: Record<string, string> = {}): { asked: string[]; send: <T>(method: string, path: string, body?: unknown) => Promise<T> } {
    const kept: WholeEdition[] = [];
    const asked: string[] = [];
    return {
      asked,
      send: <T>(method: string, path: string, body?: unknown): Promise<T> => {
        asked.push(`${method} ${path}`);
        if (refused[`${method} ${path}`]) return Promise.reject(refusal(refused[`${method} ${path}`]!));
        const { edition } = (body ?? {}) as { edition: Written };
        if (method === 'POST') kept.unshift(atServer(kept.length + 1, edition));
        const list = { editions: kept.map((each) => each.kept) };
        return Promise.resolve((method === 'GET' ? list : method === 'POST' ? kept[0] : atServer(1, edition, 2)) as T);
      },
    };
  }

  it('move from this browser to where they are kept, the oldest first, and none is lost on the way', async () => {
    localStorage.clear();
    remember(localStorage, { id: 'a', edition: A });
    remember(localStorage, { id: 'b', edition: { ...A, name: 'B' } });
    const mine = new Mine(server(), localStorage, 'luxor');
    await mine.load();
    expect(mine.alone.map(({ id }) => id)).toEqual(['b', 'a']);
    await mine.keepAll();
    expect([mine.alone, mine.kept.map(({ name }) => name)]).toEqual([[], ['B', 'A']]);
    expect(sketches(localStorage, 'luxor')).toEqual([]);
    remember(localStorage, { id: 'c', edition: A });
    const full = new Mine(server({ 'POST editions': 'too_many_editions' }), localStorage, 'luxor');
    await expect(full.keepAll()).rejects.toThrow('too_many_editions');
    expect(sketches(localStorage, 'luxor').map(({ id }) => id)).toEqual(['c']);
  });

  it('are changed where they are kept; what was deleted meanwhile is kept anew, what was changed is not written over', async () => {
    localStorage.clear();
    const sketch = { id: 'k1', edition: A, version: 1 };
    const api = server();
    expect((await new Mine(api, localStorage, 'luxor').keep(sketch)).kept.version).toBe(2);
    const gone = server({ 'PUT editions/k1': 'not_found' });
    await new Mine(gone, localStorage, 'luxor').keep(sketch);
    expect(gone.asked).toEqual(['PUT editions/k1', 'POST editions']);
    const changed = new Mine(server({ 'PUT editions/k1': 'changed_elsewhere' }), localStorage, 'luxor');
    changed.remember(sketch);
    await expect(changed.keep(sketch)).rejects.toThrow('changed_elsewhere');
    expect(changed.sketch('k1')).toEqual(sketch);
  });

  it('are none for somebody without a name', async () => {
    const mine = new Mine(server({ 'GET me/editions': 'who_are_you' }), localStorage, 'luxor');
    await mine.load();
    expect(mine.kept).toEqual([]);
  });
});

describe('an edition in a file', () => {
  const FOUND = { game: 'luxor', name: 'x' };
  const file = (name: string, text: string) => ({ name, text: () => Promise.resolve(text) });

  it('is sent as TOML or as JSON; what is none is told with its name', async () => {
    const asked: unknown[] = [];
    const api = { send: <T>(_method: string, _path: string, body?: unknown) => { asked.push(body); return Promise.resolve({ edition: FOUND, findings: [] } as T); } };
    expect(await read(api, 'luxor', file('x.toml', 'name = "x"'))).toEqual(FOUND);
    expect(await read(api, 'luxor', file('x.json', ' {"name": "x"}'))).toEqual(FOUND);
    expect(asked).toEqual([{ game: 'luxor', text: 'name = "x"' }, { game: 'luxor', edition: { name: 'x' } }]);
    await words.learn(EDITIONS);
    expect(await read(api, 'luxor', file('cut.json', '{"name'))).toContain('cut.json');
    const refusing = { send: <T>() => Promise.resolve({ edition: null, game: 'luxor', findings: [{ error: true, table: 'walls', row: 2, kind: 'no field', figures: { field: 'points' }, sentence: 'walls, row 2: ...' }] } as T) };
    expect(await read(refusing, 'luxor', file('y.toml', 'wall = 1'))).toMatch(/y\.toml.*walls, row 2: “points” is missing\./);
  });
});

describe('what a check finds', () => {
  interface Worked { game: string; finding: { kind: string; table: string; row: number; figures: EditionFinding['figures']; text: string; is_error: boolean }; lines: Record<Language, string> }
  const WORKED = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tests/words/findings.json'), 'utf8')) as Worked[];
  const sent = ({ kind, table, row, figures, text, is_error }: Worked['finding']): EditionFinding => ({ error: is_error, table: table || null, row: row || null, kind, figures, sentence: text });

  it.each(['en', 'nl', 'de', 'fr'] as const)('comes out as the terminal says it, in %s', async (language) => {
    await words.use(language);
    await Promise.all([learn('luxor'), learn('tutankhamun')]);
    expect(WORKED.length).toBeGreaterThan(60);
    for (const { game, finding, lines } of WORKED) expect(told(game, sent(finding)), finding.kind).toBe(lines[language]);
    await words.use('en');
  });

  it('has its table before it, and is told in the words of its server where the game brings none', async () => {
    await Promise.all([learn('senet'), words.learn(EDITIONS)]);
    const finding = { error: true, table: 'pawns', row: 2, kind: 'few pawns', figures: {}, sentence: 'There are too few.' };
    expect(placed('senet', finding)).toBe('pawns, row 2: There are too few.');
    expect(placed('senet', { ...finding, row: null }, () => 'Pawns')).toBe('Pawns: There are too few.');
    expect(placed('senet', { ...finding, table: null })).toBe('There are too few.');
  });
});

describe('the names of figures', () => {
  it('are those that players read', async () => {
    const luxor = (await figures('luxor'))!;
    expect(luxor.row('walls', { first: 41, last: 41, points: 13 }, 6)).toBe('The tomb');
    expect(luxor.row('horus_cards', { level: 2, card: 'last to second last', copies: 1 }, 1)).toBe('Level 2: catch up');
    expect(luxor.row('mummy_tiles', { effect: '2 keys', cost: 2, copies: 1 }, 1)).toBe('Mummy tile “2 keys”');
    expect(luxor.value('basic_cards', 'card', '2-4')).toBe('2–4');
    const tutankhamun = (await figures('tutankhamun'))!;
    expect(tutankhamun.row('sets', { set: 'Mask of Gold', tiles: 8, first: 8, second: 4 }, 1)).toBe('Mask of Gold');
  });

  it('are there for every choice of a word', async () => {
    const luxor = (await figures('luxor'))!;
    const { choices } = luxor.shape;
    for (const [table, field] of [['spaces', 'kind'], ['spaces', 'icon'], ['basic_cards', 'card'], ['horus_cards', 'card'], ['temple_tiles', 'stack'], ['temple_tiles', 'tile'], ['free_choice', 'item'], ['equipment', 'card'], ['treasures', 'type']] as const) {
      const said = choices(table, field).map((each) => luxor.value(table, field, each));
      expect(new Set(said).size, `${table} ${field}`).toBe(choices(table, field).length);
      expect(choices(table, field).length).toBeGreaterThan(1);
    }
  });
});

describe('a trial', () => {
  const TRIED = { game: 'luxor', edition: { game: 'luxor', name: 'x' }, players: 3, modules: [], bot: 'random', most: 30 };
  const state = (games: number): TrialState => ({ games, done: games >= 30, figures: [], sums: { rounds: [games, 0, 0, 0, 0] }, moves: `m${games}` });

  it('goes on from where the last answer ended, until it is done', async () => {
    const asked: TryEdition[] = [];
    const told: ReportTrial[] = [];
    const trial = new Trial(
      (each) => { asked.push(each); return Promise.resolve(state((each.games ?? 0) + 10)); },
      (each) => { told.push(each); return Promise.resolve({ page: '<html>' }); },
    );
    await trial.start(TRIED);
    expect(asked.map(({ games, sums }) => [games, sums])).toEqual([[0, {}], [10, state(10).sums], [20, state(20).sums]]);
    expect([trial.running, trial.state?.games]).toEqual([false, 30]);
    const { most, ...report } = TRIED;
    expect([trial.report, trial.writing, told]).toEqual(['<html>', false, [{ ...report, moves: ['m10', 'm20', 'm30'] }]]);
    expect(most).toBe(30);
  });

  it('asks no more once it is stopped, and forgets an answer that comes after', async () => {
    let answer: (state: TrialState) => void = () => undefined;
    const ask = vi.fn(() => new Promise<TrialState>((done) => (answer = done)));
    const tell = vi.fn(() => Promise.resolve({ page: '' }));
    const trial = new Trial(ask, tell);
    const going = trial.start(TRIED);
    trial.stop();
    answer(state(10));
    await going;
    expect([ask.mock.calls.length, trial.running, trial.state]).toEqual([1, false, null]);
    expect(tell.mock.calls.length, 'there is nothing to report').toBe(0);
  });

  it('that is stopped has its report when it is asked for, and whoever leaves ends it', async () => {
    let signal: AbortSignal | null = null;
    const trial: Trial = new Trial(
      ({ games = 0 }) => { trial.stop(); return Promise.resolve(state(games + 10)); },
      (_, given) => { signal = given; return new Promise(() => undefined); },
    );
    await trial.start(TRIED);
    expect([trial.state, trial.report]).toEqual([null, null]);
    const going: Trial = new Trial(() => Promise.resolve(state(30)), (_, given) => { signal = given; return new Promise(() => undefined); });
    void going.start(TRIED);
    await vi.waitFor(() => expect(going.writing).toBe(true));
    going.stop();
    expect([going.writing, signal!.aborted, going.state?.games]).toEqual([false, true, 30]);
  });

  it('waits where the server is busy, and says what else is wrong', async () => {
    const problem = (code: string) => ({ code, sentence: code, where: null, state: null, table: null });
    const answers = [new Refusal(503, problem('busy')), new Refusal(429, problem('too_many')), new Refusal(422, problem('strange'))];
    const wait = vi.fn(() => Promise.resolve());
    const trial = new Trial(() => Promise.reject(answers.shift()!), () => Promise.reject(new Error('there is nothing to report')), wait);
    await trial.start(TRIED);
    expect([wait.mock.calls.length, trial.running, trial.wrong]).toEqual([2, false, 'strange']);
  });
});
