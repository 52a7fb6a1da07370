import { siteAnswers } from '#shared/assistant/site-facts.ts';
import { siteNouns } from '#shared/assistant/site-nouns.ts';

const { article, podcast } = siteNouns;

/** The subjects that the assistant knows, for the middle of a sentence. */
export const subjects =
  siteAnswers['subjects'] ?? `prices, orders, accounts, ${article.many} and ${podcast.many}`;
