import '../src/fonts.css';
import '../src/theme.css';

import { mount } from 'svelte';

import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
