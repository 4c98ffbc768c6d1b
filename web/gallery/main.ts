import '../src/fonts.css';
import '../src/theme.css';

import { mount } from 'svelte';

import { firstLanguage, words } from '../src/lib/words';
import Gallery from './Gallery.svelte';

await words.use(firstLanguage(new URLSearchParams(location.search).get('language') ?? '', navigator.languages));
mount(Gallery, { target: document.getElementById('app')! });
