/** The language in use and its words. Everything that says something reads them here, so that a change is seen at once. */
import { untrack } from 'svelte';

import { Catalogue, type Args } from './catalogue';
import { isLanguage, negotiated, type Language } from './languages';

type Texts = Record<string, () => Promise<string>>;
// Each file is a chunk of its own: a reader loads one language.
const SHARED: Texts = import.meta.glob<string>('../../../../src/waset/words/*.ftl', { query: '?raw', import: 'default' });
const PAGE: Texts = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' });
const GAMES: Texts = import.meta.glob<string>('../../../../src/waset/games/*/words/*.ftl', { query: '?raw', import: 'default' });
/** Of each game only what its cover says (`scripts/cover.ts`). */
const COVERS: Texts = import.meta.glob<string>('../../../../src/waset/games/*/words/*.ftl', { query: '?cover', import: 'default' });
/** What the lessons of each game say. */
const LESSONS: Texts = import.meta.glob<string>('../../../../src/waset/games/*/lessons/*.ftl', { query: '?raw', import: 'default' });
/** What only one part of the page says, loaded with it: each a folder. */
const PARTS: Texts = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default' });
/** What a check finds in an edition, of any game and of each. */
const FOUND: Texts = import.meta.glob<string>(['../../../../src/waset/words/findings/*.ftl', '../../../../src/waset/games/*/findings/*.ftl'], { query: '?raw', import: 'default' });
const COVER = ' cover';
const LESSON = ' lessons';
const FINDING = ' findings';
/** What only a game's rules on one page say. */
const RULES: Texts = import.meta.glob<string>('../games/*/rules/*.ftl', { query: '?raw', import: 'default' });
const BOOK = ' rules';

/** The name under which the words of a game's cover are learned, without the rest of what the game can say. */
export function coverOf(game: string): string {
  return game + COVER;
}

/** The name under which the words of a game's lessons are learned. */
export function lessonsOf(game: string): string {
  return game + LESSON;
}

/** The name under which the words of what a check finds in editions of a game are learned. */
export function findingsOf(game: string): string {
  return game + FINDING;
}

/** The name under which the words of a game's rules on one page are learned, together with the game's own. */
export function rulesOf(game: string): string {
  return game + BOOK;
}

/** The texts of what all games share and what the page adds, or of one game or part of the page alone; none for a game without words. */
export function texts(language: Language, game: string | null): Promise<string[]> {
  const all = game === null ? [SHARED, PAGE] : game.endsWith(COVER) ? [COVERS] : game.endsWith(LESSON) ? [LESSONS] : game.endsWith(FINDING) ? [FOUND] : game.endsWith(BOOK) ? [GAMES, RULES] : [GAMES, PARTS];
  const name = game?.replace(COVER, '').replace(LESSON, '').replace(FINDING, '').replace(BOOK, '');
  const ends = game === null ? [`/${language}.ftl`] : [...['words', 'lessons', 'findings', 'rules'].map((folder) => `/${name}/${folder}/${language}.ftl`), `/words/${game.endsWith(FINDING) ? 'findings' : name}/${language}.ftl`];
  return Promise.all(all.flatMap((each) => Object.keys(each).filter((path) => ends.some((end) => path.endsWith(end))).map((path) => each[path]!())));
}

interface Spoken {
  language: Language;
  /** The catalogue of each game that is open, with the shared words in it; theirs alone under null. */
  catalogues: ReadonlyMap<string | null, Catalogue>;
}

/** Speaks one language at a time. A change is made as a whole, when all words of the new language are there. */
export class Words {
  private now = $state.raw<Spoken | null>(null);
  private wanted: Language | null = null;
  private readonly open = new Set<string>();
  private readonly made = new Map<string, Promise<Catalogue>>();

  constructor(
    private readonly read = texts,
    /** Changes every text of the catalogues; tests of the layout do (`pseudo.ts`). */
    public transform?: (text: string) => string,
  ) {}

  /** The language in use. */
  get language(): Language {
    return this.spoken.language;
  }

  /** Speaks a language from now on; a failure leaves the one before. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    try {
      await this.settle();
    } catch (error) {
      if (this.wanted === language) this.wanted = this.now?.language ?? null;
      throw error;
    }
  }

  /** Has the words of a game too, in the language in use and in any that comes after it. */
  async learn(game: string): Promise<void> {
    if (untrack(() => this.now)?.catalogues.has(game)) return; // or what is shown would be made anew with every word that is learned
    this.open.add(game);
    try {
      await this.settle();
    } catch (error) {
      if (!this.now?.catalogues.has(game)) this.open.delete(game);
      throw error;
    }
  }

  /** A message of the words that all games share. */
  say(id: string, args?: Args): string {
    return this.catalogue(null).say(id, args);
  }

  /** The words that all games share. */
  get shared(): Catalogue {
    return this.catalogue(null);
  }

  /** Whether there is such a message, for what may be named from outside. */
  has(id: string): boolean {
    return this.catalogue(null).has(id);
  }

  /** The words of a game that has been learned, with the shared ones. */
  of(game: string): Catalogue {
    return this.catalogue(game);
  }

  /** Whether the words of a game are there. */
  knows(game: string): boolean {
    return this.spoken.catalogues.has(game);
  }

  private get spoken(): Spoken {
    if (this.now === null) throw new Error('no language is in use yet');
    return this.now;
  }

  private catalogue(game: string | null): Catalogue {
    const found = this.spoken.catalogues.get(game);
    if (!found) throw new Error(`the words of ${game ?? 'the page'} have not been loaded`);
    return found;
  }

  /** Loads until what is there is what is wanted, which may change in between. */
  private async settle(): Promise<void> {
    for (;;) {
      const language = this.wanted;
      if (language === null) return;
      const games: (string | null)[] = [null, ...this.open];
      const found = await Promise.all(games.map((game) => this.known(language, game)));
      if (language !== this.wanted || games.length !== this.open.size + 1) continue;
      this.now = { language, catalogues: new Map(games.map((game, index) => [game, found[index]!])) };
      return;
    }
  }

  private known(language: Language, game: string | null): Promise<Catalogue> {
    const key = `${language}/${game ?? ''}`;
    let found = this.made.get(key);
    if (!found) {
      found = this.compile(language, game);
      this.made.set(key, found);
      found.catch(() => this.made.delete(key));
    }
    return found;
  }

  private async compile(language: Language, game: string | null): Promise<Catalogue> {
    const [shared, own] = await Promise.all([this.read(language, null), game === null ? [] : this.read(language, game)]);
    return new Catalogue(language, [...shared, ...own], this.transform);
  }
}

export const words = new Words();

/** A message of the words that all games share, in the language in use: `say('wins', {…})`, `say('take-back.do')`. */
export function say(id: string, args?: Args): string {
  return words.say(id, args);
}

/** The language to begin with: the one that was chosen here before, else the browser's. */
export function firstLanguage(chosen: string, browser: readonly string[]): Language {
  return isLanguage(chosen) ? chosen : negotiated(browser);
}
