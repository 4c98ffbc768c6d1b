/** What page, server and service worker say to each other. */

/** Marks files that are not kept with the first view. */
export const LATER = 'later';

/** Marks files that are kept where the device is to play by itself. */
export const DEVICE = 'device';

/** From the page: keep every file of this version, or let a new version take over. */
export interface ToWorker {
  type: 'keep' | 'take-over';
}

/** It is my turn at a table: what the server sends, in my words. */
export interface Notice {
  table: string;
  title: string;
  body: string;
  language: string;
}
