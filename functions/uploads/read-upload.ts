import { uploadsContract } from '#shared/contracts/uploads.ts';
import { getUpload } from '../domain/uploads/upload-repository.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const readUpload = implement(uploadsContract.get, ({ id }) => findUpload(id));

/** @throws AppError `not_found` */
export async function findUpload(id: string): Promise<UploadRow> {
  const row = await getUpload(id);
  if (!row) throw new AppError('not_found');
  return row;
}
