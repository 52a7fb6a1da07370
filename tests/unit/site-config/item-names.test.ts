import { afterEach, expect, it, vi } from 'vitest';
import { articlesOnly } from '../../support/articles-only.ts';
import { episodesOnly, filesOnly } from '../../support/one-kind-only.ts';

afterEach(() => vi.doUnmock('#shared/site-config/capabilities.ts'));

it.each([
  ['papers', articlesOnly, 'papers', 'papers', 'papers'],
  ['episodes', episodesOnly, 'episodes', 'episodes', 'episodes'],
  ['files', filesOnly, 'products', 'products', 'products'],
  [
    'papers and episodes',
    { ...articlesOnly, podcasts: true },
    'papers or episodes',
    'papers and episodes',
    'papers',
  ],
  [
    'episodes and files',
    { ...filesOnly, podcasts: true },
    'episodes or products',
    'episodes and products',
    'episodes',
  ],
  [
    'everything',
    { ...articlesOnly, podcasts: true, products: true },
    'papers, episodes or products',
    'papers, episodes and products',
    'papers',
  ],
])('names the items of a shop of %s', async (_shop, capabilities, any, all, main) => {
  vi.resetModules();
  vi.doMock('#shared/site-config/capabilities.ts', () => ({ capabilities }));
  const { itemNames, mainItemName } = await import('#shared/site-config/item-names.ts');
  expect([itemNames('or'), itemNames('and'), mainItemName]).toEqual([any, all, main]);
});
