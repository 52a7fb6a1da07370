import * as z from 'zod';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { readRejected } from '../domain/uploads/upload-repository.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { firstMatches } from '../platform/first-matches.ts';
import { implement } from '../platform/implement.ts';

const usualLimit = 50;
/** Rows per read of a search. */
const searchPage = 100;
const position = z.object({ createdAt: z.string().min(1), id: z.string().min(1) });

/** Lists rejected files, newest first; `q` searches the file names. */
export const listUploads = implement(uploadsContract.list, async (input) => {
  const { q, cursor, limit = usualLimit } = input;
  const words = searchWords(q ?? '');
  const before = cursor ? readCursor(cursor, position) : undefined;
  const { rows, last } = await firstMatches(
    readRejected(q ? searchPage : limit + 1, before),
    ({ fileName }) => hasWords(fileName, words),
    limit,
  );
  return {
    rows,
    ...(last && { nextCursor: writeCursor({ createdAt: last.createdAt, id: last.id }) }),
  };
});
