import type { ListWords } from '#shared/site-words/site-words.ts';

export const hubWords: ListWords = {
  kicker: 'Audio Book',
  title: 'Podcast hub',
  lead: 'Papers read aloud and the stories behind the data: what the gamma ray counts, why a balance would not close. For the drive out to the rig, and the longer one back.',
};
