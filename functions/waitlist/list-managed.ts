import { readSort } from '#shared/contracts/list-sort.ts';
import * as z from 'zod';
import { waitlistContract, type WaitlistRow } from '#shared/contracts/waitlist.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { readWaitlist } from '../domain/waitlist/waitlist-repository.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { firstMatches } from '../platform/first-matches.ts';
import { implement } from '../platform/implement.ts';

const defaultLimit = 50;
/** DynamoDB cannot search within an email, so a search reads many rows and filters them. */
const searchedRows = 1000;
const position = z.object({ email: z.string().min(1), joinedAt: z.string().min(1) });

export const listManaged = implement(
  waitlistContract.listManaged,
  async ({ list, q, sort = '-date', cursor, limit = defaultLimit }) => {
    const words = searchWords(q ?? '');
    const { by, isDown } = readSort<'date' | 'email'>(sort);
    const batches = readWaitlist(list, {
      by,
      isDown,
      size: words.length > 0 ? searchedRows : limit + 1,
      after: cursor ? readCursor(cursor, position) : undefined,
    });
    const { rows, last } = await firstMatches(
      batches,
      ({ email }) => hasWords(email, words),
      limit,
    );
    return { rows, ...(last && { nextCursor: cursorAfter(last) }) };
  },
);

const cursorAfter = ({ email, joinedAt }: WaitlistRow) => writeCursor({ email, joinedAt });
