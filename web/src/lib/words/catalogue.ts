import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, LOCALES, type Language } from './languages';
import { FUNCTIONS } from './place';

export type Args = Readonly<Record<string, FluentVariable>>;

/** A message, or an argument of one, that a catalogue does not have. */
export class MissingWords extends Error {}

/** The messages of one language, by their ids; an attribute is `message.attribute`. What is not there is an error. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
    transform?: (text: string) => string,
  ) {
    // Only names of players are isolated (`named`), as in the terminal, so that both say the same.
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false, transform, functions: FUNCTIONS });
    for (const text of texts) {
      const [wrong] = this.bundle.addResource(new FluentResource(text));
      if (wrong) throw wrong;
    }
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) return this.missing(`there is no message '${id}' in ${LANGUAGES[this.language]}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    return errors[0] ? this.missing(`the message '${id}' in ${LANGUAGES[this.language]}: ${errors[0].message}`) : text;
  }

  private pattern(id: string) {
    const [name, attribute] = id.split('.') as [string, string | undefined];
    const message = this.bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  /** An error wherever somebody works on the page. A reader who has one all the same gets a gap, not an id. */
  private missing(what: string): string {
    if (!import.meta.env.PROD) throw new MissingWords(what);
    console.error(what);
    return '…';
  }
}
