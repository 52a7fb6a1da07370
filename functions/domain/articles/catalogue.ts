import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import { withAllVisits } from '../catalogue/visit-counter-repository.ts';
import type { ArticleRow } from './article.ts';
import { toSummary } from './present-article.ts';

/** The published articles, cached in memory. */
export const readCatalogue = createPublicCatalogue('articles', async (rows: ArticleRow[]) =>
  (await withAllVisits('articles', Promise.resolve(rows))).map(toSummary),
);
