import type { DeletionWords } from '#shared/site-words/site-words.ts';

export const deletionWords: DeletionWords = {
  lead: 'For users of the water-testing app and anyone with an account on this site. You don’t need an account or a reason.',
  hint: 'For the app: device, version and the date of a report. Please don’t send lab results.',
  letter: 'The app or my account here',
  device: ' Deleting the app removes what the app kept on the phone.',
  others: ', and app stores know who installed an app',
};
