import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

import { COVERS, load } from '.';

const HERE = import.meta.dirname;
const PAGE = join(HERE, '../..');
const FOLDERS = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const NAMES = FOLDERS.filter((name) => name !== 'plain');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('test/'))
    .map((path) => join(folder, path));
}

describe('a game', () => {
  it.each(NAMES)('%s is one object in one folder, and has a cover', async (name) => {
    expect((await load(name)).name).toBe(name);
    expect(COVERS).toHaveProperty(name);
  }, 30_000);

  it('is named nowhere else but where all games are listed', () => {
    const named = new RegExp(NAMES.join('|'), 'i');
    const registry = join(HERE, 'index.ts');
    const elsewhere = sources(PAGE).filter((path) => path !== registry && !NAMES.some((name) => path.startsWith(join(HERE, name))));
    expect(elsewhere.length).toBeGreaterThan(50);
    expect(elsewhere.filter((path) => named.test(readFileSync(path, 'utf8'))).map((path) => relative(PAGE, path))).toEqual([]);
  });

  it('takes nothing from another game', () => {
    for (const name of FOLDERS) {
      for (const path of sources(join(HERE, name))) {
        const others = FOLDERS.filter((other) => other !== name && readFileSync(path, 'utf8').includes(`'../${other}`));
        expect(others, relative(PAGE, path)).toEqual([]);
      }
    }
  });

  it('is shown by what it means: no words of the engine are read, and no numbers of actions', () => {
    for (const name of NAMES) {
      for (const path of sources(join(HERE, name))) {
        const text = readFileSync(path, 'utf8');
        expect(text, relative(PAGE, path)).not.toMatch(/(choice|event|told|shown|candidate)\??\.text\b|\{[^}]*\btext\b[^}]*\}: (Choice|Told|Pick<Choice)/);
        expect(text, relative(PAGE, path)).not.toMatch(/\baction (>|<|===? ?\d|%)/);
      }
    }
  });
});
