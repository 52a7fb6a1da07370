import type { StoreWords } from '#shared/site-words/site-words.ts';

export const storeWords: StoreWords = {
  title: 'Scores, tracks and lessons',
  pro: [],
  more: { heading: 'More', lines: [] },
};
