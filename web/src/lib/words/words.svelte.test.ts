import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { Catalogue, date, firstLanguage, listed, MissingWords, negotiated, number, percent, say, texts, Words, words, type Language } from '.';

afterEach(() => words.use('en'));

describe('the language to begin with', () => {
  it('is the first of the browser that the page speaks, whatever its region', () => {
    expect(negotiated(['pt-BR', 'nl-BE', 'en'])).toBe('nl');
    expect(negotiated(['DE-ch'])).toBe('de');
    expect(negotiated(['pt-BR'])).toBe('en');
    expect(negotiated([])).toBe('en');
  });

  it('is the one that was chosen before, if the page still speaks it', () => {
    expect(firstLanguage('fr', ['nl'])).toBe('fr');
    expect(firstLanguage('', ['nl'])).toBe('nl');
    expect(firstLanguage('tlh', ['nl'])).toBe('nl');
    expect(firstLanguage('toString', ['nl'])).toBe('nl');
  });
});

describe('what is said', () => {
  it('is said in the language in use, with its plurals', async () => {
    expect(say('points', { points: 2 })).toBe('2 points');
    await words.use('fr');
    expect([0, 1, 2].map((points) => say('points', { points }))).toEqual(['0 point', '1 point', '2 points']);
    expect(say('take-back.do')).toBe('Reprendre');
  });

  it('has the words of a game beside those that all share', async () => {
    await words.use('nl');
    expect(words.of('luxor').say('tomb')).toBe('De grafkamer');
    expect(words.of('tutankhamun').say('underworld')).toBe('De onderwereld');
    expect(words.of('luxor').say('total')).toBe('Totaal');
  });

  it('is shown once, whatever words others learn later: who asks for words does not depend on those that come', async () => {
    const own = new Words((_, game) => Promise.resolve([game === null ? 'a = b' : `${game} = c`]));
    await own.use('en');
    let shown = 0;
    const stop = $effect.root(() => { $effect(() => { shown++; void own.learn('luxor'); }); });
    flushSync();
    await own.learn('luxor');
    await own.learn('tutankhamun');
    flushSync();
    stop();
    expect(shown).toBe(1);
  });

  it('is an error where a message, an attribute or an argument is missing', () => {
    expect(() => say('no-such-message')).toThrow(new MissingWords("there is no message 'no-such-message' in English"));
    expect(() => say('take-back.undo')).toThrow(MissingWords);
    expect(() => say('points')).toThrow("the message 'points' in English: Unknown variable: $points");
    expect(() => words.of('hnefatafl')).toThrow('the words of hnefatafl have not been loaded');
    expect(new Catalogue('en', ['a = b']).has('a.c')).toBe(false);
  });

  it('is seen at once by whoever shows it, when the language changes', async () => {
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => void seen.push(say('total')));
    });
    flushSync();
    await words.use('de');
    flushSync();
    stop();
    expect(seen).toEqual(['Total', 'Summe']);
  });

  it('writes numbers, shares, lists and dates as the language does', async () => {
    const all = () => [number(1234.5), number(-2), percent(0.41), listed(['a', 'b', 'c']), date(Date.UTC(2026, 2, 4, 12), { dateStyle: 'long', timeZone: 'UTC' })];
    expect(all()).toEqual(['1,234.5', '−2', '41%', 'a, b and c', '4 March 2026']);
    await words.use('de');
    expect(all()).toEqual(['1.234,5', '−2', '41\u00a0%', 'a, b und c', '4. März 2026']);
  });
});

describe('a change of language', () => {
  /** Texts that come when the test lets them. */
  function slow() {
    const waiting: { key: string; come: (text: string) => void; fail: () => void }[] = [];
    const read = (language: Language, game: string | null): Promise<string[]> =>
      new Promise((done, failed) => {
        const key = `${language}/${game ?? ''}`;
        waiting.push({ key, come: (text) => done([text]), fail: () => failed(new Error(`no ${key}`)) });
      });
    const come = async (key: string, text: string): Promise<void> => {
      for (const each of waiting.filter((one) => one.key === key)) each.come(text);
      await new Promise((later) => setTimeout(later));
    };
    return { waiting, come, spoken: new Words(read) };
  }

  it('is made when all words are there, and the last wish counts', async () => {
    const { come, spoken } = slow();
    const first = spoken.use('en');
    await come('en/', 'hello = Hello');
    await first;
    const dutch = spoken.use('nl');
    expect(spoken.say('hello')).toBe('Hello');
    const german = spoken.use('de');
    await come('nl/', 'hello = Hallo');
    expect(spoken.language).toBe('en');
    await come('de/', 'hello = Guten Tag');
    await Promise.all([dutch, german]);
    expect([spoken.language, spoken.say('hello')]).toEqual(['de', 'Guten Tag']);
  });

  it('that cannot be loaded leaves the language as it was, and can be tried again', async () => {
    const { come, spoken, waiting } = slow();
    const first = spoken.use('en');
    await come('en/', 'hello = Hello');
    await first;
    const failing = expect(spoken.use('nl')).rejects.toThrow('no nl/');
    waiting.at(-1)!.fail();
    await failing;
    expect(spoken.say('hello')).toBe('Hello');
    const again = spoken.use('nl');
    await come('nl/', 'hello = Hallo');
    await again;
    expect(spoken.say('hello')).toBe('Hallo');
  });

  it('takes the words of open games with it', async () => {
    const spoken = new Words(texts);
    await spoken.use('en');
    expect(spoken.knows('luxor')).toBe(false);
    await spoken.learn('luxor');
    await spoken.use('de');
    expect(spoken.of('luxor').say('stairs')).toBe('Die Treppe');
    await spoken.learn('a game without words');
    expect(spoken.of('a game without words').say('total')).toBe('Summe');
  });
});
