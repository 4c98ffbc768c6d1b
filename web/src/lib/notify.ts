/** How a page behind others says that it is my turn: title, icon, and a notification if they are allowed. */
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

/** Asks whether notifications are allowed; says whether they are. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** Tells of something while the page is not looked at. */
export function notification(title: string, body: string, tag: string): void {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag, icon: PLAIN });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications only from a worker: the title has to do.
  }
}
