import * as z from 'zod';
import type { InputOf, OutputOf } from '#shared/contracts/define-contract.ts';
import type { uploadsContract } from '#shared/contracts/uploads.ts';
import { hasWords, searchWords } from '#shared/search/fold-text.ts';
import { listRejected } from '../domain/uploads/upload-repository.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';

type List = (typeof uploadsContract)['list'];

const usualLimit = 50;
/** Rows per read of a search. */
const searchPage = 100;
const place = z.object({ createdAt: z.string().min(1), id: z.string().min(1) });

/** Lists rejected files, newest first; `q` searches the file names. */
export async function listUploads(input: InputOf<List>): Promise<OutputOf<List>> {
  const { q, cursor, limit = usualLimit } = input;
  const words = searchWords(q ?? '');
  const rows: UploadRow[] = [];
  let before = cursor ? readCursor(cursor, place) : undefined;
  for (;;) {
    const page = await listRejected(q ? searchPage : limit + 1, before);
    rows.push(...page.filter(({ fileName }) => hasWords(fileName, words)));
    before = page.at(-1);
    if (rows.length > limit || !before || page.length < (q ? searchPage : limit + 1)) break;
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    ...(rows.length > limit &&
      last && { nextCursor: writeCursor({ createdAt: last.createdAt, id: last.id }) }),
  };
}
