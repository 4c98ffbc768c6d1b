export type Size = 'laptop' | 'tablet' | 'phone' | 'wide-phone';

/** Which of the layouts fits a window. */
export function sizeOf(width: number, height: number): Size {
  if (width < 700) return 'phone';
  if (height < 520 && width < 1000) return 'wide-phone';
  return width < 1200 ? 'tablet' : 'laptop';
}

/** The classes of a layout: a phone on its side is a phone, too. */
export function classOf(size: Size): string {
  return size === 'wide-phone' ? 'phone wide-phone' : size;
}
