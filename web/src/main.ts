import './fonts.css';
import './theme.css';

import { mount } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import App from './App.svelte';
import { Api } from './lib/api';
import { Ways } from './lib/offline/ways.svelte';
import { Page } from './lib/page.svelte';
import { Router } from './lib/routing.svelte';
import { Settings, storage } from './lib/settings.svelte';
import { firstLanguage, words } from './lib/words';
import { PSEUDO } from './lib/words/languages';

const settings = new Settings(storage(), () => prefersReducedMotion.current);
/** scripts/page-static says in the page that there is no server. */
const ways = new Ways('alone' in document.documentElement.dataset, storage());
const page = new Page(new Api(undefined, ways.fetch, ways.Socket), new Router(window), settings, ways);

/** Text that is first shown in another font would shift when its own comes; for a slow one nobody waits. */
const PATIENCE = 600;
const fonts = ['600 1rem "Rokkitt Variable"', '500 1rem "Atkinson Hyperlegible Next Variable"'].map((font) => document.fonts.load(font));
const pseudo = settings.language === PSEUDO;
if (pseudo) words.transform = (await import('./lib/words/pseudo')).pseudo;
const spoken = words.use(firstLanguage(pseudo ? 'en' : settings.language, navigator.languages));
await Promise.race([Promise.allSettled(fonts), new Promise((late) => setTimeout(late, PATIENCE))]);
await spoken;

mount(App, { target: document.getElementById('app')!, props: { page } });

/** The service worker comes after the first view, in milliseconds: nothing that is seen waits for it. Without a network the next visit has it. */
const AFTERWARDS = 3000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void import('./lib/app/worker').then(({ register }) => register(page), () => undefined), AFTERWARDS);
