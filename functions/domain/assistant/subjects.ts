import { siteAnswers } from '#shared/assistant/site-facts.ts';
import { siteNouns } from '#shared/assistant/site-nouns.ts';

const { article, podcast } = siteNouns;

/** What the assistant can be asked about, for the middle of a sentence. */
export const subjects =
  siteAnswers['subjects'] ?? `prices, orders, accounts, ${article.many} and ${podcast.many}`;
