import type { StoreWords } from '#shared/site-words/site-words.ts';

export const storeWords: StoreWords = {
  title: 'Scores, tracks and lessons',
  shelves: {
    files: {
      heading: 'Scores and tracks',
      intro: 'Buy once, download as often as you like.',
      search: 'Search scores and tracks',
    },
    papers: {
      heading: 'Lessons',
      intro: 'Short lessons to read at the instrument and keep as PDFs.',
      all: 'All lessons',
    },
    episodes: {
      heading: 'Sessions',
      intro: 'Hear the beginning of a session, then buy it as an MP3.',
      all: 'All sessions',
    },
  },
  pro: [],
  more: { heading: 'More', lines: [] },
};
