import { expect, test } from 'vitest';
import { articles } from '#web/src/features/admin/catalogues/articles/messages.ts';
import { bundles } from '#web/src/features/admin/catalogues/bundles/messages.ts';
import { episodes } from '#web/src/features/admin/catalogues/episodes/messages.ts';
import { products } from '#web/src/features/admin/catalogues/products/messages.ts';
import { previewLines } from '#web/src/features/admin/bulk/bulk-texts.ts';
import * as lists from '#web/src/features/admin/lists/messages.ts';

const catalogues = { articles, bundles, episodes, products };

test.each(Object.entries(lists))('a list of %s mentions no other kind', (many, words) => {
  const others = Object.keys(lists).filter((name) => name !== many);
  const texts = [
    ...[words.label, words.pages, words.noneSoFar, words.searchOlder],
    ...[words.count(2, '2'), words.matches(2, '2'), words.searchedBackTo('1 May')],
    ...[words.noneMatches('x'), words.noneMatchesSoFar('x')],
  ];
  for (const text of texts) {
    expect(text).toMatch(new RegExp(`\\b${many}\\b`));
    expect(others.filter((name) => text.includes(name))).toEqual([]);
  }
  expect(words.count(1, '1')).not.toContain(many);
  expect(words.matches(1, '1')).toMatch(/^1 \w+ matches$/);
  expect(words.matches(1200, '1,200')).toBe(`1,200 ${many} match`);
});

test.each(Object.entries(catalogues))('the page of %s mentions no other kind', (many, words) => {
  const others = Object.keys(catalogues).map((name) => name.slice(0, -1));
  const own = many.slice(0, -1);
  const { changes, list, noneIn, ...said } = words;
  const counted = Object.values(changes).flatMap(({ title, will, done, unchanged }) =>
    [title, will, done, unchanged].flatMap((text) => [text(1, '1'), text(3, '3')]),
  );
  expect(list.label).toBe(many);
  for (const text of [...Object.values(said), ...Object.values(noneIn), ...counted]) {
    expect(text.toLowerCase()).toContain(own);
    expect(others.filter((name) => name !== own && text.includes(name))).toEqual([]);
  }
});

test('a change of one item is in the singular', () => {
  const item = { id: 'a', title: 'A', outcome: 'changed' as const };
  const { changes } = catalogues.articles;
  expect(previewLines('delete', [item], changes)).toEqual([
    '1 article will be deleted. It disappears from the site and this list, and can’t be restored.',
  ]);
  expect(previewLines('delete', [item, { ...item, id: 'b' }], changes)).toEqual([
    '2 articles will be deleted. They disappear from the site and this list, and can’t be restored.',
  ]);
});
