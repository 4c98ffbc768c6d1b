/// <reference lib="webworker" />
/** The service worker: keeps the page for visits without a network, and shows notices while no page is open. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { DEVICE, LATER, type Notice, type ToWorker } from './lib/app/messages';

declare const self: ServiceWorkerGlobalScope;

/** Files whose names change with what is in them; those of earlier versions stay for pages that still run. */
const FILES = 'waset-assets';
/** What plays without a server; the page fills it when the device is made ready. */
const OFFLINE = 'waset-offline';

const all = self.__WB_MANIFEST as PrecacheEntry[];
const marked = (mark: string): string[] => all.filter(({ revision }) => revision === mark).map(({ url }) => new URL(url, self.registration.scope).href);
const [rest, device] = [marked(LATER), marked(DEVICE)];
const shell = all.filter(({ revision }) => revision !== LATER && revision !== DEVICE);
const { pathname: root } = new URL(self.registration.scope);

precacheAndRoute(shell);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [new RegExp(`^${root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(index\\.html)?(\\?.*)?$`)] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${root}assets/`), new CacheFirst({ cacheName: FILES }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${root}offline/`), new CacheFirst({ cacheName: OFFLINE }));

/** Keeps every file of this version, so that a game that runs misses none, whatever the server has by then. */
async function keepAll(): Promise<void> {
  await add(FILES, rest);
}

/** Adds to a cache what it has not. */
async function add(name: string, wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of wanted) if (!known.has(url)) await cache.add(url);
}

/** Has all of a new version where the device plays by itself: when it takes over there may be no network. If that fails, the one before stays. */
async function renew(): Promise<void> {
  if (!self.registration.active || !(await (await caches.open(OFFLINE)).keys()).length) return;
  await keepAll();
  await add(OFFLINE, device);
}

/** Removes files of earlier versions, once no page that may need them is open. */
async function tidy(): Promise<void> {
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return;
  for (const [name, ours] of [[FILES, rest], [OFFLINE, device]] as const) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (!ours.includes(request.url)) await cache.delete(request);
  }
}

/** Goes to a table: to the window where it is open, or to a new one. */
async function open(table: string): Promise<void> {
  const { href } = new URL(`#/table/${table}`, self.registration.scope);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split('?')[0] === href);
  if (there) await there.focus();
  else await self.clients.openWindow(href);
}

self.addEventListener('install', (event) => event.waitUntil(renew()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(tidy)));
self.addEventListener('message', (event) => {
  const { type } = event.data as ToWorker;
  if (type === 'keep') event.waitUntil(keepAll().then(() => true, () => false).then((kept) => event.ports[0]?.postMessage(kept)));
  else if (type === 'take-over') void self.skipWaiting();
});
self.addEventListener('push', (event) => {
  const { table, title, body, language } = event.data?.json() as Notice;
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, lang: language, icon: 'icons/icon-192.png', badge: 'icons/badge-96.png', data: table }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});
