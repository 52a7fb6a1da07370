import { AppError } from '../../platform/app-error.ts';
import { isConditionFailure, writeTogether } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { hasAccount, memberCheck } from '../members/member-repository.ts';
import { getReview, newRevision, reviewPut } from './review-repository.ts';
import type { Review } from './review.ts';

type Text = Pick<Review, 'userId' | 'item' | 'title' | 'sentence' | 'name'>;

/**
 * Writes a member's sentence on an item, or replaces the earlier one. A new text waits for an administrator; an
 * unchanged one keeps its state.
 * @throws AppError `conflict` if concurrent writes keep winning; `session_expired` if the account is gone
 */
export function writeReview(text: Text): Promise<Review> {
  return retryOnConflict(async () => {
    const before = await getReview(text);
    if (before && before.sentence === text.sentence && before.name === text.name) return before;
    const review: Review = { ...text, state: 'waiting', revision: newRevision() };
    try {
      await writeTogether([memberCheck(text.userId), reviewPut(review, before)]);
      return review;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
      if (!(await hasAccount(text.userId))) throw new AppError('session_expired');
      return conflict;
    }
  });
}
