import { hasWords } from '#shared/search/fold-text.ts';
import { readDirectory, type DirectoryRow } from './directory-repository.ts';
import type { Member } from './member-repository.ts';

/** Rows per read of a search: enough to find common words without reading every member. */
const searchedRows = 1000;

/** The last row of the previous page. */
export type Place = Pick<Member, 'id' | 'email'>;

/**
 * Lists members by email. DynamoDB cannot search within a key, so rows that do not match are read and dropped: 10,000
 * rows of the index are about 2 MB.
 * @param words folded words that the email must contain; empty for all members
 */
export async function listDirectory(
  words: readonly string[],
  limit: number,
  after?: Place,
): Promise<{ rows: DirectoryRow[]; more: boolean }> {
  const rows: DirectoryRow[] = [];
  let start: Record<string, unknown> | undefined = after && { directory: 'member', ...after };
  do {
    const unread = words.length > 0 ? searchedRows : limit + 1 - rows.length;
    const page = await readDirectory(unread, start);
    rows.push(...page.rows.filter(({ email }) => hasWords(email, words)));
    start = page.next;
  } while (start && rows.length <= limit);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
