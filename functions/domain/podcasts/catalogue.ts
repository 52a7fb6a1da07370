import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import { withAllVisits } from '../catalogue/visit-counter-repository.ts';
import type { EpisodeRow } from './podcast.ts';
import { toSummary } from './present-podcast.ts';

/** The published episodes, newest first, cached in memory. */
export const readCatalogue = createPublicCatalogue('podcasts', async (rows: EpisodeRow[]) =>
  (await withAllVisits('podcasts', Promise.resolve(rows))).map(toSummary),
);
