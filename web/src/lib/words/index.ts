export { Catalogue, MissingWords, type Args } from './catalogue';
export { date, listed, number, percent } from './intl';
export { isLanguage, LANGUAGES, negotiated, type Language } from './languages';
export { isolated, named, plain } from './marks';
export { coverOf, findingsOf, firstLanguage, lessonsOf, rulesOf, say, texts, Words, words } from './words.svelte';
