// @vitest-environment node
import { RuleTester } from 'eslint';
import * as svelte from 'svelte-eslint-parser';
import ts from 'typescript-eslint';
import { describe, it } from 'vitest';

import { strayWords } from './stray-words.js';

RuleTester.describe = describe;
RuleTester.it = it;

const found = (...texts) => texts.map((text) => ({ messageId: 'stray', data: { text } }));
const page = (code, ...texts) => ({ code, filename: 'Page.svelte', errors: found(...texts) });
const script = (code, ...texts) => ({ code, filename: 'script.ts', errors: found(...texts) });
const fine = ({ code, filename, options = [] }) => ({ code, filename, options });

new RuleTester({ languageOptions: { parser: svelte, parserOptions: { parser: ts.parser } } }).run('words in the markup', strayWords, {
  valid: [
    page('<h1>{say("home.title")}</h1>'),
    page('<b>Waset</b> <b>{points}</b> · 2 / 3 &nbsp; +'),
    page('<p class="wide open" data-help="tile vase" style="color: red">{name}</p>'),
    page('<p class={open ? "wide open" : ""} onclick={() => go("the way")}>{name}</p>'),
    page('<button aria-label={say("menu.close")} title={words.of(game).say("menu")}></button>'),
    page('<i title={say(open ? "menu.close" : wide ? "menu.wide" : "menu")}></i>'),
    page('<Icon id="help" size="1.2rem" /><Sheet title={say("menu")} />'),
    page('<style>p { color: red; }</style>'),
  ].map(fine),
  invalid: [
    page('<p>Nothing yet.</p>', 'Nothing yet.'),
    page('<p>{points} points</p>', 'points'),
    page('<button aria-label="Close the note"></button>', 'Close the note'),
    page('<input placeholder="name" /><img alt="temple" /><i title="menu"></i>', 'name', 'temple', 'menu'),
    page('<button aria-label={open ? "close" : say("open")}></button>', 'close'),
    page('<i title={say(open ? "menu.close" : "Close the menu")}></i>', 'Close the menu'),
    page('<i aria-label="{name}, on turn"></i>', ', on turn'),
    page('<Sheet title="menu" /><Row words="Take it back" />', 'menu', 'Take it back'),
    page('<p>{done ? "Copied" : say("copy")}</p>', 'Copied'),
    page('<p>{`${name} wins`}</p>', '… wins'),
    page('<p>{open ? "yes" : say("no")}</p>', 'yes'),
    page('<button aria-label={`close ${name}`}></button>', 'close …'),
    page('<script lang="ts">const words: string = "Take it back";</script>', 'Take it back'),
  ],
});

new RuleTester({ languageOptions: { parser: ts.parser } }).run('words in scripts', strayWords, {
  valid: [
    script('import x from "./some where"; type Kind = "on the way" | "Horus";'),
    script('if (place === "on the way" || key !== "Enter") throw new TypeError("no such place");'),
    script('switch (kind) { case "Key taken": break; }'),
    script('const style = `--p:var(--gold); left:${x}px`; const path = `M${x} ${y}h1v1`; const move = `translate(${x} ${y})`;'),
    script('root.querySelector("main button"); console.error("no words here"); say("take-back.do");'),
    script('if (["Shift", "Tab"].includes(key)) return;'),
    script('const topic = `tile ${kind}`; this.name = "Refusal";'),
    { ...script('const hidden = new Set(["laid out"]);'), options: [{ codes: ['laid out'] }] },
    script('const kind = "moved"; const title = "Waset"; const id = `table/${id}`;'),
  ].map(fine),
  invalid: [
    script('const words = "It is not taken back: not everybody agreed.";', 'It is not taken back: not everybody agreed.'),
    script('const words = `${name} moved first`;', '… moved first'),
    script('const label = "Copied";', 'Copied'),
    script('const words = "You win ".concat(name);', 'You win'),
    script('const words = ["Well", "done"].join(" ");', 'Well'),
    script('const hidden = new Set(["laid out"]);', 'laid out'),
    script('page.say(mine ? "Your turn" : "");', 'Your turn'),
    script('notification(`Question for ${name}`);', 'Question for …'),
  ],
});
