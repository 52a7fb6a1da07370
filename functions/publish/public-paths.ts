import { homePage } from '#shared/constants/home-page.ts';
import type { CatalogueKind } from '../domain/items/catalogue-kind.ts';

/** CloudFront may cache the home page under either path. */
const home = ['/', homePage];

/** The paths to invalidate for each catalogue; a trailing `*` includes queries and everything below. */
export const publicPaths: Record<CatalogueKind | 'authors', readonly string[]> = {
  articles: [
    ...home,
    '/api/articles*',
    '/api/bundles*',
    '/articles*',
    '/store*',
    '/sitemap*',
    '/media/previews/articles/*',
  ],
  podcasts: [
    ...home,
    '/api/podcasts*',
    '/api/bundles*',
    '/feeds/*',
    '/podcasthub*',
    '/store*',
    '/sitemap*',
  ],
  products: [
    ...home,
    '/api/products*',
    '/api/bundles*',
    '/store*',
    '/sitemap*',
    '/media/previews/products/*',
  ],
  // The pages of all items, which contain what the seller says about their authors.
  authors: [
    '/api/articles*',
    '/api/podcasts*',
    '/api/products*',
    '/articles*',
    '/podcasthub*',
    '/store*',
  ],
  bundles: ['/api/bundles*', '/store*', '/sitemap*'],
};
