import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** What the first page says about a game before anybody opens it. */
const SAID = /^(?:game|how-|module-|option-)/;

/** The messages of a game's catalogue that its cover needs, with the terms in them. */
export function cover(text: string): string {
  const entries = text.split(/\n(?=[a-zA-Z-])/).map((entry) => entry.replace(/\n#[\s\S]*$/, ''));
  const kept = new Set(entries.filter((entry) => SAID.test(entry)));
  for (const entry of kept)
    for (const [, term] of entry.matchAll(/\{\s*(-[a-zA-Z][\w-]*)/g)) {
      const found = entries.find((each) => each.startsWith(`${term} `));
      if (found) kept.add(found);
    }
  return [...kept].join('\n');
}

/** Makes a module of each `….ftl?cover`: a first view loads a tenth of what a game can say. */
export const covers: Plugin = {
  name: 'covers',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?cover')) return null;
    const path = id.slice(0, -'?cover'.length);
    this.addWatchFile(path);
    return `export default ${JSON.stringify(cover(readFileSync(path, 'utf8')))}`;
  },
};
