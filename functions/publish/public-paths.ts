import type { CatalogueKind } from '../domain/catalogue/catalogue-version-repository.ts';

/** The paths to invalidate for each catalogue; a trailing `*` includes queries and everything below. */
export const publicPaths: Record<CatalogueKind, readonly string[]> = {
  articles: ['/api/articles*', '/articles*', '/store*', '/sitemap*', '/media/previews/articles/*'],
  podcasts: ['/api/podcasts*', '/feeds/*', '/podcasthub*', '/store*', '/sitemap*'],
  products: ['/api/products*', '/store*', '/sitemap*', '/media/previews/products/*'],
};
