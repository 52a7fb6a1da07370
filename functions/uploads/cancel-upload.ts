import type { Upload } from '../../shared/contracts/uploads.ts';
import { closeUpload, dismissUpload } from '../core/uploads/upload-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { findUpload } from './read-upload.ts';

/**
 * Gives an upload up, also while it is being checked, or takes a rejected one out of the list. The media function and
 * the sweep remove its objects.
 * @throws AppError `not_found`; `conflict` for a file that has been published
 */
export async function cancelUpload({ id }: { id: string }): Promise<Upload> {
  const row = await findUpload(id);
  const done =
    (await closeUpload(id, { state: 'canceled', reason: 'Given up by an administrator.' })) ||
    (await dismissUpload(id));
  if (!done && row.state !== 'canceled') throw new AppError('conflict');
  return findUpload(id);
}
