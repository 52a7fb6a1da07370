import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id, pageOfRows, pageQuery } from './fields.ts';

export const uploadKind = z.enum([
  'article-pdf',
  'article-cover',
  'product-cover',
  'product-file',
  'podcast-artwork',
  'podcast-preview',
  'podcast-audio',
]);
export type UploadKind = z.output<typeof uploadKind>;

/**
 * - `waiting`: the form has been handed out; the file has not arrived.
 * - `checking`: it has arrived. `accepted`: it is published. `rejected`: `reason` says why; nothing has changed.
 * - `canceled`: by an administrator, or because no file arrived within a day.
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

export const uploadsContract = defineContract({
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
