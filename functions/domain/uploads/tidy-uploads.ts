import { nowIso } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { drain } from '../../platform/drain.ts';
import { deleteFiles } from './stored-files.ts';
import { closeUpload, dueUploadIds, getUpload, isOpen, settleUpload } from './upload-repository.ts';
import type { UploadRow } from './upload.ts';

const atOnce = 8;

/** What becomes of uploads that nobody has finished in time. */
const givenUp = {
  waiting: { state: 'canceled', reason: 'The file never came.' },
  checking: {
    state: 'rejected',
    reason: 'We could not finish checking this file. Please send it again.',
  },
} as const;

/**
 * Closes uploads whose file or whose check never came to an end, and removes objects that are no longer of use.
 * Everything can be done twice.
 */
export function tidyUploads(deadline: number): Promise<{ done: number; failed: number }> {
  return drain(dueUploadIds(), tidyUpload, { atOnce, deadline });
}

async function tidyUpload(id: string): Promise<void> {
  try {
    const row = await getUpload(id);
    // The index that lists what is due follows its table: a file may have been accepted since, and its time be later.
    if (!row?.dueAt || row.dueAt > nowIso()) return;
    // Its check may come to an end at this very moment: then the next run sees what became of it.
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
