import type * as z from 'zod';
import type { uploadRequest } from '#shared/contracts/fields.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { getItem, type CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { startUpload, type StartedUpload } from './start-upload.ts';
import { uploadKinds } from './upload-kinds.ts';

/**
 * Starts an upload of a file for an item that has not been removed.
 * @throws AppError `not_found`, and whatever `startUpload` throws
 */
export async function startItemUpload(
  kind: UploadKind,
  { id, ...file }: z.output<typeof uploadRequest>,
  actor: Actor,
): Promise<StartedUpload> {
  const { catalogue } = uploadKinds[kind];
  const item = await getItem<CatalogueItem & { title: string }>(catalogue, id);
  if (!item?.shelf) throw new AppError('not_found');
  return startUpload(actor, { kind, itemId: id, label: item.title, ...file });
}
