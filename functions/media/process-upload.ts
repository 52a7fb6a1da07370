import { isActiveAdmin } from '../domain/members/admin-group.ts';
import { uploadIdOf } from '../domain/uploads/incoming-key.ts';
import { deleteFiles } from '../domain/uploads/stored-files.ts';
import {
  beginChecking,
  closeUpload,
  getUpload,
  isOpen,
} from '../domain/uploads/upload-repository.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import { logger } from '../platform/logger.ts';
import { openIncoming } from './incoming-file.ts';
import { publishFile } from './publish-file.ts';
import { SupersededFile } from './superseded-file.ts';
import { RejectedFile } from '../domain/uploads/rejected-file.ts';

/**
 * Checks an uploaded file and publishes it, or records why it is rejected. S3 events can arrive more than once,
 * concurrently and late: every step can be repeated, and a file whose upload is already decided is only deleted.
 * @param key `incoming/<upload id>/<name>`
 * @param scannedEtag identifies the bytes that were scanned for malware, in a stage that scans: a form can be posted
 * again
 */
export async function processUpload(key: string, scannedEtag?: string): Promise<void> {
  const id = uploadIdOf(key);
  const row = await getUpload(id);
  if (row?.incomingKey === key && isOpen(row) && (await beginChecking(id))) {
    await decide(row, scannedEtag);
  }
  await removeIncoming(key, id);
}

async function decide(row: UploadRow, scannedEtag?: string): Promise<void> {
  try {
    const file = await openIncoming(row.incomingKey);
    // Other bytes have been uploaded since; they have a scan of their own.
    if (scannedEtag !== undefined && unquoted(file.etag) !== unquoted(scannedEtag)) return;
    if (file.sizeBytes !== row.sizeBytes) throw new RejectedFile(wrongSize);
    // An event that comes late or twice needs no readers of formats.
    const { checkFile } = await import('./check-file.ts');
    const checked = await checkFile(row, file);
    await refuseFormerAdmin(row);
    await publishFile(row, checked, file);
    logger.info('file accepted', { uploadId: row.id, kind: row.kind });
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome) {
      logger.info('file not accepted', { uploadId: row.id, kind: row.kind, ...outcome });
      await closeUpload(row.id, outcome);
      return;
    }
    // Another run for the same event may have finished and deleted the file.
    const now = await getUpload(row.id);
    if (!now || isOpen(now)) throw error;
  }
}

const unquoted = (etag: string) => etag.replaceAll('"', '');

/** The error for a wrong size, although S3 accepts only forms and parts of the announced size. */
const wrongSize =
  'The file that arrived has a different size from the one you chose. Please upload the file again.';

/** Refuses the file if the uploader is no longer an administrator: a form is valid for an hour. */
async function refuseFormerAdmin({ createdBy, email }: UploadRow): Promise<void> {
  if (await isActiveAdmin(createdBy)) return;
  throw new RejectedFile(
    `${email}, who sent this file, is no longer an administrator. Please check the file and upload it yourself.`,
  );
}

function outcomeOf(error: unknown) {
  if (error instanceof SupersededFile) {
    const reason = 'A newer upload has replaced this file.';
    return { state: 'canceled', reason } as const;
  }
  if (error instanceof RejectedFile) return { state: 'rejected', reason: error.message } as const;
  return undefined;
}

/** Removes the uploaded file. The sweep deletes abandoned derived files, which no one has seen. */
export async function removeIncoming(key: string, id: string): Promise<void> {
  const row = await getUpload(id);
  if (row && isOpen(row)) return;
  await deleteFiles([{ bucket: 'private', key }]);
}
