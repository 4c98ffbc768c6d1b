import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import { NOT_WORDS } from './eslint/not-words.js';
import { strayWords } from './eslint/stray-words.js';
import svelteConfig from './svelte.config.js';

/** What the generated types name: kinds of events, places, effects. */
const CODES = ['luxor', 'tutankhamun'].flatMap((game) =>
  [...readFileSync(join(import.meta.dirname, `src/lib/games/${game}/types.ts`), 'utf8').matchAll(/'([^'\n]+)'/g)].map((found) => found[1]),
);

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'shots/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['src/**/*.test.ts', 'src/test/**', 'src/fixtures.ts', 'src/lib/wire.ts', ...NOT_WORDS],
    plugins: { waset: { rules: { 'stray-words': strayWords } } },
    rules: { 'waset/stray-words': ['error', { codes: CODES }] },
  },
  {
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
