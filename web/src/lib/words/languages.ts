/** The languages that the page speaks, each by its own name. */
export const LANGUAGES = { en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

/** The setting of a language that nobody speaks (`pseudo.ts`). Only tests set it: the page offers it to nobody. */
export const PSEUDO = 'qps';

/** How each writes numbers, lists and dates; British English has no comma before "and". */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl', de: 'de', fr: 'fr' };

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}

/** The first of the wanted languages that the page speaks, regions aside; else English. */
export function negotiated(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-')[0]!.toLowerCase()).find(isLanguage) ?? 'en';
}
