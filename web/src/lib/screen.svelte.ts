import { innerHeight, innerWidth } from 'svelte/reactivity/window';

import { sizeOf, type Size } from './size';

/** The window's layout, as it is now. */
export class Screen {
  size = $derived<Size>(sizeOf(innerWidth.current ?? 1440, innerHeight.current ?? 900));
  phone = $derived(this.size === 'phone' || this.size === 'wide-phone');
}
