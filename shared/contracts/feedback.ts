import * as z from 'zod';
import { message, requestId } from './chat.ts';
import { defineContract } from './define-contract.ts';
import { pageOfRows, pageQuery } from './fields.ts';
import { sortField } from './list-sort.ts';

/** Whether a reply helped. */
export const vote = z.enum(['up', 'down']);
export type VoteValue = z.output<typeof vote>;

/**
 * The effect of a vote on the reply's credits. `returned`: they were returned and stay with the member. `limit`: the
 * reply did not help, but the limit of returns is reached. `none`: there is nothing to return.
 */
export const voteCredit = z.enum(['returned', 'limit', 'none']);

const feedbackGiven = z.object({
  vote,
  credit: voteCredit,
  remainingCredits: z.number().int(),
});
export type FeedbackGiven = z.output<typeof feedbackGiven>;

/** A vote as administrators see it, without the member. */
export const ratedReply = z.object({
  requestId: z.string(),
  question: z.string(),
  /** Markdown, as it was shown. */
  reply: z.string(),
  vote,
  credit: voteCredit,
  votedAt: z.string(),
});
export type RatedReply = z.output<typeof ratedReply>;

export const feedbackContract = defineContract({
  give: {
    method: 'POST',
    path: '/api/chat/feedback',
    access: 'member',
    summary:
      'Vote on whether one of your replies helped, as long as it is kept. Repeating a vote changes nothing. The first vote against a reply returns its credits, a limited number of times.',
    input: z.object({
      requestId,
      vote,
      /** The question, which is stored only together with a vote. */
      question: message,
    }),
    output: feedbackGiven,
    errors: ['not_found', 'too_many_requests', 'conflict'],
  },
  list: {
    method: 'GET',
    path: '/api/admin/feedback',
    access: 'admin',
    summary: 'Replies that members voted on, newest first.',
    input: pageQuery().extend({ vote: vote.optional(), sort: sortField(['date']) }),
    output: pageOfRows(ratedReply),
  },
});
