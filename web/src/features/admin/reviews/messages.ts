import { plural } from '#web/src/lib/plural.ts';

export const waiting = 'Waiting';
export const shown = 'Shown';
export const hidden = 'Not shown';
export const sentence = 'Sentence';
export const item = 'Item';
export const stars = 'Stars';
export const written = 'Written';
export const actions = 'Actions';
export const noName = 'no name given';
export const byName = (name: string) => `by ${name}`;
export const account = 'Account';
export const ofSentence = (text: string) => ` “${text}”`;
export const captions = {
  waiting: 'Waiting reviews, oldest first',
  shown: 'Shown reviews, newest first',
  hidden: 'Reviews not shown, newest first',
};
export const searchReviews = 'Search reviews';
export const sentenceNameOrTitle = 'Sentence, name or title';
export const failedToLoadReviews = 'Failed to load the reviews';
export const emptyTitles = {
  waiting: 'No reviews are waiting',
  shown: 'No reviews are shown',
  hidden: 'No reviews have been rejected',
};
export const emptyTexts = {
  waiting: 'When owners add a sentence to their stars, or change it, it waits here.',
  shown: 'Reviews that you approve are shown on the item’s page.',
  hidden: 'Reviews that you reject or hide stay here, so you can still approve them.',
};
const reviews = (count: number) => plural(count, { one: '1 review', other: `${count} reviews` });
export const approving = {
  button: 'Approve',
  title: (count: number) => `Approve ${reviews(count)}`,
  will: (count: number) =>
    plural(count, {
      one: 'Everyone can read it on the item’s page within a minute, and search engines may show it. If its author changes it, it waits for approval again.',
      other:
        'Everyone can read them on the items’ pages within a minute, and search engines may show them. If an author changes theirs, it waits for approval again.',
    }),
  done: (count: number) => `${reviews(count)} approved`,
  notDone: 'Not approved',
};
export const rejecting = {
  button: 'Reject',
  title: (count: number) => `Reject ${reviews(count)}`,
  will: (count: number) =>
    plural(count, {
      one: 'Only its author sees it, marked as not shown. The stars still count. You can approve it later.',
      other:
        'Only their authors see them, marked as not shown. The stars still count. You can approve them later.',
    }),
  done: (count: number) => `${reviews(count)} rejected`,
  notDone: 'Not rejected',
};
export const hiding = {
  ...rejecting,
  button: 'Hide',
  title: (count: number) => `Hide ${reviews(count)}`,
  will: (count: number) =>
    plural(count, {
      one: 'It disappears from the item’s page within a minute. Its author still sees it, marked as not shown. The stars still count.',
      other:
        'They disappear from the items’ pages within a minute. Their authors still see them, marked as not shown. The stars still count.',
    }),
  done: (count: number) => `${reviews(count)} hidden`,
  notDone: 'Not hidden',
};
export const close = 'Close';
export const nothingWasChanged = 'Nothing was changed';
export const selectedReviews = 'Selected reviews';
