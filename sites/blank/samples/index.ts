import type { SiteSamples } from '#shared/samples/sample.ts';

/** What a new local stack starts with. Nothing: the shop is yours to fill. */
export const samples: SiteSamples = { papers: [], episodes: [], products: [] };
