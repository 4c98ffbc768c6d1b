/** Turns the documents of the rules into HTML while the page is built, so that no browser has to read Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { Marked } from 'marked';
import type { Plugin } from 'vite';

const DOCS = join(import.meta.dirname, '../../docs');
const FILES = [...readdirSync(join(DOCS, 'rules')).map((name) => join(DOCS, 'rules', name)), join(DOCS, 'rulings.md')];
const BOOKS = FILES.map((path) => basename(path, '.md'));
const NAMED = /^<strong>([A-Z]+\d?-[A-Z0-9-]+)<\/strong>/;
const NAMES = new Set(FILES.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^- \*\*([A-Z]+\d?-[A-Z0-9-]+)\*\* /gm)].map((found) => found[1]!)));

const marked = new Marked({
  renderer: {
    listitem({ tokens }) {
      const inner = this.parser.parse(tokens);
      const name = NAMED.exec(inner)?.[1];
      return name ? `<li class="rule" id="${name}">${inner.replace(NAMED, '<b class="name">$1</b>')}</li>\n` : `<li>${inner}</li>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const book = basename(href).replace(/\.md(#.*)?$/, '');
      return BOOKS.includes(book) ? `<a href="#/rules/${book}?full=1">${words}</a>` : words;
    },
  },
  hooks: {
    postprocess: (html) =>
      html
        .replace(/<table>[^]*?<\/table>/g, '<div class="scroll" tabindex="0" role="group" aria-label="Table">$&</div>')
        .replace(/<[^>]+>|\b[A-Z]+\d?-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g, (found, at: number, whole: string) =>
          NAMES.has(found) && !whole.startsWith('</b>', at + found.length) ? `<a href="#/rules?rule=${found}">${found}</a>` : found,
        ),
  },
});

/** A document as HTML: names of rules lead to their rules, links to the books that the page has; other links are only words. */
export function html(text: string): string {
  return marked.parse(text, { async: false });
}

/** Lets the page import a document of the rules as HTML. */
export const rules: Plugin = {
  name: 'rules-as-html',
  transform: (text, id) => (FILES.includes(id) ? { code: `export default ${JSON.stringify(html(text))}`, map: null } : null),
};
