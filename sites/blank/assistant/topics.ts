import type { Topics } from '#shared/assistant/fact.ts';

/** The topics of this site, with their synonyms. */
export const siteTopics: Topics = {};
