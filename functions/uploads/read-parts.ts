import { type UploadParts, uploadsContract } from '#shared/contracts/uploads.ts';
import { listParts, type Multipart } from '../domain/uploads/multipart.ts';
import { assertTakesParts } from '../domain/uploads/start-part-upload.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { findUpload } from './read-upload.ts';

/**
 * Reads which parts of an upload have arrived.
 * @throws AppError `not_found`, `upload_ended`
 */
export const readParts = implement(uploadsContract.parts, async ({ id }) => {
  const row = await findUpload(id);
  assertTakesParts(row);
  return partsOf(row);
});

/**
 * Reads which parts of a file S3 has.
 * @throws AppError `upload_ended` if S3 has aborted the upload
 */
export async function partsOf(row: UploadRow & Multipart): Promise<UploadParts> {
  const { id, state, sizeBytes, partBytes } = row;
  const parts = await listParts(row);
  if (!parts) throw new AppError('upload_ended');
  const arrived = parts.map(({ PartNumber }) => PartNumber!);
  return { uploadId: id, state, sizeBytes, partBytes, arrived };
}
