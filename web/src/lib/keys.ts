/** Keys that work anywhere at a table: digits pick from the choices, letters are for the tools. */
export interface Keys {
  choose: (index: number) => void;
  undo: () => void;
  log: () => void;
  hint: () => void;
  help: () => void;
  cancel: () => void;
}

/** Whether a key is meant for something else: a field, or a sheet, which may lie over the table without having the focus. */
export function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Does what a key is for; says whether it was for anything. */
export function handle(event: KeyboardEvent, keys: Keys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || elsewhere(event.target)) return false;
  const done = (): boolean => {
    event.preventDefault();
    return true;
  };
  if (/^[1-9]$/.test(event.key)) {
    keys.choose(Number(event.key) - 1);
    return done();
  }
  switch (event.key.toLowerCase()) {
    case 'u':
      keys.undo();
      return done();
    case 'l':
      keys.log();
      return done();
    case 'h':
      keys.hint();
      return done();
    case '?':
      keys.help();
      return done();
    case 'escape':
      keys.cancel();
      return done();
    default:
      return false;
  }
}
