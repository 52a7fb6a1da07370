import * as z from 'zod';
import { articleSummary } from './articles.ts';
import { defineContract } from './define-contract.ts';
import { chosenId, id } from './fields.ts';
import { fileListField } from './file-list.ts';
import { uploadRequest, uploadTarget } from './upload-fields.ts';
import {
  authorField,
  categoryField,
  descriptionFields,
  formPublication,
  managedPublication,
  previewPagesField,
  priceField,
  publicationFields,
  tagsField,
  titleField,
  pageOfTagged,
  taggedQuery,
} from './item-fields.ts';
import { managedPreview } from './item-preview.ts';

export const articleForm = z.object({
  title: titleField(5),
  ...descriptionFields(20),
  price: priceField,
  category: categoryField,
  author: authorField,
  tags: tagsField,
  ...publicationFields,
  previewPages: previewPagesField,
  fileList: fileListField,
});

/** A row of the administrators' table, which includes drafts. */
export const managedArticle = articleSummary.extend({
  ...managedPublication,
  hasFile: z.boolean(),
  updatedAt: z.string(),
});
export type ManagedArticle = z.output<typeof managedArticle>;

/** The administrators' calls, in a separate file: public pages do not load them. */
export const articlesAdminContract = defineContract({
  listManaged: {
    method: 'GET',
    path: '/api/admin/articles',
    access: 'admin',
    summary:
      'All articles in every state, newest first; searched, filtered and paginated on the server.',
    input: taggedQuery(),
    output: pageOfTagged(managedArticle),
  },
  getManaged: {
    method: 'GET',
    path: '/api/admin/articles/{id}',
    access: 'admin',
    summary: 'One article with all fields of its form.',
    input: z.object({ id }),
    output: managedArticle.extend({
      ...formPublication,
      longDescription: z.string(),
      fileName: z.string().optional(),
      preview: managedPreview,
    }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/api/articles',
    access: 'admin',
    summary:
      'Create an article. It is not published before its PDF has been accepted. Idempotent if the caller chooses the `id`.',
    input: articleForm.extend({ id: chosenId.optional() }),
    output: z.object({ id: z.string() }),
    errors: ['conflict'],
  },
  update: {
    method: 'PUT',
    path: '/api/articles/{id}',
    access: 'admin',
    summary: 'Change an article.',
    input: articleForm.extend({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/articles/{id}',
    access: 'admin',
    summary: 'Remove an article permanently. Buyers keep their access.',
    input: z.object({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
  },
  uploadPdf: {
    method: 'POST',
    path: '/api/articles/{id}/upload/pdf',
    access: 'admin',
    summary: 'Get a form for uploading the PDF of an article.',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
  uploadImage: {
    method: 'POST',
    path: '/api/articles/{id}/upload/image',
    access: 'admin',
    summary: 'Get a form for uploading the cover of an article.',
    input: uploadRequest,
    output: uploadTarget.extend({ imageUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
});
