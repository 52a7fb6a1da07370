import type { Topics } from '#shared/assistant/fact.ts';

/** The names of what this site has, with other words for them. */
export const siteTopics: Topics = {};
