import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Whole questions for the facts of this site. */
export const siteWaysToAsk: WaysToAsk = {};
