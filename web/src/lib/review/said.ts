/** What is said in a review: words that are loaded with it. */
import { number, words, type Args } from '../words';

export const REVIEW = 'review';

export function say(id: string, args?: Args): string {
  return words.of(REVIEW).say(id, args);
}

/** A change with its sign, such as +3 or −1.5. */
export function signed(value: number, digits = 0): string {
  return number(tidy(value, digits), { signDisplay: 'exceptZero', maximumFractionDigits: digits });
}

/** A change of a chance in whole percent, with its sign. */
export function signedPercent(share: number): string {
  return number(tidy(share, 2), { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}

/** Rounded, and never minus nothing. */
function tidy(value: number, digits: number): number {
  return Number(value.toFixed(digits)) || 0;
}
