/** Turn notices: allowed by me, subscribed at the browser's push service, and told to the server. */
import type { Api } from '../api';
import { words } from '../words';

/** Whether notices can reach this browser while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';
}

/** Asks whether notifications are allowed; says whether they are. */
export async function allowed(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** Has the server tell this browser of my turns, in the language in use; may be repeated. */
export async function subscribe(api: Api): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = (await current(pushManager, key)) ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON();
  await api.tellMe({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language: words.language });
}

/** The subscription that this browser has, unless it is of another server's key: such a one is ended. */
async function current(manager: PushManager, key: string): Promise<PushSubscription | null> {
  const found = await manager.getSubscription();
  const bytes = found?.options.applicationServerKey;
  if (!found || !bytes) return found;
  const known = btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (known === key) return found;
  await found.unsubscribe();
  return null;
}

/** Tells this browser nothing more. */
export async function unsubscribe(api: Api): Promise<void> {
  if (!canPush()) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!found) return;
  await api.tellNoMore({ endpoint: found.endpoint });
  await found.unsubscribe();
}
