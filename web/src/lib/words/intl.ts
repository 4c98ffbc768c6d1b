/** Numbers, lists and dates as the language in use writes them. */
import { LOCALES } from './languages';
import { words } from './words.svelte';

/** Things in a row, the last with "and". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[words.language], { type: 'conjunction' }).format(parts);
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[words.language], options).format(value).replace(/^-/, '−');
}

/** A share of 1 in whole percent. */
export function percent(share: number): string {
  return number(share, { style: 'percent', maximumFractionDigits: 0 });
}

export function date(time: number | Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return new Intl.DateTimeFormat(LOCALES[words.language], options).format(time);
}
