import type { StoreWords } from '#shared/site-words/site-words.ts';

export const storeWords: StoreWords = {
  title: 'Store',
  shelves: {
    files: {
      heading: 'E-books and files',
      intro: 'Buy once, download as often as you like.',
      search: 'Search e-books and files',
    },
    papers: {
      heading: 'Papers',
      intro: 'Short papers to read and keep as PDFs.',
      all: 'All papers',
    },
    episodes: {
      heading: 'Episodes',
      intro: 'Preview an episode, then buy it as an MP3.',
      all: 'All episodes',
    },
  },
  pro: [],
  more: { heading: 'More', lines: [] },
};
