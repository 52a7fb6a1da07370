import { partBytes } from '#shared/constants/upload-parts.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { unlessConflict, writeTogether } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { abortMultipart, createMultipart, listParts, type Multipart } from './multipart.ts';
import { sameFileUploadId, sameFileWrite } from './same-file-repository.ts';
import { newUpload, uploadWrites, type UploadRequest } from './start-upload.ts';
import { closeUpload, getUpload, keepMultipart } from './upload-repository.ts';
import type { UploadRow } from './upload.ts';

/** How long an upload in parts waits for the rest; a rule of the bucket removes its parts after the same time. */
const waitSeconds = 7 * 24 * 3600;

export type PartUploadRequest = UploadRequest & { modifiedAt: number };

/**
 * Starts an upload in parts, or finds an unfinished one of the same file: a repeated call, a second tab and a reloaded
 * page all continue one upload.
 * @throws AppError `file_not_accepted` with the reason
 */
export async function startPartUpload(
  actor: Pick<Actor, 'id' | 'email'>,
  request: PartUploadRequest,
): Promise<UploadRow & Multipart> {
  return retryOnConflict(async () => {
    const before = await sameFileUploadId(actor.id, request);
    const found = before ? await getUpload(before) : undefined;
    if (found?.state === 'waiting') return (await openAtS3(found, request.contentType)) ?? conflict;
    const row = { ...newUpload(actor, request, waitSeconds), partBytes };
    const writes = [...uploadWrites(row, actor), sameFileWrite(actor.id, request, row.id, before)];
    if (!(await unlessConflict(() => writeTogether(writes)))) return conflict;
    return (await openAtS3(row, request.contentType)) ?? conflict;
  });
}

/**
 * Returns the row with S3's id. Of several concurrent calls one begins the upload at S3; the others undo theirs. The
 * bucket's lifecycle rule removes uploads that dead processes have begun.
 * @returns undefined if the row has been closed, or S3 has aborted the upload
 */
async function openAtS3(
  row: UploadRow,
  contentType: string,
): Promise<(UploadRow & Multipart) | undefined> {
  if (isInParts(row)) {
    if (await listParts(row)) return row;
    const reason = 'The parts that had arrived were removed after a week.';
    await closeUpload(row.id, { state: 'canceled', reason });
    return undefined;
  }
  const multipartId = await createMultipart(row.incomingKey, contentType);
  if (await keepMultipart(row.id, multipartId)) {
    return { ...row, multipartId, partBytes: row.partBytes ?? partBytes };
  }
  await abortMultipart({ incomingKey: row.incomingKey, multipartId });
  const now = await getUpload(row.id);
  return now?.state === 'waiting' && isInParts(now) ? now : undefined;
}

/** Whether an upload is one in parts that S3 knows. */
export function isInParts(row: UploadRow): row is UploadRow & Multipart {
  return row.multipartId !== undefined && row.partBytes !== undefined;
}

/** @throws AppError `upload_ended` unless it is an upload in parts that is still open */
export function assertTakesParts(row: UploadRow): asserts row is UploadRow & Multipart {
  if (row.state !== 'waiting' || !isInParts(row)) throw new AppError('upload_ended');
}
