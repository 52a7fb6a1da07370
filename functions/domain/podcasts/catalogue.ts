import { createRowMap } from '../catalogue/lists/map-rows.ts';
import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import type { EpisodeRow } from './episode.ts';
import { toSummary } from './present-episode.ts';

/** The published episodes, newest first, cached in memory. */
export const readCatalogue = createPublicCatalogue(
  'podcasts',
  createRowMap((row: EpisodeRow) => toSummary(row)),
  { isCounted: true },
);
