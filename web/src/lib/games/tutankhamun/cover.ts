import type { Cover } from '../game';
import Art from './Art.svelte';

/** Tutankhamun before it is loaded. */
export const cover: Cover = {
  art: Art,
  modules: {},
  books: [{ name: 'tutankhamun', title: 'Tutankhamun', rules: ['T', 'TX'] }],
};
