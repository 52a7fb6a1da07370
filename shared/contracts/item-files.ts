import * as z from 'zod';
import { maxFiles } from '../constants/max-files.ts';
import { defineContract } from './define-contract.ts';
import { edition, editionFile } from './editions.ts';
import { id, manyLines } from './fields.ts';
import { uploadRequest, uploadTarget } from './upload-fields.ts';

const fileIds = z.array(id).min(1, 'Keep the main file').max(maxFiles);

const editionFields = {
  /** The number of the draft. */
  number: z.number().int().min(2),
  /** What has changed, for owners of an earlier edition. */
  changes: z
    .string({ error: 'Say what has changed' })
    .trim()
    .min(1, 'Say what has changed')
    .max(1000, 'Say it in at most 1,000 characters')
    .regex(manyLines, 'It must not contain control characters'),
};

export const managedFiles = z.object({
  /** The files of the draft or, without one, of the last edition. The first file is the main file. */
  files: z.array(editionFile),
  /** The next edition, which only administrators see. */
  draft: z.object({ number: z.number().int() }).optional(),
  /** Whether anybody may have the last edition: another file then starts a draft of the next one. */
  isOwned: z.boolean(),
  /** Newest first. */
  editions: z.array(edition),
});
export type ManagedFiles = z.output<typeof managedFiles>;

export const articleFilesContract = defineContract({
  readFiles: {
    method: 'GET',
    path: '/api/admin/articles/{id}/files',
    access: 'admin',
    summary:
      'The files of an article, those of a draft edition if there is one, and all of its editions.',
    input: z.object({ id }),
    output: managedFiles,
    errors: ['not_found'],
  },
  setFiles: {
    method: 'PUT',
    path: '/api/admin/articles/{id}/files',
    access: 'admin',
    summary:
      'Reorder the files of an article, or remove some; the main file stays first. If anybody has the last edition, this changes a draft of the next one.',
    input: z.object({ id, files: fileIds }),
    output: managedFiles,
    errors: ['not_found', 'conflict'],
  },
  uploadExtra: {
    method: 'POST',
    path: '/api/admin/articles/{id}/files',
    access: 'admin',
    summary: 'Get a form for uploading another file of an article, beside its main file.',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
  publishEdition: {
    method: 'POST',
    path: '/api/admin/articles/{id}/editions',
    access: 'admin',
    summary: 'Publish the draft of the next edition of an article. Idempotent.',
    input: z.object({ id, ...editionFields }),
    output: managedFiles,
    errors: ['not_found', 'conflict'],
  },
  discardEdition: {
    method: 'DELETE',
    path: '/api/admin/articles/{id}/editions/draft',
    access: 'admin',
    summary: 'Discard the draft of the next edition of an article. Idempotent.',
    input: z.object({ id }),
    output: managedFiles,
    errors: ['not_found', 'conflict'],
  },
});

export const productFilesContract = defineContract({
  readFiles: {
    method: 'GET',
    path: '/api/admin/products/{id}/files',
    access: 'admin',
    summary:
      'The files of a product, those of a draft edition if there is one, and all of its editions.',
    input: z.object({ id }),
    output: managedFiles,
    errors: ['not_found'],
  },
  setFiles: {
    method: 'PUT',
    path: '/api/admin/products/{id}/files',
    access: 'admin',
    summary:
      'Reorder the files of a product, or remove some; the main file stays first. If anybody has the last edition, this changes a draft of the next one.',
    input: z.object({ id, files: fileIds }),
    output: managedFiles,
    errors: ['not_found', 'conflict'],
  },
  uploadExtra: {
    method: 'POST',
    path: '/api/admin/products/{id}/files',
    access: 'admin',
    summary: 'Get a form for uploading another file of a product, beside its main file.',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
  publishEdition: {
    method: 'POST',
    path: '/api/admin/products/{id}/editions',
    access: 'admin',
    summary: 'Publish the draft of the next edition of a product. Idempotent.',
    input: z.object({ id, ...editionFields }),
    output: managedFiles,
    errors: ['not_found', 'conflict'],
  },
  discardEdition: {
    method: 'DELETE',
    path: '/api/admin/products/{id}/editions/draft',
    access: 'admin',
    summary: 'Discard the draft of the next edition of a product. Idempotent.',
    input: z.object({ id }),
    output: managedFiles,
    errors: ['not_found', 'conflict'],
  },
});
