import { createCachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { withAllVisits } from '../catalogue/visit-counter-repository.ts';
import { listPublished } from './podcast-repository.ts';
import { toSummary } from './present-podcast.ts';

/** The published episodes, newest first, cached in memory. */
export const readCatalogue = createCachedCatalogue('podcasts', async () =>
  (await withAllVisits('podcasts', listPublished())).map(toSummary),
);
