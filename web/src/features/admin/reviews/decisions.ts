import type { ReviewState } from '#shared/contracts/reviews.ts';
import * as messages from './messages.ts';

export type Decision = 'show' | 'hide';

/** What can be done with reviews in each state. */
export const decisionsOn: Record<ReviewState, readonly Decision[]> = {
  waiting: ['show', 'hide'],
  shown: ['hide'],
  hidden: ['show'],
};

/** Hiding what has been shown is not rejecting. */
export function wordsOf(decision: Decision, state: ReviewState): typeof messages.approving {
  if (decision === 'show') return messages.approving;
  return state === 'shown' ? messages.hiding : messages.rejecting;
}
