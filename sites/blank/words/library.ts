import type { ListWords } from '#shared/site-words/site-words.ts';

export const libraryWords: ListWords = {
  kicker: 'Library',
  title: 'Articles',
  lead: 'Some are free to read right away; buy the others once and keep them.',
};
