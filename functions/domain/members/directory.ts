import { hasWords } from '#shared/search/fold-text.ts';
import type { MemberState } from '#shared/contracts/members.ts';
import { firstMatches } from '../../platform/first-matches.ts';
import {
  readDirectory,
  type DirectoryOrder,
  type DirectoryRow,
  type Position,
} from './directory-repository.ts';

/** Rows per read of a search: enough to find common words without reading every member. */
const searchedRows = 1000;

interface DirectorySearch extends DirectoryOrder {
  /** Folded words that the email must contain; empty for all members. */
  words: readonly string[];
  state?: MemberState | undefined;
}

/**
 * Lists members. DynamoDB cannot search within a key, so rows that do not match are read and dropped: 10,000 rows of
 * the index are about 2 MB.
 */
export async function listDirectory(
  { words, state, ...order }: DirectorySearch,
  limit: number,
  after?: Position,
): Promise<{ rows: DirectoryRow[]; last?: DirectoryRow }> {
  const isSifted = words.length > 0 || state !== undefined;
  const isFound = ({ email, disabledAt }: DirectoryRow) =>
    hasWords(email, words) &&
    (state === undefined || (state === 'disabled') === Boolean(disabledAt));
  const batches = readDirectory(order, isSifted ? searchedRows : limit + 1, after);
  return firstMatches(batches, isFound, limit);
}
