import type { StoreWords } from '#shared/site-words/site-words.ts';

export const storeWords: StoreWords = {
  title: 'Store',
  pro: [],
  more: { heading: 'More', lines: [] },
};
