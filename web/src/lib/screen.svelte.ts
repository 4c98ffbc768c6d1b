import { createSubscriber } from 'svelte/reactivity';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

import { sizeOf } from './size';

/** The reader's text size in pixels, which may change while the page is open. */
class TextSize {
  #watch = createSubscriber((update) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'position:fixed;width:10rem;visibility:hidden';
    document.body.append(probe);
    const observer = new ResizeObserver(update);
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
    };
  });

  get current(): number {
    this.#watch();
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  }
}

const text = new TextSize();

/** The window's layout, as it is now. */
export class Screen {
  size = $derived(sizeOf(innerWidth.current ?? 1440, innerHeight.current ?? 900, text.current));
  phone = $derived(this.size.phone);
}
