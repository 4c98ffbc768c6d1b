import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { app } from './scripts/app.ts';
import { covers } from './scripts/cover.ts';
import { offline } from './scripts/offline.ts';
import { rules } from './scripts/rules.ts';

const server = process.env.WASET_SERVER ?? 'http://127.0.0.1:8000';

/** Has the browser fetch the fonts together with the scripts that wait for them. */
const fonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: (_, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: true }, injectTo: 'head' as const })),
};

/** From this many bytes on the last percent costs a minute. */
const LARGE = 1_000_000;

/** Puts each file in smaller forms beside it, from which the server takes what the browser understands; fonts are small already. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'pack-files',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|m?js|css|svg|json|webmanifest|wasm)$/.test(name)) continue;
        const path = join(folder, name);
        const plain = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 9 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        for (const [end, small] of [['.br', brotliCompressSync(plain, { params })], ['.gz', gzipSync(plain, { level: 9 })]] as const)
          if (small.length < plain.length) writeFileSync(path + end, small);
      }
    } },
  };
}

/** A relative base lets the page live under any path; the server puts it at the root or below a prefix. */
export default defineConfig({
  base: './',
  plugins: [svelte(), covers, rules, fonts, offline(), ...app(), packed()],
  worker: { format: 'es' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 400,
    // Every file costs headers, which are as large as what is in these; the first view needs them all, and the words they speak with.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: /\/src\/lib\/(names|players|router|since)\.ts$|\/src\/lib\/ui\/(Icon|Pawn|Switch)\.svelte|disclose-version/ }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'eslint/*.test.js'], setupFiles: ['src/test/words.ts'], restoreMocks: true, testTimeout: 30_000 },
});
