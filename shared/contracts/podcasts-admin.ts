import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { chosenId, id, manyLines, seconds } from './fields.ts';
import { uploadRequest, uploadTarget } from './upload-fields.ts';
import {
  authorField,
  descriptionFields,
  formPublication,
  managedPublication,
  priceField,
  publicationFields,
  tagsField,
  titleField,
  pageOfTagged,
  taggedQuery,
} from './item-fields.ts';
import { episodeSummary } from './podcasts.ts';

export const episodeForm = z.object({
  title: titleField(),
  ...descriptionFields(),
  price: priceField,
  author: authorField,
  tags: tagsField,
  /** WebVTT or plain text; an empty one removes it. The transcript of a paid episode is only for its owners. */
  transcript: z
    .string()
    .max(200_000, 'The transcript must be at most 200,000 characters')
    .regex(manyLines, 'The transcript must not contain control characters')
    .optional(),
  ...publicationFields,
});

/** A row of the administrators' table, which includes drafts. */
export const managedEpisode = episodeSummary.extend({
  ...managedPublication,
  hasAudio: z.boolean(),
  updatedAt: z.string(),
});
export type ManagedEpisode = z.output<typeof managedEpisode>;

const saved = z.object({ _id: z.string() });

/** The administrators' calls, in a separate file: public pages do not load them. */
export const podcastsAdminContract = defineContract({
  listManaged: {
    method: 'GET',
    path: '/api/admin/podcasts',
    access: 'admin',
    summary:
      'All episodes in every state, newest first; searched, filtered and paginated on the server.',
    input: taggedQuery(),
    output: pageOfTagged(managedEpisode),
  },
  getManaged: {
    method: 'GET',
    path: '/api/admin/podcasts/{id}',
    access: 'admin',
    summary: 'One episode with everything that its form shows, and a short-lived URL of its audio.',
    input: z.object({ id }),
    output: managedEpisode.extend({
      ...formPublication,
      longDescription: z.string(),
      transcript: z.string().optional(),
      audioName: z.string().optional(),
      /** A presigned URL, for listening in the admin screen. */
      fullAudioUrl: z.string().optional(),
      previewSeconds: seconds.optional(),
    }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/api/podcasts',
    access: 'admin',
    summary:
      'Create an episode. It is not published before its audio has been accepted. Idempotent if the caller chooses the `id`.',
    input: episodeForm.extend({ id: chosenId.optional() }),
    output: saved,
    errors: ['conflict'],
  },
  update: {
    method: 'PUT',
    path: '/api/podcasts/{id}',
    access: 'admin',
    summary: 'Change an episode.',
    input: episodeForm.extend({ id }),
    output: saved,
    errors: ['not_found', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/podcasts/{id}',
    access: 'admin',
    summary: 'Remove an episode permanently. Buyers keep their access.',
    input: z.object({ id }),
    output: saved,
    errors: ['not_found'],
  },
  uploadArtwork: {
    method: 'POST',
    path: '/api/podcasts/{id}/artwork',
    access: 'admin',
    summary: 'Get a form for uploading the artwork of an episode (image, at most 5 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ artworkUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
  uploadPreview: {
    method: 'POST',
    path: '/api/podcasts/{id}/preview',
    access: 'admin',
    summary: 'Get a form for uploading the preview audio of an episode (at most 50 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ previewUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
  uploadAudio: {
    method: 'POST',
    path: '/api/podcasts/{id}/audio',
    access: 'admin',
    summary: 'Get a form for uploading the full audio of an episode (at most 500 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    errors: ['not_found', 'file_not_accepted'],
  },
});
