/** The service worker as the page sees it: registered after the first view, asked to keep things, and replaced when I say so. */
import type { Page } from '../page.svelte';
import type { ToWorker } from './messages';
import { subscribe } from './push';

/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK = 3_600_000;

function tell(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message);
}

/** Whether this page runs as an app of its own. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

/** Registers the worker, offers a new version when one is ready, which never takes over by itself, and renews my wish for notices. */
export async function register(page: Page): Promise<void> {
  const workers = navigator.serviceWorker;
  addEventListener('vite:preloadError', () => (page.renew ??= () => location.reload()));
  const registration = await workers.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return; // A browser that is to keep nothing has no worker.
  const offer = (): void => {
    if (!registration.waiting || !workers.controller) return;
    page.renew = () => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      tell(registration.waiting, { type: 'take-over' });
    };
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && offer());
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK);
  if (isInstalled()) await keepAll();
  if (page.settings.notify && page.me !== null) await subscribe(page.api).catch(() => undefined);
}

/** Has the worker keep all files of this version: a game that runs must not miss one. */
export async function keepAll(): Promise<void> {
  tell((await navigator.serviceWorker?.ready)?.active ?? null, { type: 'keep' });
}
