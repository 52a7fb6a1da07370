import { createRowMap } from '../catalogue/lists/map-rows.ts';
import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import type { ArticleRow } from './article.ts';
import { toSummary } from './present-article.ts';

/** The published articles, cached in memory. */
export const readCatalogue = createPublicCatalogue(
  'articles',
  createRowMap((row: ArticleRow) => toSummary(row)),
  { isCounted: true },
);
