import { expect, it } from 'vitest';

import { named, plain } from '.';

it('keeps a name of any script in one piece', () => {
  expect(named('نور')).toBe('\u2068نور\u2069');
  expect(plain(`${named('Mina')} wins`)).toBe('Mina wins');
});
