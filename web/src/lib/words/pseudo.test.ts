import { expect, it } from 'vitest';

import { Catalogue, texts, Words, words } from '.';
import { pseudo } from './pseudo';

it('makes every text a third longer, and leaves what is put into it', () => {
  const made = new Catalogue('en', ['takes = { $name } takes the vase: { $points ->\n    [one] 1 point\n   *[other] { $points } points\n }'], pseudo);
  expect(made.say('takes', { name: 'Mina Cooper', points: 3 })).toBe('Mina Cooper tááákës thëë vááásë: 3 põõõîñts');
});

it('goes for all words in use, those of games too', async () => {
  const spoken = new Words(texts, pseudo);
  await spoken.use('en');
  await spoken.learn('luxor');
  for (const id of ['total', 'language']) {
    expect(spoken.say(id)).not.toBe(words.say(id));
    expect(spoken.say(id).length).toBeGreaterThanOrEqual((words.say(id).length * 4) / 3);
  }
  expect(spoken.of('luxor').say('stairs')).toBe(pseudo('The stairs'));
});
