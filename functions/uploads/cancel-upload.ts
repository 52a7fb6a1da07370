import { uploadsContract } from '#shared/contracts/uploads.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { abortMultipart } from '../domain/uploads/multipart.ts';
import { uploadKinds } from '../domain/uploads/upload-kinds.ts';
import { closeUpload, dismissUpload } from '../domain/uploads/upload-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';
import { findUpload } from './read-upload.ts';

/**
 * Cancels an upload, even during its check, or removes a rejected one from the list. The media function and the sweep
 * delete its objects.
 * @throws AppError `not_found`; `conflict` if the file has been published
 */
export const cancelUpload = implement(uploadsContract.cancel, async ({ id }, actor) => {
  const row = await findUpload(id);
  const { noun } = uploadKinds[row.kind];
  const auditEvent = (verb: 'cancel' | 'dismiss') =>
    auditPut(actor, {
      action: `upload.${verb}`,
      target: `${noun}#${row.itemId}`,
      label: row.label,
      details: { kind: row.kind, fileName: row.fileName },
    });
  const outcome = { state: 'canceled', reason: 'Discarded by an administrator.' } as const;
  const done =
    (await closeUpload(id, outcome, [auditEvent('cancel')])) ||
    (await dismissUpload(id, [auditEvent('dismiss')]));
  if (!done && row.state !== 'canceled') throw new AppError('conflict');
  // If this fails, the sweep repeats it.
  await abortMultipart(row).catch((error: unknown) =>
    logger.warn('parts not removed yet', { uploadId: id, error }),
  );
  return findUpload(id);
});
