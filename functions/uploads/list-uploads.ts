import * as z from 'zod';
import type { InputOf, OutputOf } from '#shared/contracts/define-contract.ts';
import type { uploadsContract } from '#shared/contracts/uploads.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { readRejected } from '../domain/uploads/upload-repository.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { firstMatches } from '../platform/first-matches.ts';

type List = (typeof uploadsContract)['list'];

const usualLimit = 50;
/** Rows per read of a search. */
const searchPage = 100;
const position = z.object({ createdAt: z.string().min(1), id: z.string().min(1) });

/** Lists rejected files, newest first; `q` searches the file names. */
export async function listUploads(input: InputOf<List>): Promise<OutputOf<List>> {
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
}
