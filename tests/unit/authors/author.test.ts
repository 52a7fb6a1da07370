import { expect, it } from 'vitest';
import { createAuthorFinder } from '#functions/domain/authors/author.ts';
import { authorKey } from '#shared/authors/author-key.ts';

const ada = {
  id: 'a',
  name: 'Zoë Straße',
  line: 'She counts.',
  updatedAt: '2026-11-27T09:00:00.000Z',
};

it.each(['Zoë Straße', '  zoë STRASSE ', 'Zoe\u0308 Straße', 'ZOË\u00a0STRAẞE', 'Ｚoë Straße'])(
  'finds an author as %s',
  (name) => expect(createAuthorFinder([ada])(name)).toBe(ada),
);

it.each(['Zoe Straße', 'Zoë Strase', 'constructor', ''])('finds nobody as "%s"', (name) =>
  expect(createAuthorFinder([ada])(name)).toBeUndefined(),
);

it('has one key for both forms of the small sigma', () => {
  expect(authorKey('ΠΥΘΑΓΟΡΑΣ')).toBe(authorKey('πυθαγορας'));
  expect(authorKey('πυθαγορας')).toBe(authorKey('πυθαγορασ'));
});

it('finds an author by a former name, ignoring case, unless another author has that name now', () => {
  const renamed = { ...ada, name: 'Zoë King', formerNames: ['Zoë Straße', 'Z. Strasse'] };
  const find = createAuthorFinder([renamed]);
  expect(['zoë king', 'ZOË STRASSE', ' z. straße'].map(find)).toEqual([renamed, renamed, renamed]);
  const namesake = { ...ada, id: 'b', name: 'ZOË STRASSE' };
  for (const authors of [
    [renamed, namesake],
    [namesake, renamed],
  ]) {
    expect(createAuthorFinder(authors)('Zoë Straße')).toBe(namesake);
  }
});
