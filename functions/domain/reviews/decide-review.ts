import type { ReviewState } from '#shared/contracts/reviews.ts';
import type { Actor } from '../../platform/actor.ts';
import { ifConditionHolds, writeTogether, type Write } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { auditPut } from '../audit/audit-repository.ts';
import { decisionUpdate, getReview } from './review-repository.ts';
import type { Review, ReviewKey } from './review.ts';

type Decided = Exclude<ReviewState, 'waiting'>;

/**
 * Shows or hides the text that an administrator has read, with its audit event.
 * @returns `gone` if the text has been changed or removed since
 */
export async function decideReview(
  read: ReviewKey & Pick<Review, 'revision'>,
  state: Decided,
  actor: Actor,
): Promise<'changed' | 'unchanged' | 'gone'> {
  return retryOnConflict(async () => {
    const review = await getReview(read);
    if (review?.revision !== read.revision) return 'gone';
    if (review.state === state) return 'unchanged';
    const writes = [decisionUpdate(read, state), auditOf(review, state, actor)];
    return (await ifConditionHolds(() => writeTogether(writes))) ? 'changed' : conflict;
  });
}

/** Returns the audit row. The log is kept permanently, so it names the item but neither the sentence nor its author. */
function auditOf({ item, title }: Review, state: Decided, actor: Actor): Write {
  return auditPut(actor, {
    action: state === 'shown' ? 'review.show' : 'review.hide',
    target: item,
    label: title,
  });
}
