"""A document as one self-contained HTML page: no script, no other file, no address."""

import re
from html import escape
from typing import Final

from waset.lab.report.document import Block, Code, Document, Grid, Heading, Plot, Points, Text

STYLE: Final = """
:root { color-scheme: light dark; --paper: light-dark(#fff, #1d1a16); --ink: light-dark(#222, #ebe4d6);
  --pale: light-dark(#555, #bdb4a3); --line: light-dark(#e3e3e3, #3d382f); --axis: light-dark(#888, #8f8776);
  --code: light-dark(#f5f5f5, #27231d); --warn: light-dark(#fff4e0, #3b2c14); --edge: light-dark(#b35900, #e8a04a);
  --link: light-dark(#0000ee, #9cc3ff); }
:root[data-theme=light] { color-scheme: light; }
:root[data-theme=dark] { color-scheme: dark; }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto,
  sans-serif; margin: 0 auto; max-width: 66rem; padding: 1.5rem 1rem 4rem; }
a { color: var(--link); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { border-top: 2px solid var(--ink); font-size: 1.45rem; margin: 3rem 0 .5rem; overflow-wrap: anywhere;
  padding-top: .6rem; }
h3 { font-size: 1.15rem; margin: 2.2rem 0 .4rem; }
h4 { font-size: 1rem; margin: 1.6rem 0 .3rem; }
p, ul { max-width: 46rem; }
.warning { background: var(--warn); border-left: 4px solid var(--edge); padding: .6rem .9rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; margin: .8rem 0 1.2rem; }
caption { color: var(--pale); font-size: .9rem; padding-bottom: .3rem; text-align: left; }
th { border-bottom: 1.5px solid var(--ink); font-weight: 600; text-align: right; vertical-align: bottom; }
td { border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th, td { padding: .25rem .7rem; }
th:first-child, td:first-child { padding-left: 0; }
.word { text-align: left; }
figure { margin: 1rem 0 1.4rem; overflow-x: auto; }
figure svg { height: auto; max-width: 40rem; min-width: 20rem; width: 100%; }
figure svg > rect { fill: var(--paper); }
figure svg text, [fill="#333333"] { fill: var(--ink); }
figure svg text[fill="#444444"] { fill: var(--pale); }
[stroke="#333333"] { stroke: var(--ink); }
[stroke="#e6e6e6"] { stroke: var(--line); }
[stroke="#888888"], [stroke="#777777"] { stroke: var(--axis); }
figcaption { color: var(--pale); font-size: .9rem; max-width: 46rem; }
pre { background: var(--code); border: 1px solid var(--line); font-size: .85rem; overflow-x: auto;
  padding: .7rem .9rem; }
summary { cursor: pointer; margin: .6rem 0; }
nav ul { columns: 2; list-style: none; padding: 0; }
@media (max-width: 40rem) {
  table { font-size: .82rem; } th, td { padding: .25rem .35rem; } td.word { white-space: normal; }
  .word:not(:first-child) { min-width: 6.5rem; }
}
@media print { :root { color-scheme: light; } details > * { display: block; } h2 { break-before: page; } }
"""


NAMESPACE: Final = re.compile(r' xmlns(?::\w+)?="[^"]*"')
"""Needed in a separate file, but not within a page."""


def render(document: Document) -> str:
    """The page."""
    parts = [_block(block, number) for number, block in enumerate(document.blocks)]
    title = escape(document.title)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        + _contents(document)
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _contents(document: Document) -> str:
    """Links to the parts, if there are enough of them to get lost."""
    entries = [
        f'<li><a href="#part-{number}">{escape(block.text)}</a></li>'
        for number, block in enumerate(document.blocks)
        if isinstance(block, Heading) and block.level == 2
    ]
    return "<nav><ul>\n" + "\n".join(entries) + "\n</ul></nav>\n" if len(entries) > 2 else ""


def _block(block: Block, number: int = 0) -> str:
    if isinstance(block, Heading):
        return f'<h{block.level} id="part-{number}">{escape(block.text)}</h{block.level}>'
    if isinstance(block, Text):
        kind = ' class="warning" role="note"' if block.is_warning else ""
        return f"<p{kind}>{escape(block.text)}</p>"
    if isinstance(block, Points):
        return "<ul>\n" + "\n".join(f"<li>{escape(item)}</li>" for item in block.items) + "\n</ul>"
    if isinstance(block, Grid):
        return _table(block)
    if isinstance(block, Plot):
        label = escape(block.caption, quote=True)
        return (
            f'<figure role="img" aria-label="{label}">\n{NAMESPACE.sub("", block.svg)}\n'
            f"<figcaption>{escape(block.caption)}</figcaption>\n</figure>"
        )
    if isinstance(block, Code):
        return f"<pre><code>{escape(block.text)}</code></pre>"
    inner = "\n".join(map(_block, block.blocks))
    return f"<details>\n<summary>{escape(block.title)}</summary>\n{inner}\n</details>"


def _table(table: Grid) -> str:
    caption = f"<caption>{escape(table.caption)}</caption>\n" if table.caption else ""
    head = "".join(_cell("th", title, at < table.words, ' scope="col"') for at, title in enumerate(table.columns))
    rows = "\n".join(
        "<tr>" + "".join(_cell("td", words, at < table.words) for at, words in enumerate(row)) + "</tr>"
        for row in table.rows
    )
    return (
        f'<div class="scroll"><table>\n{caption}<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n'
        "</table></div>"
    )


def _cell(tag: str, words: str, is_word: bool, more: str = "") -> str:
    kind = ' class="word"' if is_word else ""
    return f"<{tag}{kind}{more}>{escape(words)}</{tag}>"
