import { expect, it } from 'vitest';
import type { Author } from '#functions/domain/authors/author.ts';
import { replaceAuthor } from '#functions/domain/authors/replace-author.ts';
import { maxFormerNames } from '#shared/contracts/authors.ts';

const author = (id: string, name: string, formerNames?: string[]): Author => ({
  id,
  name,
  ...(formerNames && { formerNames }),
  line: 'They write.',
  updatedAt: '2026-11-28T09:00:00.000Z',
});

/** Gives the first author these names, one after the other. */
function rename(authors: readonly Author[], ...names: string[]) {
  return names.reduce<ReturnType<typeof replaceAuthor>>(
    ({ authors: [first, ...others] }, name) =>
      replaceAuthor([first!, ...others], first!, { ...first!, name }),
    { authors },
  );
}

const formerNames = (authors: readonly Author[]) => authors.map((one) => one.formerNames ?? []);

it('keeps the names that an author gives up, the latest first', () => {
  const { authors, dropped } = rename([author('a', 'Ada'), author('b', 'Bo')], 'Ada B.', 'Ada C.');
  expect(formerNames(authors)).toEqual([['Ada B.', 'Ada'], []]);
  expect(dropped).toBeUndefined();
});

it('keeps no name that the author has now, and none twice', () => {
  const { authors } = rename([author('a', 'Ada')], 'Ada B.', 'ADA', 'Ada ', 'Ada B.');
  expect(formerNames(authors)).toEqual([['Ada ']]);
});

it('takes a change of case as the same name', () => {
  const { authors } = rename([author('a', 'Ada')], 'ADA');
  expect(authors).toEqual([author('a', 'ADA')]);
});

it('drops the oldest of too many and says so', () => {
  const names = Array.from({ length: maxFormerNames + 1 }, (_, at) => `Ada ${at}`);
  const { authors, dropped } = rename([author('a', 'Ada')], ...names);
  expect(authors[0]!.formerNames).toHaveLength(maxFormerNames);
  expect(authors[0]!.formerNames).not.toContain('Ada');
  expect(dropped).toBe('Ada');
});

it('leaves a former name to the last author who had it', () => {
  const { authors } = rename([author('b', 'ADA'), author('a', 'Ada King', ['Ada', 'A.'])], 'Bo');
  expect(formerNames(authors)).toEqual([['ADA'], ['A.']]);
});
