/** Tests read English, as the page of an English reader does, with the words of all games there. */
import { words } from '../lib/words';

await words.use('en');
await Promise.all([words.learn('luxor'), words.learn('tutankhamun')]);

/** Nothing has a size in these tests, and nothing changes it. */
globalThis.ResizeObserver ??= class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};
