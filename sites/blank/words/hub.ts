import type { ListWords } from '#shared/site-words/site-words.ts';

export const hubWords: ListWords = {
  kicker: 'Audio',
  title: 'Podcast hub',
  lead: 'Some episodes are free; buy the others once and keep them.',
};
