import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id, sessionId } from './fields.ts';

const token = z.string().max(2000).optional();
/** `true`: saved as a file. Otherwise: played or shown in the page. */
const download = z.enum(['true', 'false']).optional();
const grantedToken = z.object({ token: z.string(), downloadToken: z.string() });

/** Tokens are valid for 15 minutes and reusable until then, so that an interrupted download can resume. */
export const downloadsContract = defineContract({
  articleToken: {
    method: 'POST',
    path: '/api/articles/{id}/download/token',
    access: 'member',
    summary: 'A download token for an article bought in the given Checkout session.',
    input: z.object({ id, sessionId }),
    output: grantedToken,
    errors: ['purchase_not_found', 'not_purchased'],
  },
  article: {
    method: 'GET',
    path: '/api/articles/{id}/download',
    access: 'signed',
    summary: 'Redirects to a short-lived URL of the PDF. Free articles need no token.',
    style: 'redirect',
    input: z.object({ id, token }),
    output: z.void(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  articleHead: {
    method: 'HEAD',
    path: '/api/articles/{id}/download',
    access: 'signed',
    summary: 'Size, type and name of the file, for clients that check before they download it.',
    style: 'raw',
    input: z.object({ id, token }),
    output: z.string(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  token: {
    method: 'POST',
    path: '/token/download',
    access: 'member',
    summary: 'A download token for any item bought in the given Checkout session.',
    input: z.object({
      resourceId: id,
      resourceType: z.enum(['article', 'podcast', 'product']),
      sessionId,
    }),
    output: grantedToken,
    errors: ['purchase_not_found', 'not_purchased'],
  },
  podcast: {
    method: 'GET',
    path: '/download/podcasts/{id}',
    access: 'signed',
    summary:
      'Redirects to a short-lived URL of the full episode. Free episodes need no token. With a token or `download=true`, the file is saved; with `download=false` or neither, it plays in the page. The id may end in `.mp3`.',
    style: 'redirect',
    input: z.object({ id, token, download }),
    output: z.void(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  podcastHead: {
    method: 'HEAD',
    path: '/download/podcasts/{id}',
    access: 'signed',
    summary: 'Size, type and name of the file, for clients that check before they download it.',
    style: 'raw',
    input: z.object({ id, token, download }),
    output: z.string(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  product: {
    method: 'GET',
    path: '/download/products/{id}',
    access: 'signed',
    summary: "Redirects to a short-lived URL of a product's file.",
    style: 'redirect',
    input: z.object({ id, token }),
    output: z.void(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  productHead: {
    method: 'HEAD',
    path: '/download/products/{id}',
    access: 'signed',
    summary: 'Size, type and name of the file, for clients that check before they download it.',
    style: 'raw',
    input: z.object({ id, token }),
    output: z.string(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
});
