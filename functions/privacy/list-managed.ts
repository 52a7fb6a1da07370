import * as z from 'zod';
import type { privacyContract } from '#shared/contracts/privacy.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import type { Deletion, DeletionPerson } from '../domain/privacy/deletion.ts';
import { getPersons, readQueue } from '../domain/privacy/deletion-repository.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { presentManaged } from './present-managed.ts';

const defaultLimit = 50;
/** Emails are in rows of their own, so a search reads many rows and filters them. */
const searchedRows = 100;
const place = z.object({ id: z.string().min(1), queuedAt: z.string().min(1) });

export const listManaged: UseCase<typeof privacyContract.listManaged> = async ({
  show: queue = 'open',
  sort = queue === 'open' ? 'date' : '-date',
  q,
  cursor,
  limit = defaultLimit,
}) => {
  const words = searchWords(q ?? '');
  const found: Deletion[] = [];
  const persons = new Map<string, DeletionPerson>();
  let start: Record<string, unknown> | undefined = cursor
    ? { queue, ...readCursor(cursor, place) }
    : undefined;
  do {
    const page = await readQueue(
      queue,
      words.length > 0 ? searchedRows : limit + 1 - found.length,
      start,
      sort === '-date',
    );
    for (const [id, person] of await getPersons(page.rows.map(({ id }) => id))) {
      persons.set(id, person);
    }
    found.push(...page.rows.filter(({ id }) => hasWords(persons.get(id)?.email ?? '', words)));
    start = page.next;
  } while (start && found.length <= limit);
  const rows = found.slice(0, limit);
  const { id = '', queuedAt = '' } = rows.at(-1) ?? {};
  return {
    rows: await presentManaged(rows, persons),
    ...(found.length > limit && { nextCursor: writeCursor({ id, queuedAt }) }),
  };
};
