/** The small part of Markdown in which the rules are written, as HTML. Everything is escaped: only these marks count. */

import { COVERS } from './games';

const RULE = /\b((?:L|M\d?|T)-[A-Z0-9]+(?:-[A-Z0-9]+)*|(?:LR|MR|TR|MX|LX|TX)-E?\d+)\b/g;
const RULINGS = 'rulings';
const BOOKS: ReadonlyMap<string, string> = new Map(
  Object.values(COVERS).flatMap((cover) => (cover?.books ?? []).flatMap(({ name, rules, rulings }) => [...rules.map((start) => [start, name] as const), ...rulings.map((start) => [start, RULINGS] as const)])),
);
const ITEM = /^(- |\d+\. )/;

/** The book that a rule's name belongs to. */
export function bookOf(rule: string): string {
  return BOOKS.get(/^[A-Z]+/.exec(rule)?.[0] ?? '') ?? RULINGS;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Where a link of the documents leads on the page; null for what the page does not have. */
function target(link: string): string | null {
  const book = /([a-z-]+)\.md(?:#.*)?$/.exec(link)?.[1];
  return book && [...BOOKS.values()].includes(book) ? `#/rules/${book}` : null;
}

/** Bold, italics, code, links, and names of rules as links. */
export function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (part.startsWith('`') && part.endsWith('`') && part.length > 2) return `<code>${escaped(part.slice(1, -1))}</code>`;
      return escaped(part)
        .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, link: string) => {
          const to = target(link);
          return to ? `<a href="${to}">${words}</a>` : words;
        })
        .replace(RULE, (rule) => `<a href="#/rules/${bookOf(rule)}?rule=${rule}">${rule}</a>`)
        .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
        .replace(/\*([^*\s][^*]*)\*/g, '<em>$1</em>');
    })
    .join('');
}

/** A heading's own place on its page. */
export function anchor(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function table(rows: readonly string[]): string {
  const [head = '', , ...body] = rows;
  const cells = (row: string): string[] => row.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
  const line = (row: string, tag: string): string => `<tr>${cells(row).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  const inner = `<table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table>`;
  return `<div class="scroll" tabindex="0" role="group" aria-label="Table">${inner}</div>`;
}

function item(text: string): string {
  const named = /^\*\*([A-Z]+\d?-[A-Z0-9-]+)\*\*\s+/.exec(text);
  if (!named) return `<li>${inline(text)}</li>`;
  return `<li class="rule" id="${named[1]!}"><b class="name">${named[1]!}</b> ${inline(text.slice(named[0].length))}</li>`;
}

/** Lines that belong together: a heading, a paragraph, a list or a table. */
function blocks(text: string): string[][] {
  const found: string[][] = [[]];
  for (const line of text.split('\n')) {
    const last = found.at(-1)!;
    if (!line.trim()) found.push([]);
    else if (/^#{1,4} /.test(line)) found.push([line], []);
    else if (ITEM.test(line) && last.length && !ITEM.test(last[0]!)) found.push([line]);
    else last.push(line);
  }
  return found.filter((block) => block.length > 0);
}

/** The items of a list, each with the lines that go on from it. */
function items(lines: readonly string[]): string[] {
  const made: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) made.push(line.replace(ITEM, ''));
    else made[made.length - 1] += ` ${line.trim()}`;
  }
  return made;
}

/** A whole document. */
export function markdown(text: string): string {
  return blocks(text)
    .map((lines) => {
      const first = lines[0]!;
      const heading = /^(#{1,4}) (.*)$/.exec(first);
      if (heading) return `<h${heading[1]!.length} id="${anchor(heading[2]!)}">${inline(heading[2]!)}</h${heading[1]!.length}>`;
      if (first.startsWith('|')) return table(lines);
      if (!ITEM.test(first)) return `<p>${inline(lines.join(' '))}</p>`;
      const tag = first.startsWith('- ') ? 'ul' : 'ol';
      return `<${tag}>${items(lines).map(item).join('')}</${tag}>`;
    })
    .join('\n');
}

/** The paragraph of one rule, without its name; null if the document has none of that name. */
export function paragraph(text: string, rule: string): string | null {
  for (const lines of blocks(text)) {
    if (!ITEM.test(lines[0]!)) continue;
    const found = items(lines).find((each) => each.startsWith(`**${rule}** `));
    if (found) return found.slice(rule.length + 5);
  }
  return null;
}
