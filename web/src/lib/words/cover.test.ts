import { describe, expect, it } from 'vitest';

import { Catalogue, coverOf, LANGUAGES, texts, type Language } from '.';

describe('the words of a cover', () => {
  const covers = (Object.keys(LANGUAGES) as Language[]).flatMap((language) => ['luxor', 'tutankhamun'].map((game) => [language, game] as const));
  it.each(covers)('say in %s of %s what the whole catalogue says, in far fewer', async (language, game) => {
    const [shared, whole, cover] = await Promise.all([texts(language, null), texts(language, game), texts(language, coverOf(game))]);
    const all = new Catalogue(language, [...shared, ...whole]);
    const some = new Catalogue(language, [...shared, ...cover]);
    const ids = [...whole.join('\n').matchAll(/^((?:game|how-|module-|option-)[\w-]*) =/gm)].map((found) => found[1]!);
    expect(ids).toContain('game');
    expect(ids).toContain('how-first');
    for (const id of ids) expect(some.say(id)).toBe(all.say(id));
    expect(cover.join('').length).toBeLessThan(whole.join('').length / 4);
  });
});
