import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { ulid } from 'ulid';
import { checkFile } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoIn, now, nowIso } from '../../platform/clock.ts';
import { writeTogether, type Write } from '../../platform/dynamo.ts';
import { env } from '../../platform/env.ts';
import { s3 } from '../../platform/s3.ts';
import { auditPut } from '../audit/audit-repository.ts';
import { incomingKeyOf } from './incoming-key.ts';
import { fileUrl, uploadKinds } from './upload-kinds.ts';
import { uploadPut } from './upload-repository.ts';
import type { UploadRow } from './upload.ts';

/** How long the form is valid. */
const postSeconds = 3600;
/** How long an upload waits for its file before the sweep cancels it. */
const waitSeconds = 24 * 3600;

export interface UploadRequest {
  kind: UploadKind;
  itemId: string;
  /** The item's title, for the audit log. */
  label: string;
  fileName: string;
  contentType: string;
  /** The exact size in bytes. */
  size: number;
}

export interface StartedUpload {
  uploadId: string;
  uploadUrl: string;
  fields: Record<string, string>;
  /** The URL of the file once it is accepted. */
  url: string;
}

/**
 * Starts an upload: its row, the audit event and a form that S3 accepts for one hour and for exactly this key,
 * content type and size. The caller checks that the item exists. Ids are ULIDs, so a later upload has the greater id.
 * @throws AppError `file_not_accepted` with the reason
 */
export async function startUpload(
  actor: Pick<Actor, 'id' | 'email'>,
  request: UploadRequest,
): Promise<StartedUpload> {
  const { kind, itemId, fileName, contentType, size } = request;
  const row = newUpload(actor, request, waitSeconds);
  const form = await createPresignedPost(s3, {
    Bucket: env().PRIVATE_BUCKET,
    Key: row.incomingKey,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', size, size]],
    Expires: postSeconds,
  });
  await writeTogether(uploadWrites(row, actor));
  return {
    uploadId: row.id,
    uploadUrl: form.url,
    fields: form.fields,
    url: fileUrl(kind, itemId, row.id, { name: fileName, type: contentType }),
  };
}

/**
 * Returns the row of a new upload.
 * @param waitsSeconds how long it waits for its file
 * @throws AppError `file_not_accepted` with the reason
 */
export function newUpload(
  actor: Pick<Actor, 'id' | 'email'>,
  { kind, itemId, label, fileName, contentType, size }: UploadRequest,
  waitsSeconds: number,
): UploadRow {
  const problem = checkFile(kind, { name: fileName, type: contentType, size });
  if (problem) throw new AppError('file_not_accepted', { text: problem });
  const id = ulid(now().getTime());
  return {
    id,
    kind,
    itemId,
    label,
    fileName,
    sizeBytes: size,
    state: 'waiting',
    createdAt: nowIso(),
    createdBy: actor.id,
    email: actor.email,
    incomingKey: incomingKeyOf(id, safeName(fileName)),
    due: 'due',
    dueAt: isoIn(waitsSeconds),
  };
}

/** Returns the writes of the row and of the audit event, for one transaction. */
export function uploadWrites(row: UploadRow, actor: Pick<Actor, 'id' | 'email'>): Write[] {
  const { kind, itemId, label, fileName } = row;
  const { noun } = uploadKinds[kind];
  return [
    uploadPut(row),
    auditPut(actor, {
      action: `${noun}.upload`,
      target: `${noun}#${itemId}`,
      label,
      details: { kind, fileName },
    }),
  ];
}

/**
 * Reduces a name to letters, digits, dots and dashes: a key that needs no encoding and stays readable in the bucket.
 */
function safeName(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+/, '')
    .slice(-80);
  return plain || 'file';
}
