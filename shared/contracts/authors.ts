import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { chosenId, id, pageOfRows, pageQuery } from './fields.ts';
import { authorFields } from './item-fields.ts';
import { sortField } from './list-sort.ts';
import { uploadRequest, uploadTarget } from './upload-fields.ts';

/** The most authors that a shop keeps: all are stored in one row. */
export const maxAuthors = 100;

/** The most former names of an author: the row must stay below 400 KB. */
export const maxFormerNames = 5;

export const authorForm = z.object(authorFields);

/** A change of an author; `remove` deletes the picture. */
export const authorChange = authorForm.extend({ picture: z.enum(['keep', 'remove']).optional() });

/** An author whom the seller keeps in the admin area. Items refer to them by name. */
export const managedAuthor = z.object({
  id: z.string(),
  name: z.string(),
  /** The latest first. Items that have one of them show the current name. */
  formerNames: z.array(z.string()).optional(),
  line: z.string(),
  pictureUrl: z.string().optional(),
  updatedAt: z.string(),
});
export type ManagedAuthor = z.output<typeof managedAuthor>;

/** The effect of renaming an author. */
const renaming = z.object({
  /** How many published items show it now. Absent if they could not be counted. */
  items: z.number().optional(),
  /** A former name that is no longer kept: items that have it no longer belong to the author. */
  dropped: z.string().optional(),
});
export type Renaming = z.output<typeof renaming>;

const authorColumns = ['name', 'updated'] as const;
export type AuthorColumn = (typeof authorColumns)[number];

/** Only for administrators: the pages of items contain what they show of an author. */
export const authorsContract = defineContract({
  listAuthors: {
    method: 'GET',
    path: '/api/admin/authors',
    access: 'admin',
    summary:
      'The authors by name; `q` is any part of a current or former name, or of an introduction.',
    input: pageQuery(maxAuthors).extend({ sort: sortField(authorColumns) }),
    output: pageOfRows(managedAuthor),
  },
  getAuthor: {
    method: 'GET',
    path: '/api/admin/authors/{id}',
    access: 'admin',
    summary: 'One author.',
    input: z.object({ id }),
    output: managedAuthor,
    errors: ['not_found'],
  },
  createAuthor: {
    method: 'POST',
    path: '/api/admin/authors',
    access: 'admin',
    summary:
      'Add an author: the pages of items with this name show the `line`. Names are unique, regardless of case. Idempotent if the caller chooses the `id`.',
    input: authorForm.extend({ id: chosenId.optional() }),
    output: z.object({ id: z.string() }),
    errors: ['conflict'],
  },
  updateAuthor: {
    method: 'PUT',
    path: '/api/admin/authors/{id}',
    access: 'admin',
    summary: 'Change an author. Their items show a new name immediately.',
    input: authorChange.extend({ id }),
    output: z.object({ id: z.string(), renamed: renaming.optional() }),
    errors: ['not_found', 'conflict'],
  },
  removeAuthor: {
    method: 'DELETE',
    path: '/api/admin/authors/{id}',
    access: 'admin',
    summary:
      'Remove an author with their picture. Their items show the name that they were saved with.',
    input: z.object({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  },
  uploadAuthorPicture: {
    method: 'POST',
    path: '/api/admin/authors/{id}/picture',
    access: 'admin',
    summary: 'Get a form for uploading the picture of an author (image, at most 5 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ pictureUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
});
