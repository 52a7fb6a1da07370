import * as z from 'zod';
import { maxPartsSigned } from '../constants/upload-parts.ts';
import { defineContract } from './define-contract.ts';
import { id, pageOfRows, pageQuery } from './fields.ts';
import { uploadRequest } from './upload-fields.ts';

export const uploadKind = z.enum([
  'article-pdf',
  'article-extra',
  'article-cover',
  'product-cover',
  'product-file',
  'product-extra',
  'podcast-artwork',
  'podcast-preview',
  'podcast-audio',
  'author-picture',
]);
export type UploadKind = z.output<typeof uploadKind>;

/**
 * - `waiting`: the file, or a part of it, has not arrived.
 * - `checking`: it has arrived. `accepted`: it is published. `rejected`: `reason` says why; nothing has changed.
 * - `canceled`: by an administrator, or because the file did not arrive within a day (a week if it is sent in parts).
 */
export const uploadState = z.enum(['waiting', 'checking', 'accepted', 'rejected', 'canceled']);
export type UploadState = z.output<typeof uploadState>;

export const upload = z.object({
  id: z.string(),
  kind: uploadKind,
  itemId: z.string(),
  fileName: z.string(),
  sizeBytes: z.number().int(),
  state: uploadState,
  /** A sentence for the admin that says what to do. */
  reason: z.string().optional(),
  /** For an accepted PDF. */
  pages: z.number().int().optional(),
  durationSeconds: z.number().optional(),
  createdAt: z.string(),
  /** Who uploaded it. */
  email: z.string(),
});
export type Upload = z.output<typeof upload>;

/** A file to be sent in parts. `id` is the item's id. */
export const partUploadRequest = uploadRequest.extend({
  kind: uploadKind,
  /** When the file was last changed, in epoch milliseconds. Together with name and size it identifies the file. */
  modifiedAt: z.number().int().min(0),
});

/** The progress of a file that is sent in parts. */
export const uploadParts = z.object({
  uploadId: z.string(),
  state: uploadState,
  sizeBytes: z.number().int(),
  /** The size of each part but the last. */
  partBytes: z.number().int(),
  /** The numbers of the parts that S3 has, from 1. */
  arrived: z.array(z.number().int()),
});
export type UploadParts = z.output<typeof uploadParts>;

export const signedParts = z.object({
  parts: z.array(z.object({ number: z.number().int(), url: z.url() })),
  expiresAt: z.string(),
});

export const uploadsContract = defineContract({
  start: {
    method: 'POST',
    path: '/api/admin/uploads',
    access: 'admin',
    summary:
      'Start sending a file in parts, or resume the same file. Idempotent: name, size and modification time identify it.',
    input: partUploadRequest,
    output: uploadParts,
    errors: ['not_found', 'file_not_accepted', 'conflict'],
  },
  parts: {
    method: 'GET',
    path: '/api/admin/uploads/{id}/parts',
    access: 'admin',
    summary: 'Which parts of a file have arrived.',
    input: z.object({ id }),
    output: uploadParts,
    errors: ['not_found', 'upload_ended'],
  },
  signParts: {
    method: 'POST',
    path: '/api/admin/uploads/{id}/parts',
    access: 'admin',
    summary:
      'Get presigned URLs for sending parts of a file by PUT, each with exactly its planned size.',
    input: z.object({
      id,
      numbers: z
        .array(z.number().int().min(1))
        .min(1)
        .max(maxPartsSigned, `Ask for at most ${maxPartsSigned} parts at once`),
    }),
    output: signedParts,
    errors: ['not_found', 'upload_ended'],
  },
  complete: {
    method: 'POST',
    path: '/api/admin/uploads/{id}/complete',
    access: 'admin',
    summary: 'Join the parts of a file, which is then checked. Idempotent.',
    input: z.object({ id }),
    output: upload,
    errors: ['not_found', 'parts_missing', 'upload_ended'],
  },
  get: {
    method: 'GET',
    path: '/api/admin/uploads/{id}',
    access: 'admin',
    summary: 'The state of an upload.',
    input: z.object({ id }),
    output: upload,
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/api/admin/uploads',
    access: 'admin',
    summary: 'Rejected files, newest first.',
    input: pageQuery(),
    output: pageOfRows(upload),
  },
  cancel: {
    method: 'DELETE',
    path: '/api/admin/uploads/{id}',
    access: 'admin',
    summary: 'Cancel an upload, or remove a rejected one from the list.',
    input: z.object({ id }),
    output: upload,
    errors: ['not_found', 'conflict'],
  },
});
