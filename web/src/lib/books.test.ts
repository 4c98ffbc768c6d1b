import { describe, expect, it } from 'vitest';

import { html } from '../../scripts/rules';
import { book, bookOf, BOOKS, rule } from './books';
import { help } from './games/luxor/help';
import { speaker as luxor } from './games/luxor/said';
import type { Board as Temple, View as TempleView } from './games/luxor/types';
import { help as nile } from './games/tutankhamun/help';
import { speaker as tutankhamun } from './games/tutankhamun/said';
import type { Board as Nile, View as NileView } from './games/tutankhamun/types';
import { FIXTURES } from '../fixtures';

const shown = await Promise.all(BOOKS.map(async ({ name }) => ({ name, page: new DOMParser().parseFromString((await book(name))!, 'text/html') })));
const NAMES = new Set(shown.flatMap(({ page }) => [...page.querySelectorAll('.rule')].map(({ id }) => id)));
const luxorSpeaker = luxor({ board: FIXTURES['luxor-modules']!.board as unknown as Temple, names: [], reader: null });
const riverSpeaker = tutankhamun({ board: FIXTURES['tutankhamun-start']!.board as unknown as Nile, names: [], reader: null });

describe('the rules as pages', () => {
  it('link rules and books, and nothing else', () => {
    expect(html('see L-MOVE-7')).toBe('<p>see <a href="#/rules?rule=L-MOVE-7">L-MOVE-7</a></p>\n');
    expect(html('see L-MOVE-700 and **XL-MOVE-7**')).not.toContain('href');
    expect(html('[the rulings](../rulings.md)')).toContain('<a href="#/rules/rulings?full=1">the rulings</a>');
    expect(html('[x](javascript:alert(1)) [y](../words.md)')).toBe('<p>x y</p>\n');
  });

  it('have rules with a place of their own, and tables that scroll', () => {
    expect(html('- **L-MOVE-1** a\n  goes on\n- b')).toBe('<ul>\n<li class="rule" id="L-MOVE-1"><b class="name">L-MOVE-1</b> a\ngoes on</li>\n<li>b</li>\n</ul>\n');
    expect(html('| h |\n| --- |\n| 1 |')).toMatch(/^<div class="scroll" [^]*<td>1<\/td>[^]*<\/table><\/div>/);
  });

  it('show every rule in the book that its name belongs to', () => {
    for (const { name, page } of shown) for (const { id } of page.querySelectorAll('.rule')) expect(bookOf(id), id).toBe(name);
    expect(shown.map(({ page }) => page.querySelectorAll('.rule').length > 50)).toEqual(shown.map(() => true));
  });

  it('lead only to rules and books that there are', () => {
    const there = new Set([...shown.map(({ name }) => `#/rules/${name}?full=1`), ...[...NAMES].map((name) => `#/rules?rule=${name}`)]);
    for (const { page } of shown) for (const link of page.querySelectorAll('a')) expect(there).toContain(link.getAttribute('href'));
  });

  it('leave no mark of the documents unread', () => {
    for (const { page } of shown) {
      page.querySelectorAll('code').forEach((code) => code.remove());
      expect(page.body.textContent).not.toMatch(/\*\*|^#|\]\(/m);
    }
  });

  it('give the paragraph of one rule', async () => {
    expect(await rule('L-MODEL-6')).toMatch(/^A tile, an emptied space and the stairs[^]*players\.$/);
    expect(await rule('TR-8')).not.toBeNull();
    expect(await rule('L-MODEL-600')).toBeNull();
  });

  it.each(['card 4', 'card 6', 'card 0', 'card die', 'card +/-1', 'card 2+', 'card die +/-1', 'card 1-3 (level 1)', 'card 1-die (level 1)', 'card all +2 (level 2)', 'card one less 1 (level 1)', 'card last to second last (level 3)', 'tomb', 'stairs', 'tile vase 2/3', 'tile osiris 3', 'tile horus 1', 'tile tunnel', 'tile empty', 'tile artifact 2/3', 'stack 2', 'mummy 2 keys', 'character key'])(
    'explain %s with a rule that there is', (topic) => {
      expect(NAMES).toContain(help(luxorSpeaker, topic, FIXTURES['luxor-modules']!.view as unknown as TempleView)!.rule);
    },
  );
  it.each(['underworld', 'tile Throne', 'tile Scarab Ring', 'tile Osiris', 'tile Thoth'])('explain %s with a rule that there is', (topic) => {
    expect(NAMES).toContain(nile(riverSpeaker, topic, FIXTURES['tutankhamun-start']!.view as unknown as NileView)!.rule);
  });
});
