import type { Upload } from '#shared/contracts/uploads.ts';
import { getUpload } from '../domain/uploads/upload-repository.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import { AppError } from '../platform/app-error.ts';

/** @throws AppError `not_found` */
export function readUpload({ id }: { id: string }): Promise<Upload> {
  return findUpload(id);
}

/** @throws AppError `not_found` */
export async function findUpload(id: string): Promise<UploadRow> {
  const row = await getUpload(id);
  if (!row) throw new AppError('not_found');
  return row;
}
