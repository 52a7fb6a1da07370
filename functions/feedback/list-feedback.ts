import * as z from 'zod';
import { feedbackContract } from '#shared/contracts/feedback.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { readVotes } from '../domain/feedback/vote-repository.ts';
import type { Vote } from '../domain/feedback/vote.ts';
import { implement } from '../platform/implement.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { firstMatches } from '../platform/first-matches.ts';

const defaultLimit = 25;
const position = z.object({
  userId: z.string().min(1),
  requestId: z.string().min(1),
  votedAt: z.string().min(1),
});

export const listFeedback = implement(
  feedbackContract.list,
  async ({ vote, q, sort, cursor, limit = defaultLimit }) => {
    const words = searchWords(q ?? '');
    const isWanted = (row: Vote) =>
      (vote === undefined || row.vote === vote) && hasWords(`${row.question} ${row.reply}`, words);
    const after = cursor ? readCursor(cursor, position) : undefined;
    const { rows, last } = await firstMatches(readVotes(after, sort === 'date'), isWanted, limit);
    return {
      rows: rows.map(presented),
      ...(last && { nextCursor: cursorAfter(last) }),
    };
  },
);

const cursorAfter = ({ userId, requestId, votedAt }: Vote) =>
  writeCursor({ userId, requestId, votedAt });

/** Returns a vote without the member. */
function presented({ requestId, question, reply, vote, credit, votedAt }: Vote) {
  return { requestId, question, reply, vote, credit, votedAt };
}
