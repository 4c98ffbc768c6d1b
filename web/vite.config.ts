import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.WASET_SERVER ?? 'http://127.0.0.1:8000';

/** Has the browser fetch the fonts together with the scripts that wait for them. */
const fonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: (_, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: true }, injectTo: 'head' as const })),
};

/** A relative base lets the page live under any path; the server puts it at the root or below a prefix. */
export default defineConfig({
  base: './',
  plugins: [svelte(), fonts],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], restoreMocks: true },
});
