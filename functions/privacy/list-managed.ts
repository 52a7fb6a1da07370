import * as z from 'zod';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import type { Deletion } from '../domain/privacy/deletion.ts';
import { readQueue } from '../domain/privacy/deletion-repository.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { implement } from '../platform/implement.ts';
import { firstMatches } from '../platform/first-matches.ts';
import { presentManaged, withPersons } from './present-managed.ts';

const defaultLimit = 50;
/** Emails are in rows of their own, so a search reads many rows and filters them. */
const searchedRows = 100;
const position = z.object({ id: z.string().min(1), queuedAt: z.string().min(1) });

export const listManaged = implement(
  privacyContract.listManaged,
  async ({
    show: queue = 'open',
    sort = queue === 'open' ? 'date' : '-date',
    q,
    cursor,
    limit = defaultLimit,
  }) => {
    const words = searchWords(q ?? '');
    const batches = readQueue(queue, {
      isDown: sort === '-date',
      size: words.length > 0 ? searchedRows : limit + 1,
      after: cursor ? readCursor(cursor, position) : undefined,
    });
    const { rows, last } = await firstMatches(
      withPersons(batches),
      ({ person }) => hasWords(person?.email ?? '', words),
      limit,
    );
    return {
      rows: await presentManaged(rows),
      ...(last && { nextCursor: cursorAfter(last.deletion) }),
    };
  },
);

const cursorAfter = ({ id, queuedAt = '' }: Deletion) => writeCursor({ id, queuedAt });
