import { incomingPrefix } from '#shared/constants/bucket-prefixes.ts';
import { uploadIdOf } from '../domain/uploads/incoming-key.ts';
import {
  beginChecking,
  closeUpload,
  getUpload,
  isOpen,
} from '../domain/uploads/upload-repository.ts';
import { logger } from '../platform/logger.ts';
import { processUpload, removeIncoming } from './process-upload.ts';
import { scanProblem, type ScanResultEvent } from './scan-result.ts';

/**
 * Records that a file has arrived and is being scanned for malware. Without a result, the sweep rejects it after an
 * hour.
 * @param key `incoming/<upload id>/<name>`
 */
export async function awaitScan(key: string): Promise<void> {
  const id = uploadIdOf(key);
  const row = await getUpload(id);
  if (row?.incomingKey === key && isOpen(row)) await beginChecking(id);
  await removeIncoming(key, id);
}

/**
 * Processes a scanned file if nothing was found; otherwise records why it is rejected. Results may arrive twice and
 * late.
 */
export async function takeScanResult(event: ScanResultEvent): Promise<void> {
  const { objectKey, eTag } = event.detail.s3ObjectDetails;
  if (!objectKey.startsWith(incomingPrefix)) return;
  const problem = scanProblem(event);
  if (problem === undefined) return processUpload(objectKey, eTag);
  const id = uploadIdOf(objectKey);
  const row = await getUpload(id);
  if (row?.incomingKey === objectKey && isOpen(row)) {
    const { scanResultStatus } = event.detail.scanResultDetails;
    const outcome = { state: 'rejected', reason: problem } as const;
    const details = { uploadId: id, kind: row.kind, scanResultStatus, ...outcome };
    if (scanResultStatus === 'THREATS_FOUND') logger.error('malware found', details);
    else logger.warn('file not accepted', details);
    await closeUpload(id, outcome);
  }
  await removeIncoming(objectKey, id);
}
