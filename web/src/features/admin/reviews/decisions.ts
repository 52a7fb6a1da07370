import type { ReviewState } from '#shared/contracts/reviews.ts';
import * as messages from './messages.ts';

export type Decision = 'show' | 'hide';

/** The decisions that are possible in each state. */
export const decisionsOn: Record<ReviewState, readonly Decision[]> = {
  waiting: ['show', 'hide'],
  shown: ['hide'],
  hidden: ['show'],
};

/** Returns the texts of a decision: hiding a shown review differs from rejecting a new one. */
export function wordsOf(decision: Decision, state: ReviewState): typeof messages.approving {
  if (decision === 'show') return messages.approving;
  return state === 'shown' ? messages.hiding : messages.rejecting;
}
