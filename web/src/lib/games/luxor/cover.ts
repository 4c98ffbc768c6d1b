import type { Cover } from '../game';
import Art from './Art.svelte';
import How from './How.svelte';

const GOLD = '--p:var(--gold-lo);--q:var(--stone-0);--r:var(--stone-0)';

/** Luxor before it is loaded. */
export const cover: Cover = {
  art: Art,
  how: How,
  modules: {
    mummy: { id: 'mummy', style: '--p:var(--stone-1);--r:var(--ink);--q:#7CF0C8' },
    'fifth-player': { id: 'horus', style: '--q:var(--lapis)' },
    equipment: { id: 'tunnel', style: GOLD },
    artifacts: { id: 'artifact', style: '--p:var(--art);--q:var(--stone-0)' },
    characters: { id: 'statue', style: GOLD },
  },
  books: [
    { name: 'luxor', title: 'Luxor', rules: ['L', 'LX'] },
    { name: 'mummys-curse', title: "The Mummy's Curse", rules: ['M', 'MX'] },
  ],
};
