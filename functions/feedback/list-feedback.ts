import * as z from 'zod';
import type { feedbackContract } from '#shared/contracts/feedback.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { readVotes } from '../domain/feedback/vote-repository.ts';
import type { Vote } from '../domain/feedback/vote.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';

const defaultLimit = 25;
/** The batch size for reading rows that are then filtered. */
const readRows = 100;
const place = z.object({
  userId: z.string().min(1),
  requestId: z.string().min(1),
  votedAt: z.string().min(1),
});

export const listFeedback: UseCase<typeof feedbackContract.list> = async ({
  vote,
  q,
  sort,
  cursor,
  limit = defaultLimit,
}) => {
  const words = searchWords(q ?? '');
  const isWanted = (row: Vote) =>
    (vote === undefined || row.vote === vote) && hasWords(`${row.question} ${row.reply}`, words);
  const found: Vote[] = [];
  let start: Record<string, unknown> | undefined = cursor
    ? { listed: 'yes', ...readCursor(cursor, place) }
    : undefined;
  do {
    const page = await readVotes(readRows, start, sort === 'date');
    found.push(...page.rows.filter(isWanted));
    start = page.next;
  } while (start && found.length <= limit);
  const rows = found.slice(0, limit);
  const { userId = '', requestId = '', votedAt = '' } = rows.at(-1) ?? {};
  return {
    rows: rows.map(presented),
    ...(found.length > limit && { nextCursor: writeCursor({ userId, requestId, votedAt }) }),
  };
};

/** Returns a vote without the member. */
function presented({ requestId, question, reply, vote, credit, votedAt }: Vote) {
  return { requestId, question, reply, vote, credit, votedAt };
}
