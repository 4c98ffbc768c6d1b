import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { bookOf, inline, markdown, paragraph } from './markdown';
import { help } from './games/luxor/help';
import { help as nile } from './games/tutankhamun/help';
import { speaker as luxor } from './games/luxor/said';
import type { Board as Temple } from './games/luxor/types';
import { speaker as tutankhamun } from './games/tutankhamun/said';
import type { Board as Nile } from './games/tutankhamun/types';
import { FIXTURES } from '../fixtures';

const DOCS = join(import.meta.dirname, '../../../docs');
const TEXTS = [...readdirSync(join(DOCS, 'rules')).map((name) => join(DOCS, 'rules', name)), join(DOCS, 'rulings.md')].map((path) => readFileSync(path, 'utf8'));
const luxorSpeaker = luxor({ board: FIXTURES['luxor-modules']!.board as unknown as Temple, names: [], reader: null });
const riverSpeaker = tutankhamun({ board: FIXTURES['tutankhamun-start']!.board as unknown as Nile, names: [], reader: null });

describe('the rules as pages', () => {
  it('escape everything but their own marks', () => {
    expect(inline('a <b> & **bold** *soft* `x < y`')).toBe('a &lt;b&gt; &amp; <b>bold</b> <em>soft</em> <code>x &lt; y</code>');
  });

  it('link rules and books, and nothing else', () => {
    expect(inline('see L-MOVE-7')).toBe('see <a href="#/rules/luxor?rule=L-MOVE-7">L-MOVE-7</a>');
    expect(inline('[the rulings](../rulings.md)')).toBe('<a href="#/rules/rulings">the rulings</a>');
    expect(inline('[x](javascript:alert(1))')).not.toContain('href');
    expect(bookOf('M4-KEY')).toBe('mummys-curse');
    expect(bookOf('TR-8')).toBe('rulings');
  });

  it('have headings, lists with rules, and tables', () => {
    const made = markdown('# One\n\nTwo\nlines\n\n- **L-X-1** a\n  goes on\n- b\n\n| h | i |\n| --- | --- |\n| 1 | 2 |\n');
    expect(made).toContain('<h1 id="one">One</h1>');
    expect(made).toContain('<p>Two lines</p>');
    expect(made).toContain('<li class="rule" id="L-X-1"><b class="name">L-X-1</b> a goes on</li><li>b</li>');
    expect(made).toContain('<th>h</th><th>i</th>');
    expect(made).toContain('<td>1</td><td>2</td>');
  });

  it('give the paragraph of one rule', () => {
    expect(paragraph('- **L-X-1** a\n  goes on\n- **L-X-2** b\n', 'L-X-1')).toBe('a goes on');
    expect(paragraph('- **L-X-11** a\n', 'L-X-1')).toBeNull();
  });

  it('leave no mark of the documents unread', () => {
    for (const text of TEXTS) expect(markdown(text).replace(/<code>.*?<\/code>/g, '')).not.toMatch(/\*\*|^#|\]\(/m);
  });

  it.each(['card 4', 'card 6', 'card 0', 'card die', 'card +/-1', 'card 2+', 'card die +/-1', 'card 1-3 (level 1)', 'card 1-die (level 1)', 'card all +2 (level 2)', 'card one less 1 (level 1)', 'card last to second last (level 3)', 'tomb', 'stairs', 'tile vase 2/3', 'tile osiris 3', 'tile horus 1', 'tile tunnel', 'tile empty', 'tile artifact 2/3', 'stack 2', 'mummy 2 keys', 'character key'])(
    'explain %s with a rule that there is', (topic) => {
      const { rule } = help(luxorSpeaker, topic)!;
      expect(TEXTS.some((text) => paragraph(text, rule) !== null), rule).toBe(true);
    },
  );
  it.each(['underworld', 'tile Throne', 'tile Scarab Ring', 'tile Osiris', 'tile Thoth'])('explain %s with a rule that there is', (topic) => {
    const { rule } = nile(riverSpeaker, topic)!;
    expect(TEXTS.some((text) => paragraph(text, rule) !== null), rule).toBe(true);
  });
});
