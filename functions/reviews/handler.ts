import { reviewsContract } from '#shared/contracts/reviews.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { decideReviews } from './decide-reviews.ts';
import { listManaged } from './list-managed.ts';
import { listReviews } from './list-reviews.ts';
import { readOwnReview } from './own-review.ts';
import { removeOwnReview } from './remove-own-review.ts';
import { saveReview } from './save-review.ts';

export const handler = createHandler(
  reviewsContract,
  {
    list: listReviews,
    mine: readOwnReview,
    save: saveReview,
    remove: removeOwnReview,
    listManaged,
    decide: decideReviews,
  },
  authenticator,
);
