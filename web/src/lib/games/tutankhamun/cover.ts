import type { Cover } from '../game';
import Art from './Art.svelte';
import How from './How.svelte';

/** Tutankhamun before it is loaded. */
export const cover: Cover = {
  art: Art,
  how: How,
  modules: {},
  books: [{ name: 'tutankhamun', title: 'Tutankhamun', rules: ['T', 'TX'] }],
};
