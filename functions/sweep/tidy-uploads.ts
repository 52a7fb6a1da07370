import { readStoredEditions } from '../domain/editions/edition-repository.ts';
import type { Edition } from '../domain/editions/edition.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { abortMultipart } from '../domain/uploads/multipart.ts';
import { deleteFiles } from '../domain/uploads/stored-files.ts';
import { editedKindOf } from '../domain/uploads/upload-kinds.ts';
import {
  closeUpload,
  dueUploadIds,
  getUpload,
  isOpen,
  settleUpload,
} from '../domain/uploads/upload-repository.ts';
import type { StoredFile, UploadRow } from '../domain/uploads/upload.ts';
import { nowIso } from '../platform/clock.ts';
import { drain, type Drained } from '../platform/drain.ts';

const concurrency = 8;

/** The outcome of uploads that were not finished in time. */
const givenUp = {
  waiting: { state: 'canceled', reason: 'The file never arrived.' },
  checking: {
    state: 'rejected',
    reason: 'We could not finish checking this file. Please send it again.',
  },
} as const;

const dependencies = { deleteFiles, dueUploadIds, getUpload, settleUpload };

/** Creates `tidyUploads` with the functions that it calls. */
export function createTidyUploads({
  deleteFiles,
  dueUploadIds,
  getUpload,
  settleUpload,
}: typeof dependencies) {
  const tidyUpload = async (id: string): Promise<void> => {
    const row = await getUpload(id);
    // The index is eventually consistent: a file may have been accepted since, with a later due time.
    if (!row?.dueAt || row.dueAt > nowIso()) return;
    // The check may finish at this moment; the next run then sees its outcome.
    if (isOpen(row) && !(await closeUpload(id, givenUp[row.state as keyof typeof givenUp]))) return;
    const useless = await withoutKept(row, uselessFiles(row));
    // Parts in transit when the upload ended may have arrived since.
    await Promise.all([deleteFiles(useless), abortMultipart(row)]);
    await settleUpload(id);
  };

  return (deadline: number): Promise<Drained> =>
    drain(dueUploadIds(), tidyUpload, {
      concurrency,
      deadline,
      failure: 'upload not cleaned up',
      idsOf: (uploadId) => ({ uploadId }),
    });
}

/** Closes uploads whose file or check never finished and deletes objects that are no longer needed. Idempotent. */
export const tidyUploads = createTidyUploads(dependencies);

function uselessFiles({ state, incomingKey, replaced = [], files = [] }: UploadRow) {
  const incoming = { bucket: 'private' as const, key: incomingKey };
  return [incoming, ...(state === 'accepted' ? replaced : files)];
}

/** Returns the files that no edition names. Files of an edition are kept for everyone who has it. */
async function withoutKept(
  { kind, itemId }: UploadRow,
  files: StoredFile[],
): Promise<StoredFile[]> {
  const catalogue = editedKindOf(kind);
  if (!catalogue) return files;
  const { editions, draft } = await readStoredEditions(itemKeyIn(catalogue, itemId));
  const kept = new Set([...editions, ...(draft ? [draft] : [])].flatMap(keysOf));
  return files.filter(({ bucket, key }) => bucket === 'public' || !kept.has(key));
}

const keysOf = ({ files }: Edition): string[] => files.map(({ key }) => key);
