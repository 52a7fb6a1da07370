import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id } from './fields.ts';

const token = z.string().min(10).max(500);

/** Podcast feeds: RSS 2.0 with Apple's and Podcasting 2.0's tags. */
export const feedsContract = defineContract({
  public: {
    method: 'GET',
    path: '/feeds/podcast.xml',
    access: 'public',
    summary: 'The public feed: free episodes in full, paid ones as previews.',
    input: z.object({}),
    output: z.string(),
  },
  publicHead: {
    method: 'HEAD',
    path: '/feeds/podcast.xml',
    access: 'public',
    summary: 'The same without its body, for directories that check for changes.',
    input: z.object({}),
    output: z.string(),
  },
  private: {
    method: 'GET',
    alsoHead: true,
    path: '/feeds/{token}/podcast.xml',
    access: 'signed',
    summary:
      "A member's private feed: every episode that they own, including free ones, and nothing else.",
    input: z.object({ token }),
    output: z.string(),
    errors: ['not_found'],
  },
  episode: {
    method: 'GET',
    path: '/feeds/{token}/episodes/{id}',
    access: 'signed',
    summary:
      'The target of an enclosure in a private feed: redirects to a new short-lived URL of the audio. The id may end in `.mp3`.',
    style: 'redirect',
    input: z.object({ token, id }),
    output: z.void(),
    errors: ['not_found', 'not_purchased'],
  },
  episodeHead: {
    method: 'HEAD',
    path: '/feeds/{token}/episodes/{id}',
    access: 'signed',
    summary: 'Size, type and name of the file, for clients that check before they download it.',
    style: 'raw',
    input: z.object({ token, id }),
    output: z.string(),
    errors: ['not_found', 'not_purchased'],
  },
  transcript: {
    method: 'GET',
    alsoHead: true,
    path: '/feeds/{token}/episodes/{id}/transcript',
    access: 'signed',
    summary: 'The transcript of an episode that the member of a private feed owns.',
    style: 'raw',
    input: z.object({ token, id }),
    output: z.string(),
    errors: ['not_found', 'not_purchased'],
  },
  address: {
    method: 'GET',
    path: '/api/feeds/private',
    access: 'member',
    summary: "The URL of the caller's private feed.",
    input: z.object({}),
    output: z.object({ url: z.string() }),
  },
  rotate: {
    method: 'POST',
    path: '/api/feeds/private/rotate',
    access: 'member',
    summary: "Replace the URL of the caller's private feed. The old one stops working immediately.",
    input: z.object({}),
    output: z.object({ url: z.string() }),
    errors: ['too_many_requests'],
  },
});
