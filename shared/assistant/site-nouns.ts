/**
 * The chosen site's words for its items. They are separate from its facts, which use page titles made from these words.
 */
export { siteNouns } from '#site/assistant/nouns.ts';
