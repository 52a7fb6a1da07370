import { uploadsContract } from '#shared/contracts/uploads.ts';
import { completeMultipart, listParts, missingParts } from '../domain/uploads/multipart.ts';
import { isInParts } from '../domain/uploads/start-part-upload.ts';
import { beginChecking, closeUpload, isOpen } from '../domain/uploads/upload-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { findUpload } from './read-upload.ts';

/**
 * Joins the parts of a file, once S3 lists all of them in their sizes; S3's event then starts the check. The row's
 * state is `checking` before the parts are joined: if S3 no longer has the parts, the state tells whether they were
 * joined or lost.
 * @throws AppError `not_found`, `parts_missing`, `upload_ended`
 */
export const completeUpload = implement(uploadsContract.complete, async ({ id }) => {
  const row = await findUpload(id);
  if (row.state === 'canceled' || !isInParts(row)) throw new AppError('upload_ended');
  if (!isOpen(row)) return row;
  const parts = await listParts(row);
  if (parts) {
    if (missingParts(row, parts).length > 0) throw new AppError('parts_missing');
    if (!(await beginChecking(id))) throw new AppError('upload_ended');
    await completeMultipart(row, parts);
  } else if (row.state === 'waiting') {
    // Another call may have joined them since the row was read.
    const now = await findUpload(id);
    if (now.state !== 'waiting') return now;
    await closeUpload(id, { state: 'canceled', reason: 'The parts of the file were removed.' });
    throw new AppError('upload_ended');
  }
  return findUpload(id);
});
