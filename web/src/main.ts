import './fonts.css';
import './theme.css';

import { mount } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import App from './App.svelte';
import { Api } from './lib/api';
import { Page } from './lib/page.svelte';
import { Router } from './lib/routing.svelte';
import { Settings, storage } from './lib/settings.svelte';

const settings = new Settings(storage(), () => prefersReducedMotion.current);
const page = new Page(new Api(), new Router(window), settings);

mount(App, { target: document.getElementById('app')!, props: { page } });
