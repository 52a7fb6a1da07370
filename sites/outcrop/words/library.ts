import type { ListWords } from '#shared/site-words/site-words.ts';

export const libraryWords: ListWords = {
  kicker: 'Library',
  title: 'Articles',
  lead: 'Short papers by people who log wells, sample water and draw the maps. Some are free to read right away; buy the others once and keep them.',
};
