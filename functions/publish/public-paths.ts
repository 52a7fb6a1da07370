import type { CatalogueKind } from '../domain/catalogue/catalogue-version.ts';

/**
 * What the edge may keep of each catalogue, as CloudFront's invalidations write it: a `*` at the end covers queries and
 * everything deeper.
 */
export const publicPaths: Record<CatalogueKind, readonly string[]> = {
  articles: ['/api/articles*', '/articles*', '/store*', '/sitemap*'],
  podcasts: ['/api/podcasts*', '/feeds/*', '/podcasthub*', '/store*', '/sitemap*'],
  products: ['/api/products*', '/store*'],
};
