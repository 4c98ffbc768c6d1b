/** How a table lays itself out, by the width and the height of the window in the reader's text size (rem): text of twice the size is a window half as large. */

/** Desk: columns at both sides and the shelf at the foot. Portrait: rows. Column: a phone held upright. Side: the board takes the whole height, all else one column beside it. */
export type Form = 'desk' | 'portrait' | 'column' | 'side';

export interface Size {
  readonly form: Form;
  /** Not high for its form: bar, cards and words give way. */
  readonly low: boolean;
  /** Not wide for its form: columns narrow, words go. */
  readonly narrow: boolean;
  /** Column and side: chips and a strip in place of panels, and the rest in sheets. */
  readonly phone: boolean;
  /** So low that more folds: beside the board the strip, at a desk the supplies. */
  readonly shallow: boolean;
  /** Too small for a whole table: the page scrolls. */
  readonly scrolls: boolean;
  /** Pixels of a rem: drawings grow with the text. */
  readonly rem: number;
  /** The same as classes for style sheets. */
  readonly classes: string;
}

/** A desk is at least so wide and so high, in rem. */
const DESK = { width: 62, height: 34 };

export function sizeOf(width: number, height: number, rem: number): Size {
  const [w, h] = [width / rem, height / rem];
  const form: Form =
    w >= DESK.width && h >= DESK.height ? 'desk'
    : w < 33 || (w < 44 && h >= DESK.height) ? 'column'
    : w >= 44 && w < DESK.width && h >= 52 ? 'portrait'
    : 'side';
  const low = { desk: h <= 50, portrait: false, column: h < 48, side: h < 25 }[form];
  const narrow = { desk: w < 76, portrait: false, column: w < 24, side: w < 42 }[form];
  const phone = form === 'column' || form === 'side';
  const scrolls = form === 'column' ? w < 20 || h < 30 : form === 'side' && h < 19;
  const shallow = (form === 'side' && h < 22) || (form === 'desk' && h < 40);
  const flags = { low, narrow, phone, shallow, scrolls };
  const classes = [form, ...Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []))].join(' ');
  return { form, ...flags, rem, classes };
}
