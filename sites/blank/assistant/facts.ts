import type { Fact } from '#shared/assistant/fact.ts';

/** What the assistant knows about this company besides its pages and its catalogue. */
export const siteFacts: readonly Fact[] = [];
