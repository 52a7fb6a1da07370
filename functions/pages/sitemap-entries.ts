import { episodePath } from '#shared/constants/episode-path.ts';
import { productPath } from '#shared/constants/product-path.ts';
import { listPublished as listArticles } from '../domain/articles/article-repository.ts';
import { createCachedCatalogue } from '../domain/catalogue/cached-catalogue.ts';
import { listPublished as listEpisodes } from '../domain/podcasts/podcast-repository.ts';
import { listPublished as listProducts } from '../domain/products/product-repository.ts';
import { readSitePages } from './built-pages.ts';

export interface SitemapEntry {
  /** A path on this site: `/articles/a`. */
  path: string;
  /** ISO 8601; unknown for built pages. */
  changedAt?: string;
}

const readArticles = createCachedCatalogue('articles', async () =>
  (await listArticles()).map(({ id, updatedAt }) => ({
    path: `/articles/${encodeURIComponent(id)}`,
    changedAt: updatedAt,
  })),
);
const readEpisodes = createCachedCatalogue('podcasts', async () =>
  (await listEpisodes()).map(({ id, updatedAt }) => ({
    path: episodePath(id),
    changedAt: updatedAt,
  })),
);

const readProducts = createCachedCatalogue('products', async () =>
  (await listProducts()).map(({ id, updatedAt }) => ({
    path: productPath(id),
    changedAt: updatedAt,
  })),
);

/** All URLs for search engines: public pages, and what is published. */
export async function readSitemapEntries(): Promise<SitemapEntry[]> {
  const [pages, articles, episodes, products] = await Promise.all([
    readSitePages(),
    readArticles(),
    readEpisodes(),
    readProducts(),
  ]);
  return [
    ...pages.filter(({ indexed }) => indexed).map(({ address }) => ({ path: address })),
    ...articles.rows,
    ...episodes.rows,
    ...products.rows,
  ];
}
