import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id, uploadRequest, uploadTarget } from './fields.ts';

const episode = z.object({
  id: z.string(),
  _id: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  price: z.number().min(0),
  artworkUrl: z.string(),
  audioUrl: z.string().optional(),
  previewUrl: z.string().optional(),
  releaseDate: z.string().optional(),
  likes: z.number().int().optional(),
  listens: z.number().int().optional(),
});

const episodeForm = z.object({
  title: z.string().trim().min(1, 'Title is required').max(200),
  shortDescription: z.string().trim().min(1, 'Short description is required').max(500),
  longDescription: z.string().trim().min(1, 'Long description is required').max(20_000),
  price: z.number({ error: 'Valid price required' }).min(0, 'Valid price required').max(99_999),
});

const saved = z.object({ _id: z.string() });

export const podcastsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/podcasts',
    access: 'optional',
    summary: 'The published episodes.',
    input: z.object({}),
    output: z.array(episode),
    planned: true,
  },
  create: {
    method: 'POST',
    path: '/api/podcasts',
    access: 'admin',
    summary: 'Create an episode.',
    input: episodeForm,
    output: saved,
    planned: true,
  },
  update: {
    method: 'PUT',
    path: '/api/podcasts/{id}',
    access: 'admin',
    summary: 'Change an episode.',
    input: episodeForm.extend({ id }),
    output: saved,
    planned: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/podcasts/{id}',
    access: 'admin',
    summary: 'Take an episode out of the hub. Buyers keep their access.',
    input: z.object({ id }),
    output: saved,
    planned: true,
  },
  uploadArtwork: {
    method: 'POST',
    path: '/api/podcasts/{id}/artwork',
    access: 'admin',
    summary: 'Where to post the artwork of an episode (image, at most 5 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ artworkUrl: z.string() }),
    planned: true,
  },
  uploadPreview: {
    method: 'POST',
    path: '/api/podcasts/{id}/preview',
    access: 'admin',
    summary: 'Where to post the preview audio of an episode (at most 50 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ previewUrl: z.string() }),
    planned: true,
  },
  uploadAudio: {
    method: 'POST',
    path: '/api/podcasts/{id}/audio',
    access: 'admin',
    summary: 'Where to post the full audio of an episode (at most 500 MB).',
    input: uploadRequest,
    output: uploadTarget.extend({ fileUrl: z.string() }),
    planned: true,
  },
});
