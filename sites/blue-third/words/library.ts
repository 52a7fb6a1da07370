import type { ListWords } from '#shared/site-words/site-words.ts';

export const libraryWords: ListWords = {
  kicker: 'Lessons',
  title: 'Lessons',
  lead: 'A few printed pages each, with the notes written out and a week of practice at the end. Some are free to read right away; buy the others once and keep them.',
};
