import { createCachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { listPublished } from './article-repository.ts';
import { toSummary } from './present-article.ts';

/** The published articles, cached in memory. */
export const readCatalogue = createCachedCatalogue('articles', async () =>
  (await listPublished()).map(toSummary),
);
