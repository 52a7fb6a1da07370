import type { Fact } from '#shared/assistant/fact.ts';

/** What the assistant knows of this company besides its pages and what it sells. */
export const siteFacts: readonly Fact[] = [];
