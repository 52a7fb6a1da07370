import { readSort } from '#shared/contracts/list-sort.ts';
import * as z from 'zod';
import type { waitlistContract, WaitlistRow } from '#shared/contracts/waitlist.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { readWaitlist } from '../domain/waitlist/waitlist-repository.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { UseCase } from '../platform/create-handler.ts';

const defaultLimit = 50;
/** DynamoDB cannot search within an email, so a search reads many rows and filters them. */
const searchedRows = 1000;
const place = z.object({ email: z.string().min(1), joinedAt: z.string().min(1) });

export const listManaged: UseCase<typeof waitlistContract.listManaged> = async ({
  list,
  q,
  sort = '-date',
  cursor,
  limit = defaultLimit,
}) => {
  const words = searchWords(q ?? '');
  const { by, isDown } = readSort<'date' | 'email'>(sort);
  const found: WaitlistRow[] = [];
  let start: Record<string, unknown> | undefined = cursor
    ? { list, ...keyOf(by, readCursor(cursor, place)) }
    : undefined;
  do {
    const page = await readWaitlist(list, {
      by,
      isDown,
      limit: words.length > 0 ? searchedRows : limit + 1 - found.length,
      start,
    });
    found.push(...page.rows.filter(({ email }) => hasWords(email, words)));
    start = page.next;
  } while (start && found.length <= limit);
  const rows = found.slice(0, limit);
  const { email = '', joinedAt = '' } = rows.at(-1) ?? {};
  return { rows, ...(found.length > limit && { nextCursor: writeCursor({ email, joinedAt }) }) };
};

/** The key from which a query goes on: an index needs the key of the table too, but the table only its own. */
function keyOf(by: 'date' | 'email', { email, joinedAt }: z.output<typeof place>) {
  return by === 'email' ? { email } : { email, joinedAt };
}
