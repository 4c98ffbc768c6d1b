/** How a page behind others says that it is my turn: title, icon, and the notice that a closed page gets from the server. */
import type { Notice } from './app/messages';

const PLAIN = './favicon.svg';
const MARK = 'M12 10h24a3 3 0 0 1 3 3v25H12V20h19v11H20';

function dotted(): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#152a5e"/>` +
    `<path d="${MARK}" fill="none" stroke="#f2c65a" stroke-width="4"/><circle cx="37" cy="11" r="10" fill="#ffd34d" stroke="#152a5e" stroke-width="3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Sets title and icon of the page. */
export function announce(title: string, calls: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = calls ? dotted() : PLAIN;
}

/** Shows a notice while the page is not looked at, as the service worker does while there is none; a touch opens the table. */
export async function notification({ table, title, body, language }: Notice): Promise<void> {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, { body, tag: table, lang: language, icon: 'icons/icon-192.png', badge: 'icons/badge-96.png', data: table });
}

/** Takes back the notice of a table that is looked at. */
export async function looked(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
}
