import type { WaysToAsk } from '#shared/assistant/fact.ts';

/** Complete questions for the facts of this site. */
export const siteWaysToAsk: WaysToAsk = {};
