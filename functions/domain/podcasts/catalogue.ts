import { createCachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { listPublished } from './podcast-repository.ts';
import { toSummary } from './present-podcast.ts';

/** The published episodes, newest first, cached in memory. */
export const readCatalogue = createCachedCatalogue('podcasts', async () =>
  (await listPublished()).map(toSummary),
);
