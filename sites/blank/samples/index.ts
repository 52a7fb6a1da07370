import type { SiteSamples } from '#shared/samples/sample.ts';

/** The sample items of a new local stack: none, so that you can add your own. */
export const samples: SiteSamples = { papers: [], episodes: [], products: [] };
