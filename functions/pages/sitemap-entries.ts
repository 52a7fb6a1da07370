import { articlePath } from '#shared/constants/article-path.ts';
import { bundlePath } from '#shared/constants/bundle-path.ts';
import { episodePath } from '#shared/constants/episode-path.ts';
import { productPath } from '#shared/constants/product-path.ts';
import type { CatalogueItem } from '../domain/catalogue/catalogue-repository.ts';
import type { CatalogueKind } from '../domain/items/catalogue-kind.ts';
import { createRowMap } from '../domain/catalogue/lists/map-rows.ts';
import { createPublicCatalogue } from '../domain/catalogue/public-catalogue.ts';
import { readSitePages } from './built-pages.ts';

export interface SitemapEntry {
  /** A path on this site: `/articles/a`. */
  path: string;
  /** ISO 8601; unknown for built pages. */
  changedAt?: string;
}

const readArticles = entriesOf('articles', articlePath);
const readEpisodes = entriesOf('podcasts', episodePath);
const readProducts = entriesOf('products', productPath);
const readBundles = entriesOf('bundles', bundlePath);

/** Lists all URLs for search engines: public pages and published items. */
export async function readSitemapEntries(): Promise<SitemapEntry[]> {
  const [pages, articles, episodes, products, bundles] = await Promise.all([
    readSitePages(),
    readArticles(),
    readEpisodes(),
    readProducts(),
    readBundles(),
  ]);
  return [
    ...pages.filter(({ indexed }) => indexed).map(({ pathname }) => ({ path: pathname })),
    ...articles.rows,
    ...episodes.rows,
    ...products.rows,
    ...bundles.rows,
  ];
}

function entriesOf(kind: CatalogueKind, pathOf: (id: string) => string) {
  const toEntry = ({ id, updatedAt }: CatalogueItem) => ({
    path: pathOf(id),
    changedAt: updatedAt,
  });
  return createPublicCatalogue(kind, createRowMap(toEntry));
}
