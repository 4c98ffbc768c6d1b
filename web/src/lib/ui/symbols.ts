/** Every drawing of the page, on a grid of 48. Line is currentColor; pigments are --p (main), --q (light) and --r (accent). */
export const SYMBOLS: Record<string, string> = {
  vase:
    '<path fill="var(--p,none)" d="M17.5 7h13M19.5 7v5c0 3-8.5 6-8.5 15 0 7 4 11.5 7.5 14h11c3.5-2.5 7.5-7 7.5-14 0-9-8.5-12-8.5-15V7z"/><path fill="var(--q,none)" d="M12.3 21.5h23.4c1 2 1.4 4 1.3 6.5H11c0-2.5.3-4.5 1.3-6.5z"/><path d="M16.5 22l2.5 5.5 2.5-5.5 2.5 5.5 2.5-5.5 2.5 5.5 2.5-5.5" stroke-width="1.5"/><path d="M17 44h14"/>',
  statue:
    '<path fill="var(--p,none)" d="M24 4.5c-8 0-11.5 4.5-12.5 11L8 37h9l1.5-7h11l1.5 7h9l-3.5-21.5c-1-6.5-4.5-11-12.5-11z"/><path d="M11.8 16h4.7M10.6 23h6M9.5 30h7M36.2 16h-4.7M37.4 23h-6M38.5 30h-7" stroke-width="1.5"/><path fill="var(--q,none)" d="M16.8 14.5c2-3.5 12.4-3.5 14.4 0 .8 8-1.7 15.5-7.2 15.5s-8-7.5-7.2-15.5z"/><path d="M19 19.8h3M26 19.8h3M22 25h4" stroke-width="1.8"/><path fill="var(--p,none)" d="M22 30h4l-.6 8h-2.8z"/><path d="M24 4.5v-2M6 43.5h36"/>',
  jewelry:
    '<path fill="var(--p,none)" d="M5.5 9.5h8.5c0 10 4.5 15 10 15s10-5 10-15h8.5c0 17-8 27-18.5 27S5.5 26.5 5.5 9.5z"/><path d="M9.7 9.8c0 13 6 20.7 14.3 20.7S38.3 22.8 38.3 9.8" stroke-width="1.7"/><g fill="var(--q,none)" stroke-width="1.7"><circle cx="10" cy="30.5" r="2.6"/><circle cx="16" cy="37" r="2.6"/><circle cx="24" cy="40.5" r="3.2"/><circle cx="32" cy="37" r="2.6"/><circle cx="38" cy="30.5" r="2.6"/></g>',
  artifact:
    '<path fill="var(--p,none)" d="M24 3.5l5 10 11 1.5-8 8 2 11.5-10-5.5-10 5.5 2-11.5-8-8 11-1.5z"/><path fill="var(--q,none)" d="M24 15.5a3.8 3.8 0 0 1 1.5 7.3V27h-3v-4.2A3.8 3.8 0 0 1 24 15.5z" stroke-width="1.7"/><path d="M10 39.5h28M14 44h20"/>',
  wild:
    '<circle cx="24" cy="21" r="15.5" fill="var(--p,none)"/><path fill="var(--q,none)" d="M24 9.5l3 7.6 8.2.4-6.4 5.1 2.2 7.9-7-4.5-7 4.5 2.2-7.9-6.4-5.1 8.2-.4z" stroke-width="1.8"/><path fill="var(--p,none)" d="M9 38.5h30v5H9zM20.5 38.5v5M27.5 38.5v5"/>',
  scarab:
    '<path fill="var(--q,none)" d="M17.5 9.5c1-4 12-4 13 0l1 3.5h-15z"/><path fill="var(--p,none)" d="M13 15.5c3-3 19-3 22 0 1 2.5 1 4.5.5 6.5h-23c-.5-2-.5-4 .5-6.5z"/><path fill="var(--p,none)" d="M12.5 22h23c3 9-1.5 20.5-11.5 20.5S9.5 31 12.5 22z"/><path d="M24 22v20.5M13 17.5L6.5 13V7.5M35 17.5l6.5-4.5V7.5M11.5 27H6l-2.5 5M36.5 27H42l2.5 5M13.5 35L8.5 38v5.5M34.5 35l5 3v5.5M18 28v7M30 28v7"/>',
  key:
    '<path fill="var(--p,none)" d="M24 4.5c-6 0-9 4-9 8.5 0 4 3 7 6.5 10V42h5V23c3.5-3 6.5-6 6.5-10 0-4.5-3-8.5-9-8.5zm0 5.5c2.5 0 4 1.5 4 3.5s-2 4-4 6c-2-2-4-4-4-6S21.5 10 24 10z"/><path fill="var(--p,none)" d="M26.5 30h7.5v4.5h-7.5M26.5 37.5h9.5V42h-9.5"/>',
  sarcophagus:
    '<path fill="var(--p,none)" d="M24 3c-5 0-7.5 3.5-8 8l-4.5 5c-1.5 9 1.5 20 4.5 29h16c3-9 6-20 4.5-29L32 11c-.5-4.5-3-8-8-8z"/><path fill="var(--q,none)" d="M19.3 10c1-3 8.4-3 9.4 0 .6 5-1.2 9-4.7 9s-5.3-4-4.7-9z"/><path d="M14.5 25.5l9.5-4 9.5 4M24 21.5V45M15 31.5h18M16.5 38.5h15" stroke-width="1.8"/>',
  horus:
    '<path d="M5 14.5C13 8.5 31 7.5 43 14"/><path fill="var(--q,none)" d="M4.5 22.5c8-7.5 27-8.5 38.5-.5-9.5 6-28 7-38.5.5z"/><circle cx="23.5" cy="21.5" r="4.8" fill="var(--r,currentColor)"/><path d="M18.5 27c.5 4-.5 9-3 13M24 27.2c2 8.3 8.5 14.3 14.5 11.3 4-2.2 2.5-8-1.5-7.5-3 .4-3 4.3-.5 4.5"/>',
  osiris:
    '<path fill="var(--q,none)" d="M16 36C8 31 5.5 19 10.5 8.5 13 12 14.5 15 17.5 18M32 36c8-5 10.5-17 5.5-27.5C35 12 33.5 15 30.5 18"/><path fill="var(--p,none)" d="M24 3.5c-3 0-4.5 2-4.5 4.7 0 3 1.7 4 1.2 7.3-.8 5.5-5.7 10-5.7 20.5h18c0-10.5-4.9-15-5.7-20.5-.5-3.3 1.2-4.3 1.2-7.3 0-2.7-1.5-4.7-4.5-4.7z"/><path fill="var(--r,none)" d="M11.5 36h25v6.5h-25z"/><path d="M18 36v6.5M24 36v6.5M30 36v6.5" stroke-width="1.6"/>',
  tunnel:
    '<path fill="var(--p,none)" d="M5 43.5L10 8h28l5 35.5z"/><path fill="var(--p,none)" d="M7.5 4.5h33L38 9.5H10z"/><path fill="var(--r,currentColor)" d="M16.5 43.5V22c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5v21.5z"/><path d="M24 39.5V25.5M20 29.5l4-4.5 4 4.5" stroke="var(--q,currentColor)" stroke-width="2.6"/>',
  stairs:
    '<path fill="var(--p,none)" d="M5 43.5v-8h9.5v-8H24v-8h9.5v-8H43v32z"/><path d="M14.5 35.5H43M24 27.5h19M33.5 19.5H43" stroke-width="1.4"/>',
  cobra:
    '<path fill="var(--p,none)" d="M27 6c5.5-1.5 10.5 1 10.5 4.5-2 2.5-5 2.5-7 2 5.5 4.5 6.5 13-.5 18.5-4 3-4.5 5.5-1 7H40v5H13c-8-1-9-9-3-11 4-1.3 7 1 6.5 4.5 1.5-2 4-3.5 4-6.5-6-6-5.5-21 6.5-24z"/><path d="M24 15c-1.5 4-1.5 8 .5 12M20.5 31c3-.2 6 .3 8 1.5" stroke-width="1.7"/><circle cx="31.5" cy="9.2" r="1.3" fill="currentColor" stroke="none"/>',
  falcon:
    '<path fill="var(--p,none)" d="M22 5.5c6.5-2 12 1.5 13 6l-4.5 2c2 9 1 16-3.5 22.5l-9 8.5-8.5-1.5c1.5-9 2.5-16 5-22.5 1.5-4.5 1.5-12 7.5-15z"/><path d="M15.5 22c5.5 0 10 2.5 12.5 8M14 29c4 0 7.5 1.5 9.5 5M27 36v6.5M22 39.5v3M19 43.5h17" stroke-width="1.8"/><circle cx="26.5" cy="10.5" r="1.9" fill="currentColor" stroke="none"/><path d="M26.5 12.5c0 2-.5 3-1.7 4.5" stroke-width="1.7"/>',
  lion:
    '<path fill="var(--p,none)" d="M24 5c10 0 17 6.5 17 16.5 0 6-2 10.5-5 13.5L24 43.5 12 35c-3-3-5-7.5-5-13.5C7 11.5 14 5 24 5z"/><path fill="var(--q,none)" d="M15.5 17c0-5 17-5 17 0l-1.5 10c-1.5 7-4 10-7 10s-5.5-3-7-10z"/><path d="M18 20.5l4 1M30 20.5l-4 1M24 22v6M20.5 28h7L24 31.5zM24 31.5V34M9.5 14l5 1.5M38.5 14l-5 1.5M8 24h5.5M40 24h-5.5M12 33.5l4-3M36 33.5l-4-3" stroke-width="1.8"/>',
  anubis:
    '<path fill="var(--p,none)" d="M6 33h36v11H6z"/><path d="M4 32.5h40M12 36.5v4M18 36.5v4M24 36.5v4M30 36.5v4M36 36.5v4" stroke-width="1.8"/><path fill="var(--r,currentColor)" d="M13.5 13.5L14 3.5l4.5 7L22 4l1.5 9.5c1 3 3.5 5.5 7 6.5l7 1.5c3.5 1 5.5 4 5.5 8v11l-2.5 1V31H9v-3.5l9.5-1.5c-1-2-1.5-4-1.5-6.5-3.5.5-7.5.5-11-.5l.5-2.5z" stroke-width="1.3"/>',
  tomb:
    '<path fill="var(--p,none)" d="M4.5 43.5L9 12h30l4.5 31.5z"/><path fill="var(--q,none)" d="M6 6.5h36c0 3-1.5 5.5-4 5.5H10c-2.5 0-4-2.5-4-5.5z"/><path fill="var(--r,currentColor)" d="M17 43.5L18.5 21h11L31 43.5z"/><circle cx="24" cy="9.2" r="1.6" fill="currentColor" stroke="none"/>',
  mummy:
    '<path fill="var(--p,none)" d="M24 3.5c-6 0-9.5 4-9.5 10 0 3.5 1 5.5 2.5 7.5-4.5 1.5-7.5 3.5-8.5 7L7 45h34l-1.5-17c-1-3.5-4-5.5-8.5-7 1.5-2 2.5-4 2.5-7.5 0-6-3.5-10-9.5-10z"/><path d="M16 8.5l14-3M17 21l15-5.5M9 28.5l23-7M8 36l31-9M8 43l32-8.5M25 44.5l15-3.5" stroke-width="1.7"/><path fill="var(--r,currentColor)" d="M15 11.5l18-1.5.3 4L15 15.8z" stroke-width="1.5"/><path d="M19.5 13.4h2M27 12.7h2" stroke="var(--q,#fff)" stroke-width="2.4"/>',
  talisman:
    '<path fill="var(--p,none)" d="M24 4c-5.5 0-8.5 3.5-8.5 8 0 3.5 2.5 6 5.5 8h6c3-2 5.5-4.5 5.5-8 0-4.5-3-8-8.5-8zm0 5c2.5 0 3.7 1.5 3.7 3.2S26.5 16 24 18c-2.5-2-3.7-4-3.7-5.8S21.5 9 24 9z"/><path fill="var(--p,none)" d="M17 20h14v5H17z"/><path fill="var(--p,none)" d="M17 22c-4 1-6 4-6 9v9h5v-9c0-2 .5-3.5 1.5-4.5M31 22c4 1 6 4 6 9v9h-5v-9c0-2-.5-3.5-1.5-4.5M21 25h6v19h-6z"/>',
  senet:
    '<path fill="var(--p,none)" d="M5 20l6-8h32l-5 8z"/><path d="M15.5 12l-5 8M23 12l-4 8M30 12l-2.5 8M37 12l-3 8M8 16h33" stroke-width="1.5"/><path fill="var(--q,none)" d="M5 20h33v19H5z"/><path fill="var(--p,none)" d="M38 20l5-8v18l-5 9z"/><path d="M5 29.5h33M13.2 20v19M21.5 20v19M29.7 20v19" stroke-width="1.6"/><path fill="var(--r,currentColor)" d="M17 4.5h5l1 7.5h-7zM28.5 4.5h5l1 7.5h-7z" stroke-width="1.6"/>',
  throne:
    '<path fill="var(--p,none)" d="M9 4.5h6.5L18 26h20v6.5H12z"/><path fill="var(--q,none)" d="M18 18.5l17 1.5c3 .5 4 2.5 3 6H18.8z"/><path d="M13 32.5c0 4-2.5 7-3 11M22 32.5c0 4-2.5 7-3 11M30 32.5c0 4-2.5 7-2.5 11M36.5 32.5c0 4-1.5 7-1.5 11M8 43.5h4M17 43.5h4M25.5 43.5h4M33 43.5h4M10.5 10h5M11 16h5.2"/>',
  cartouche:
    '<path fill="var(--p,none)" d="M15 4.5h18c4 0 6.5 3 6.5 7v20c0 4-2.5 7-6.5 7H15c-4 0-6.5-3-6.5-7v-20c0-4 2.5-7 6.5-7z" transform="matrix(.8 0 0 1 4.8 0)"/><path d="M11 43h26" stroke-width="3.2"/><circle cx="24" cy="12" r="3.2" fill="var(--q,none)"/><path d="M18.5 20h11M18.5 24l2.7-2.2 2.8 2.2 2.7-2.2 2.8 2.2M20 29.5h8v4h-8z" stroke-width="1.8"/>',
  standing:
    '<g transform="translate(-8 1)"><circle cx="21" cy="8" r="4" fill="var(--p,none)"/><path fill="var(--p,none)" d="M16.5 14h9.5l-1.5 10h-6z"/><path fill="var(--q,none)" d="M18 24h7l3 9H16.5z"/><path d="M18.5 33L14 42h4M25 33l4 9h3.5M26 15l5.5 9M31.5 10v32"/></g><g transform="translate(9.5 1)"><circle cx="21" cy="8" r="4" fill="var(--p,none)"/><path fill="var(--p,none)" d="M16.5 14h9.5l-1.5 10h-6z"/><path fill="var(--q,none)" d="M18 24h7l3 9H16.5z"/><path d="M18.5 33L14 42h4M25 33l4 9h3.5M26 15l5.5 9M31.5 10v32"/></g>',
  seated:
    '<path fill="var(--q,none)" d="M8 26h16v17.5H8zM8 26V17h5"/><path fill="var(--p,none)" d="M20 4.5c-4 0-6 2.5-6 6.5l-1.5 6h4c1 1 2 1.5 3.5 1.5 4 0 5.5-3 5.5-7s-1.5-7-5.5-7z"/><path fill="var(--p,none)" d="M14 19h9l2 8 11.5 1V43H40M32 43V32.5H15z"/><path d="M22 21l10 7.5M32 43h8M6 43.5h20"/>',
  pottery:
    '<path fill="var(--p,none)" d="M19 13.5h10v3c0 2 7 4.5 7 13 0 7-4 11-7 13.5h-10c-3-2.5-7-6.5-7-13.5 0-8.5 7-11 7-13z"/><path d="M17.5 13.5h13M19.5 17c-7-3-12 2-8 9.5M28.5 17c7-3 12 2 8 9.5"/><path fill="var(--q,none)" d="M12.5 27h23l-.3 5.5H12.8z"/><path d="M16 29.7h.1M20 29.7h.1M24 29.7h.1M28 29.7h.1M32 29.7h.1" stroke-width="2.6"/><path fill="var(--r,none)" d="M20.5 13.5c0-3.5 1.5-6 3.5-8.5 2 2.5 3.5 5 3.5 8.5z"/>',
  bracelet:
    '<path fill="var(--p,none)" fill-rule="evenodd" d="M24 6.5c10.5 0 18 6.5 18 15s-7.5 15.5-18 15.5-18-7-18-15.5 7.5-15 18-15zm0 7c-6.5 0-11 3.5-11 8s4.5 8 11 8 11-3.5 11-8-4.5-8-11-8z"/><path fill="var(--q,none)" d="M15.5 29.5c2-3.5 15-3.5 17 0 1.5 6-2 13-8.5 13s-10-7-8.5-13z"/><path d="M24 32v10.5M16 34h16M9.5 13l5 4.5M38.5 13l-5 4.5M24 6.5v7" stroke-width="1.8"/>',
  lotus:
    '<path fill="var(--p,none)" d="M24 4.5c5 5 7 11 5.5 20h-11c-1.5-9 .5-15 5.5-20z"/><path fill="var(--q,none)" d="M18.5 24.5C12 22 9 16 9.5 8.5c3.5 1.5 6.5 4 8.5 8M29.5 24.5C36 22 39 16 38.5 8.5c-3.5 1.5-6.5 4-8.5 8"/><path fill="var(--q,none)" d="M18 24.5h12c-1 4-3 6-6 6s-5-2-6-6z"/><path d="M24 30.5v9M24 35c-5-.5-8-3-9-6M24 35c5-.5 8-3 9-6"/><path fill="var(--p,none)" d="M15 43.5c1-3 4.5-4 9-4s8 1 9 4z"/>',
  ankh:
    '<path fill="var(--p,none)" fill-rule="evenodd" d="M24 4c-6 0-9.5 4-9.5 8.5 0 4 2.5 7 5.5 10H8.5v6.5h12V44h7V29h12v-6.5H28c3-3 5.5-6 5.5-10C33.5 8 30 4 24 4zm0 5.5c2.5 0 4 1.5 4 3.5 0 2.5-2 5-4 7.5-2-2.5-4-5-4-7.5 0-2 1.5-3.5 4-3.5z"/>',
  dagger:
    '<g transform="rotate(45 24 24)"><path fill="var(--p,none)" d="M20 18h8l-1 20-3 8-3-8z"/><path d="M24 21v18" stroke-width="1.6"/><path fill="var(--q,none)" d="M16 13.5h16v4.5H16zM21 4h6v9.5h-6z"/><path fill="var(--q,none)" d="M19 1.5h10V4.5H19zM21 8.5h6"/></g>',
  crook:
    '<path d="M11 44L29.5 15.5c3-5 0-10-4.5-10-4 0-6.5 4-4 7.5" stroke-width="6.4"/><path d="M11 44L29.5 15.5c3-5 0-10-4.5-10-4 0-6.5 4-4 7.5" stroke="var(--p,#fff)" stroke-width="2.6"/><path d="M37 44L20 20.5" stroke-width="6"/><path d="M37 44L20 20.5" stroke="var(--q,#fff)" stroke-width="2.4"/><path fill="var(--q,none)" d="M18 22.5l-10-7-3.5 6 10.5 4zM18 22.5l-3.5 2.8M9.5 19L8 21.5" stroke-width="1.8"/>',
  ring:
    '<path fill="var(--p,none)" fill-rule="evenodd" d="M24 19c8 0 13 5 13 12.5s-5 13-13 13-13-5.5-13-13S16 19 24 19zm0 5.5c-4.5 0-7.5 2.8-7.5 7s3 7.5 7.5 7.5 7.5-3.3 7.5-7.5-3-7-7.5-7z"/><path fill="var(--q,none)" d="M9 13c0-5.5 6-9.5 15-9.5S39 7.5 39 13s-6 9.5-15 9.5S9 18.5 9 13z"/><path fill="var(--r,none)" d="M16 13c0-3.5 3-5.5 8-5.5s8 2 8 5.5-3 6-8 6-8-2.5-8-6z" stroke-width="1.7"/><path d="M20.5 8v10.5M20.5 13H32" stroke-width="1.6"/>',
  'idol-osiris':
    '<path fill="var(--p,none)" d="M19 12h10l3 31.5H16z"/><path fill="var(--q,none)" d="M12 4.5h24V9H12zM11 12h26v4.5H11zM12 19.5h24V24H12zM13 27h22v4.5H13z"/><path d="M8 43.5h32" stroke-width="3"/>',
  'idol-isis':
    '<path d="M12 4.5c-6 9-2 21 12 22.5 14-1.5 18-13.5 12-22.5 1 8-3 14.5-12 14.5S11 12.5 12 4.5z" fill="var(--q,none)"/><circle cx="24" cy="11.5" r="8" fill="var(--r,none)"/><path fill="var(--p,none)" d="M17 27h14l3 7c0 5-4.5 9.5-10 9.5S14 39 14 34z"/><path d="M14.5 33c5-2.5 14-2.5 19 0" stroke-width="1.7"/>',
  'idol-ra':
    '<circle cx="24" cy="15.5" r="12" fill="var(--p,none)"/><path fill="var(--q,none)" d="M24 27.5c4-4.5 6-8.5 4-12.5-1.3-2.5-5-2-5 .8 0 2 1.5 2.7 1.7 4.7.2 2.5-1.7 5-3.7 6.7z" stroke-width="1.7"/><path d="M11.5 27L6.5 38M17.5 31l-3 12.5M24 32v12.5M30.5 31l3 12.5M36.5 27l5 11" stroke-width="2.6"/>',
  'idol-thoth':
    '<path fill="var(--p,none)" d="M24 13.5c-1-6 3-10 9-9.5 5 .5 8 4 7.5 8.5-.4 4.5-3 7-4.5 11-1.5 4.5 0 9.5 3 14l-1 6H15c0-7 3.5-11.5 6.5-16 3-4 3.5-8 2.5-14z"/><path fill="var(--q,none)" d="M24.5 15.5C16 13.5 8 18 5.5 29.5c4-7 10-9.5 18.5-9z"/><circle cx="31.5" cy="10.5" r="2" fill="currentColor" stroke="none"/><path d="M22 31.5c5 3 10 3.5 14.5 1.5M18 37.5c6 3 13 3.5 19.5 1.5" stroke-width="1.7"/>',
  'idol-horus':
    '<path fill="var(--r,none)" d="M16.5 15.5L14.5 2.5h4.5l1.5 7.5h14l-1.5 5.5z" stroke-width="1.9"/><path fill="var(--q,none)" d="M22 10c-.3-4.5 1.5-8 4.5-8s4.8 3.5 4.5 8z" stroke-width="1.9"/><path fill="var(--p,none)" d="M17 16.5c5-3 13.5-2.5 17.5 1.5 3.5 2 6.5 4 7.5 7.5l-2.5 4c-1-2-2.5-3.5-4.5-4-1.5.7-2.5.8-3.5.5 0 6 1.5 10.5 6.5 17.5H9c0-9 2.5-14 5-18 1.5-3 1-6.5 3-9z"/><circle cx="27" cy="20.5" r="2.4" fill="currentColor" stroke="none"/><path d="M27 23.5c-.5 3-2 4.5-4 6M24.5 18.3c2-1 4-1 6 .2M13.5 34.5c6 3.5 13 4 20 2M11 39.5c7 3.5 16 4 24.5 2" stroke-width="1.7"/>',
  boat:
    '<path fill="var(--q,none)" d="M15 7h18c2 8 2 14 0 20H15c2-6 2-12 0-20z"/><path d="M24 4v29M13.5 7h21M13.5 27h21"/><path fill="var(--p,none)" d="M3.5 24c4 2 5 6 8 8.5h25c3-2.5 4-6.5 8-8.5 0 10-5 17-11 17h-19c-6 0-11-7-11-17z"/><path d="M14 37h20" stroke-width="1.6"/>',
  mark:
    '<rect x="2" y="2" width="44" height="44" rx="9" fill="#16306B" stroke="none"/><path d="M8 38H38V10H10V29.5H29.5V19H18" stroke="#F2C65A" stroke-width="4.6" stroke-linecap="butt" stroke-linejoin="miter"/>',
  papyrus:
    '<path d="M24 44V17M17 44c0-8-2-14-6-19M31 44c0-8 2-14 6-19"/><path fill="var(--p,none)" d="M14 17c1-8 5-12 10-12s9 4 10 12z"/><path fill="var(--p,none)" d="M4.5 27c0-5 2-8 5.5-8.5 3.5-.5 6 1.5 7.5 5.5zM43.5 27c0-5-2-8-5.5-8.5-3.5-.5-6 1.5-7.5 5.5z"/><path d="M19 16l2-9M24 16V6M29 16l-2-9" stroke-width="1.5"/>',
  star:
    '<path fill="currentColor" stroke="none" d="M24 3l3.7 13.7L42 16l-12.2 8 6.2 13.5L24 28.7 12 37.5 18.2 24 6 16l14.3.7z"/>',
  foot:
    '<path fill="currentColor" stroke="none" d="M17 14c5-1 10 1 11 7 .7 4-1.5 6.5-1.5 10.5 0 5 1 12-4 13-5.5 1-6.5-5.5-6.5-11 0-4.5-3-6-3-11 0-4 1-7.7 4-8.5z"/><g fill="currentColor" stroke="none"><circle cx="15.5" cy="8.5" r="3.6"/><circle cx="22.5" cy="7.5" r="2.7"/><circle cx="27.5" cy="9.5" r="2.3"/><circle cx="31" cy="13" r="2"/></g>',
  person:
    '<circle cx="24" cy="10.5" r="8" fill="currentColor" stroke="none"/><path fill="currentColor" stroke="none" d="M9 44c0-14 5-22 15-22s15 8 15 22z"/>',
  undo:
    '<path d="M16 9L7 18l9 9M7 18h21c8 0 13 5 13 12s-5 11-12 11h-9" stroke-width="4"/>',
  check:
    '<path d="M8 26l11 11L41 12" stroke-width="5"/>',
  next:
    '<path d="M16 8l18 16-18 16" stroke-width="4.5"/>',
  prev:
    '<path d="M32 8L14 24l18 16" stroke-width="4.5"/>',
  play:
    '<path fill="currentColor" d="M13 8l26 16-26 16z"/>',
  ends:
    '<path d="M12 8v32M36 8L18 24l18 16z" fill="currentColor" stroke-width="4"/>',
  menu:
    '<path d="M7 13h34M7 24h34M7 35h34" stroke-width="4"/>',
  help:
    '<path d="M15 16c0-6 4-10 9.5-10S34 10 34 15.5C34 22 25 22 25 30M25 39.5v.2" stroke-width="4.5"/>',
  sound:
    '<path fill="var(--p,none)" d="M6 18h8l11-9v30l-11-9H6z" stroke-width="3"/><path d="M32 17c3 4 3 10 0 14M38 11c6 8 6 18 0 26" stroke-width="3.4"/>',
  log:
    '<path d="M8 9h32M8 19h32M8 29h22M8 39h28" stroke-width="4"/>',
  hint:
    '<path d="M24 5c9 0 14.5 6 14.5 13.5 0 8-7 10-7.5 16.5H17c-.5-6.5-7.5-8.5-7.5-16.5C9.5 11 15 5 24 5zM18 42h12" stroke-width="3.6"/>',
  link:
    '<path d="M20 28c-4-4-4-9 0-13l6-6c4-4 9-4 13 0s4 9 0 13l-4 4M28 20c4 4 4 9 0 13l-6 6c-4 4-9 4-13 0s-4-9 0-13l4-4" stroke-width="3.8"/>',
  eyeopen:
    '<path d="M4 24c9-15 31-15 40 0-9 15-31 15-40 0z" stroke-width="3.4"/><circle cx="24" cy="24" r="6.5" fill="currentColor" stroke="none"/>',
  file:
    '<path d="M11 5h18l9 9v29H11zM28 5v10h10" stroke-width="3.4"/>',
  hourglass:
    '<path d="M12 5h24M12 43h24M15 5c0 10 6 14 9 19-3 5-9 9-9 19M33 5c0 10-6 14-9 19 3 5 9 9 9 19" stroke-width="3.4"/>',
  sleep:
    '<path d="M8 14h14L8 32h14M27 26h12L27 41h12" stroke-width="3.8"/>',
  close:
    '<path d="M11 11l26 26M37 11L11 37" stroke-width="4"/>',
  plus:
    '<path d="M24 9v30M9 24h30" stroke-width="4"/>',
  pause:
    '<path d="M16 9v30M32 9v30" stroke-width="7"/>',
  mute:
    '<path fill="var(--p,none)" d="M6 18h8l11-9v30l-11-9H6z" stroke-width="3"/><path d="M32 19l10 10M42 19L32 29" stroke-width="3.4"/>',
  chat:
    '<path d="M7 9h34v24H22l-9 8v-8H7z" stroke-width="3.4"/>',
  scales:
    '<path d="M24 5v36M14 42.5h20M6 12.5h36" stroke-width="3.4"/><path fill="var(--p,none)" d="M3.5 29L10 13l6.5 16c-1 4.5-12 4.5-13 0zM31.5 29L38 13l6.5 16c-1 4.5-12 4.5-13 0z" stroke-width="2.8"/>',
  print:
    '<path d="M13 17V5.5h22V17M13 35H6V17h36v18h-7" stroke-width="3.4"/><path fill="var(--q,none)" d="M13 28h22v15H13z" stroke-width="3.4"/>',
  again:
    '<path d="M39 16.5A17 17 0 1 0 41 27" stroke-width="4"/><path d="M41 6v11.5H29.5" stroke-width="4"/>',
  gear:
    '<path d="M24 5v7M24 36v7M5 24h7M36 24h7M10.5 10.5l5 5M32.5 32.5l5 5M10.5 37.5l5-5M32.5 15.5l5-5" stroke-width="4"/><circle cx="24" cy="24" r="8.5" stroke-width="3.6"/>',
  door:
    '<path d="M27 8H10v32h17M20 24h22M34 15l9 9-9 9" stroke-width="4"/>',
  flag:
    '<path d="M13 43V6h24l-6 8 6 8H13" stroke-width="4"/>',
  lock:
    '<path d="M12 21h24v20H12zM16 21v-6c0-5 3-8 8-8s8 3 8 8v6" stroke-width="3.4"/>',
  book:
    '<path fill="var(--p,none)" d="M24 12C19 8 12 7 5 8v30c7-1 14 0 19 4 5-4 12-5 19-4V8c-7-1-14 0-19 4z" stroke-width="3"/><path d="M24 12v30" stroke-width="3"/>',
  slip:
    '<path d="M7 12h11v10h11v10h12" stroke-width="4.6"/><path d="M33 24.5l8.5 7.5-8.5 7.5" stroke-width="4.6"/>',
  luck:
    '<g transform="rotate(-12 24 24)"><rect x="9" y="9" width="30" height="30" rx="7" fill="var(--p,none)" stroke-width="3.2"/><path d="M17 17h.1M31 17h.1M24 24h.1M17 31h.1M31 31h.1" stroke-width="6.2"/></g>',
  turn:
    '<path d="M6 35c15 0 18-22 35-22M6 13c15 0 18 22 35 22" stroke-width="4"/><path d="M34 6l7.5 7-7.5 7M34 28l7.5 7-7.5 7" stroke-width="4"/>',
  search:
    '<circle cx="20.5" cy="20.5" r="13" stroke-width="4"/><path d="M30.5 30.5L42 42" stroke-width="4.6"/>',
};

/** The body of each player's adventurer: its outline is the player's shape. */
export const BODIES: Record<string, { path: string; y: number; size: number }> = {
  L: { path: 'M24 17.5a13.7 13.7 0 1 1 0 27.4a13.7 13.7 0 1 1 0-27.4z', y: 38, size: 19 },
  C: { path: 'M12 19h24c.8 0 1.5.7 1.5 1.5v23c0 .8-.7 1.5-1.5 1.5H12c-.8 0-1.5-.7-1.5-1.5v-23c0-.8.7-1.5 1.5-1.5z', y: 38, size: 19 },
  G: { path: 'M24 14.5l15.5 15.7L24 46 8.5 30.2z', y: 36.5, size: 17 },
  M: { path: 'M24 14.5l16.5 29c.4.8 0 1.5-.8 1.5H8.3c-.8 0-1.2-.7-.8-1.5z', y: 41.5, size: 15 },
  A: { path: 'M9.5 18.5h29c0 13-3 21-14.5 27-11.5-6-14.5-14-14.5-27z', y: 34.5, size: 19 },
  O: { path: 'M17.5 17h13v7.5H39v12.5h-8.5V45h-13v-8H9V24.5h8.5z', y: 36.5, size: 18 },
};
