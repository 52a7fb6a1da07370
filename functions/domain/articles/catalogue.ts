import { createCachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { withAllVisits } from '../catalogue/visit-counter-repository.ts';
import { listPublished } from './article-repository.ts';
import { toSummary } from './present-article.ts';

/** The published articles, cached in memory. */
export const readCatalogue = createCachedCatalogue('articles', async () =>
  (await withAllVisits('articles', listPublished())).map(toSummary),
);
