import type { ListWords } from '#shared/site-words/site-words.ts';

export const hubWords: ListWords = {
  kicker: 'Sessions',
  title: 'Practice sessions',
  lead: 'A rhythm section that never gets tired and never tells you how it went. Each session has one task and takes a minute and a half.',
};
