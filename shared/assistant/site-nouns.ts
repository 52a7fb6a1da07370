/** What the chosen site calls its goods. Apart from its facts, because those name pages that are called by these. */
export { siteNouns } from '#site/assistant/nouns.ts';
