import { expect, it } from 'vitest';
import { authorKey, findByName } from '#functions/domain/authors/author.ts';

const ada = {
  id: 'a',
  name: 'Zoë Straße',
  line: 'She counts.',
  updatedAt: '2026-11-27T09:00:00.000Z',
};

it.each(['Zoë Straße', '  zoë STRASSE ', 'Zoe\u0308 Straße', 'ZOË\u00a0STRAẞE', 'Ｚoë Straße'])(
  'finds an author as %s',
  (name) => expect(findByName([ada], name)).toBe(ada),
);

it.each(['Zoe Straße', 'Zoë Strase', 'constructor', ''])('finds nobody as “%s”', (name) =>
  expect(findByName([ada], name)).toBeUndefined(),
);

it('has one key for both small sigmas', () => {
  expect(authorKey('ΠΥΘΑΓΟΡΑΣ')).toBe(authorKey('πυθαγορας'));
  expect(authorKey('πυθαγορας')).toBe(authorKey('πυθαγορασ'));
});
