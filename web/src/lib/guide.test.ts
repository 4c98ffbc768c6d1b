import { describe, expect, it } from 'vitest';

import { FIXTURES } from '../fixtures';
import { book } from './books';
import { COVERS, guide as load } from './games';
import { found, marked, telling, type Guide, type Section } from './guide';

/** Rules that the pages in pictures need not tell, by how their names begin, and why. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  'L-COMP-': 'a list of the box; the page draws what is in it, with the figures of the edition',
  'L-SETUP-': 'the page lays the table out; where adventurers begin is told',
  'L-DATA-': 'where the figures of the edition come from',
  'L-ALG-': 'the same rules once more, as procedures',
  'L-INV-': 'what follows from the rules',
  'LX-E': 'worked examples',
  'M0-COMP-': 'a list of the box',
  'M1-COMP-': 'a list of the box; every tile is pictured',
  'M2-COMP-': 'a list of the box; every card is pictured',
  'M3-COMP-': 'a list of the box',
  'M4-COMP-': 'a list of the box; every character is pictured',
  'MX-': 'cases in which modules meet, and examples: they follow from the modules',
  'M-INV-': 'what follows from the rules',
  'M-DATA-': 'where the figures of the edition come from',
  'T-COMP-': 'a list of the box; every tile is pictured',
  'T-DATA-': 'what does not matter to the rules',
  'T-ALG-': 'the same rules once more, as procedures',
  'TX-E': 'worked examples',
};

/** Which fixture has a board with everything in it. */
const WHOLE: Readonly<Record<string, string>> = { luxor: 'luxor-modules', tutankhamun: 'tutankhamun-start' };

async function opened(game: string): Promise<{ guide: Guide; sections: Section[]; board: Record<string, unknown> }> {
  const guide = (await load(game))!;
  const { board } = FIXTURES[WHOLE[game]!]! as unknown as { board: Record<string, unknown> };
  return { guide, sections: guide.sections(guide.speaker(board)), board };
}

describe.each(Object.keys(COVERS))('the rules of %s in pictures', (game) => {
  it('tell every rule that a player needs', async () => {
    const { guide } = await opened(game);
    const told = new Set(Object.values(guide.rules).flat());
    const missing: string[] = [];
    const written = new Set<string>();
    for (const { name } of COVERS[game]!.books) {
      const page = new DOMParser().parseFromString((await book(name))!, 'text/html');
      for (const { id } of page.querySelectorAll('.rule')) {
        written.add(id);
        if (!told.has(id) && !Object.keys(NOT_TOLD).some((start) => id.startsWith(start))) missing.push(id);
      }
    }
    expect(missing).toEqual([]);
    expect([...told].filter((rule) => !written.has(rule))).toEqual([]);
  });

  it('have each paragraph once, with the rules that lead back to it', async () => {
    const { guide, sections } = await opened(game);
    const paragraphs = sections.flatMap((section) => section.paragraphs);
    const ids = [...sections.map(({ id }) => id), ...paragraphs.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(paragraphs.length).toBeGreaterThan(20);
    for (const { id, rules, title, text } of paragraphs) {
      expect(title && text, id).toBeTruthy();
      expect(text, id).not.toMatch(/undefined|NaN|…/);
      for (const rule of rules) expect(Object.keys(guide.rules), rule).toContain(telling(guide, rule)!);
    }
    expect(Object.keys(guide.rules).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('picture every tile, card, idol, character and mummy tile, and lead there from its help', async () => {
    const { guide, sections, board } = await opened(game);
    const topics = new Set(sections.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.topics)));
    const named = (list: unknown): string[] => ((list ?? []) as { name?: string }[]).flatMap(({ name }) => name ?? []);
    const modules = (board.modules ?? {}) as Record<string, { tiles?: unknown; characters?: string[] }>;
    const things = [
      ...[...named(board.tiles), ...named(board.sets), ...named(board.idols), ...named(board.rings ? [board.rings] : [])].map((name) => `tile ${name}`),
      ...named(board.cards).map((name) => `card ${name}`),
      ...named(modules.mummy?.tiles).map((name) => `mummy ${name}`),
      ...(modules.characters?.characters ?? []).map((name) => `character ${name}`),
    ];
    const artifacts = things.filter((topic) => topic.startsWith('tile artifact'));
    expect(things.length).toBeGreaterThan(15);
    expect(things.filter((topic) => !topics.has(topic) && !artifacts.includes(topic))).toEqual([]);
    if (artifacts.length) expect(topics).toContain('scene-artifacts');
    const ids = sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    for (const topic of things) expect(ids, topic).toContain(guide.about(topic, board)!);
  });

  it('find paragraphs by words and by the names of rules, whatever their accents', async () => {
    const { sections } = await opened(game);
    const [first] = sections;
    const { title, rules } = first!.paragraphs[0]!;
    const [hit] = found(sections, title.toUpperCase());
    expect([hit!.paragraph.title, hit!.section]).toEqual([title, first!.title]);
    expect(hit!.title.filter(({ sought }) => sought).map(({ text }) => text).join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
    expect(hit!.paragraph.text).toContain(hit!.sentence.map(({ text }) => text).join(''));
    expect(found(sections, rules[0]!)[0]!.paragraph.rules).toContain(rules[0]);
    expect(found(sections, 'zzzz')).toEqual([]);
    expect(found(sections, ' ')).toEqual([]);
  });
});

describe('a hit', () => {
  it('is marked where it stands, whatever its accents and capitals', () => {
    expect(marked('Trésor, TRESOR', ['tresor'])).toEqual([{ text: 'Trésor', sought: true }, { text: ', ', sought: false }, { text: 'TRESOR', sought: true }]);
    expect(marked('A key', ['z'])).toEqual([{ text: 'A key', sought: false }]);
  });
});
