import type { ReviewedKind, ReviewState } from '#shared/contracts/reviews.ts';
import { plural } from '#web/src/lib/plural.ts';

export const ratings = 'Ratings';
export const ratedBy = (rating: string, count: number, figure: string) =>
  plural(count, {
    one: `<strong>${rating}</strong> of 5, from 1 rating`,
    other: `<strong>${rating}</strong> of 5, from ${figure} ratings`,
  });
export const starsOf5 = (stars: number) => `${stars} of 5 stars`;
/** Shown instead of a name. */
export const somebody: Record<ReviewedKind, string> = {
  article: 'A reader',
  podcast: 'A listener',
  product: 'A buyer',
};
export const older = 'Older';
export const newest = 'Newest';
export const pagesOfRatings = 'Pages of ratings';
export const yourRating = 'Your rating';
export const rateThis = 'Rate this';
export const starsText = (stars: number) =>
  plural(stars, { one: '1 star', other: `${stars} stars` });
export const stars = 'Stars';
export const inSentence = 'In a sentence';
export const sentenceHint = (length: number, most: number) =>
  `Optional. Everyone can read it once we have approved it. ${length} of ${most} characters.`;
export const shownName = 'Name shown with it';
export const nameHint = (fallback: string) => `Optional. Without a name, it says “${fallback}”.`;
export const save = 'Save';
export const cancel = 'Cancel';
export const change = 'Change';
export const removeSentence = 'Remove sentence';
export const addSentence = 'Change or add a sentence';
export const thankYou = 'Thank you for rating';
export const thankYouForSentence =
  'Thank you. Your sentence appears here once we have approved it.';
export const sentenceRemoved =
  'Your sentence was removed. It leaves this page within a minute, and your stars still count.';
export const weCouldntSave = 'We couldn’t save your rating';
export const weCouldntLoad = 'We couldn’t load your rating';
export const weCouldntRemove = 'We couldn’t remove your sentence';
export const tryAgain = 'Try again';
export const states: Record<ReviewState, { label: string; explained: string }> = {
  waiting: { label: 'Waiting', explained: 'Only you see it until we have approved it.' },
  shown: { label: 'Shown', explained: 'Everyone can read it on this page.' },
  hidden: {
    label: 'Not shown',
    explained: 'We don’t show this sentence. Your stars still count. You can change the sentence.',
  },
};
