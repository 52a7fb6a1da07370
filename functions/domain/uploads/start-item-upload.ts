import type * as z from 'zod';
import type { uploadRequest } from '#shared/contracts/upload-fields.ts';
import type { partUploadRequest, UploadKind } from '#shared/contracts/uploads.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { getAuthor } from '../authors/author-repository.ts';
import { getItem, type CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { Multipart } from './multipart.ts';
import { startPartUpload } from './start-part-upload.ts';
import { startUpload, type StartedUpload } from './start-upload.ts';
import { uploadKinds } from './upload-kinds.ts';
import type { UploadRow } from './upload.ts';

/**
 * Starts an upload of a file for an item or author that has not been removed.
 * @throws AppError `not_found`, and whatever `startUpload` throws
 */
export async function startItemUpload(
  kind: UploadKind,
  { id, ...file }: z.output<typeof uploadRequest>,
  actor: Actor,
): Promise<StartedUpload> {
  return startUpload(actor, { kind, itemId: id, label: await titleOf(kind, id), ...file });
}

/** Does the same for a file that is sent in parts. */
export async function startItemPartUpload(
  { kind, id, ...file }: z.output<typeof partUploadRequest>,
  actor: Actor,
): Promise<UploadRow & Multipart> {
  return startPartUpload(actor, { kind, itemId: id, label: await titleOf(kind, id), ...file });
}

async function titleOf(kind: UploadKind, id: string): Promise<string> {
  if (kind === 'author-picture') {
    const author = await getAuthor(id);
    if (!author) throw new AppError('not_found');
    return author.name;
  }
  const { catalogue } = uploadKinds[kind];
  const item = await getItem<CatalogueItem & { title: string }>(catalogue, id);
  if (!item?.shelf) throw new AppError('not_found');
  return item.title;
}
