import type { DeletionWords } from '#shared/site-words/site-words.ts';

export const deletionWords: DeletionWords = {
  lead: 'For anyone with an account on this site. You don’t need to give a reason.',
  hint: 'For example, the date of an order.',
  letter: 'My account here',
  device: '',
  others: '',
};
