import { joinNames } from '#shared/constants/join-names.ts';
import { siteAnswers } from '#shared/assistant/site-facts.ts';
import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';

const { article, podcast, product } = siteNouns;
const { articles, podcasts } = capabilities;

/** The subjects that the assistant knows, for the middle of a sentence. */
export const subjects =
  siteAnswers['subjects'] ??
  joinNames([
    ...['prices', 'orders', 'accounts'],
    ...(articles ? [article.many] : []),
    ...(podcasts ? [podcast.many] : []),
    ...(articles || podcasts ? [] : [product.many]),
  ]);
