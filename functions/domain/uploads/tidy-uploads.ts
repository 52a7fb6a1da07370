import { nowIso } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { drain } from '../../platform/drain.ts';
import { deleteFiles } from './stored-files.ts';
import { closeUpload, dueUploadIds, getUpload, isOpen, settleUpload } from './upload-repository.ts';
import type { UploadRow } from './upload.ts';

const atOnce = 8;

/** The outcome of uploads that were not finished in time. */
const givenUp = {
  waiting: { state: 'canceled', reason: 'The file never came.' },
  checking: {
    state: 'rejected',
    reason: 'We could not finish checking this file. Please send it again.',
  },
} as const;

/** Closes uploads whose file or check never finished and deletes objects that are no longer needed. Idempotent. */
export function tidyUploads(deadline: number): Promise<{ done: number; failed: number }> {
  return drain(dueUploadIds(), tidyUpload, { atOnce, deadline });
}

async function tidyUpload(id: string): Promise<void> {
  try {
    const row = await getUpload(id);
    // The index is eventually consistent: a file may have been accepted since, with a later due time.
    if (!row?.dueAt || row.dueAt > nowIso()) return;
    // The check may finish at this moment; the next run then sees its outcome.
    if (isOpen(row) && !(await closeUpload(id, givenUp[row.state as keyof typeof givenUp]))) return;
    await deleteFiles(uselessFiles(row));
    await settleUpload(id);
  } catch (error) {
    logger.error('upload not tidied up', { uploadId: id, error: error as Error });
    throw error;
  }
}

function uselessFiles({ state, incomingKey, replaced = [], files = [] }: UploadRow) {
  const incoming = { bucket: 'private' as const, key: incomingKey };
  return [incoming, ...(state === 'accepted' ? replaced : files)];
}
