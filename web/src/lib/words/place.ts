import { FluentType, type FluentFunction } from '@fluent/bundle';

/** A place on the board inside a sentence: marked, so that the log can light it; with its article where it is heard, if the catalogue says so. */
export class Place extends FluentType<number> {
  constructor(
    value: number,
    private readonly article = false,
  ) {
    super(value);
  }

  override toString(): string {
    return `${this.article ? '\uE002' : '\uE000'}${this.value}\uE001`;
  }

  the(): Place {
    return new Place(this.value, true);
  }
}

/** A figure that names a place: marked if it is a number, and as it is if it is a word such as stairs. */
export function place(figure: number | string): Place | string {
  return typeof figure === 'number' ? new Place(figure) : figure;
}

/** What catalogues may say of a place: that it has its article where it is heard. */
export const FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  THE_PLACE: ([figure]) => (figure instanceof Place ? figure.the() : figure!),
};
