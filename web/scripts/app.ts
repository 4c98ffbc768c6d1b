/** What makes the page an app: its manifest, and the service worker with the list of files that it keeps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { DEVICE, LATER } from '../src/lib/app/messages.ts';

const NIGHT = '#152A5E';

/** The interpreter of Python is by far the largest file, in bytes. */
const LARGEST = 20_000_000;

/** The plugins. All addresses are relative, so that the app can live under any path. */
export function app(): Plugin[] {
  let folder = '';
  return [
    { name: 'app-folder', configResolved: ({ root, build }) => { folder = join(root, build.outDir); } },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: './', start_url: './', scope: './', name: 'Waset', short_name: 'Waset', lang: 'en', dir: 'ltr',
        display: 'fullscreen', display_override: ['fullscreen', 'standalone'], theme_color: NIGHT, background_color: NIGHT, categories: ['games'],
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['index.html', 'theme.js', 'favicon.svg', 'assets/*.{js,css,woff2}', 'offline/**/*.{json,mjs,wasm,zip}'],
        maximumFileSizeToCacheInBytes: LARGEST,
        // Only what the first view asks for is kept with it; the worker keeps the rest when a game needs it, or the device plays by itself.
        manifestTransforms: [
          (entries) => {
            const first = readFileSync(join(folder, 'index.html'), 'utf8');
            const kind = (url: string): string | null => (url.startsWith('offline/') ? DEVICE : url.startsWith('assets/') && !first.includes(url) ? LATER : null);
            return { manifest: entries.map((entry) => ({ ...entry, revision: kind(entry.url) ?? entry.revision })), warnings: [] };
          },
        ],
      },
    }),
  ];
}
