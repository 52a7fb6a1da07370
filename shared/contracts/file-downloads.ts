import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id } from './fields.ts';

const token = z.string().max(2000).optional();

/** The files of all editions, by id. In a separate file: only the pages of items load it. */
export const fileDownloadsContract = defineContract({
  articleFile: {
    method: 'GET',
    path: '/api/articles/{id}/download/{file}',
    access: 'signed',
    summary:
      'Redirects to a short-lived URL of one file from any edition of an article. Files of free articles need no token.',
    style: 'redirect',
    input: z.object({ id, file: id, token }),
    output: z.void(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  articleFileHead: {
    method: 'HEAD',
    path: '/api/articles/{id}/download/{file}',
    access: 'signed',
    summary: 'Size, type and name of the file, for clients that check before they download it.',
    style: 'raw',
    input: z.object({ id, file: id, token }),
    output: z.string(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  productFile: {
    method: 'GET',
    path: '/download/products/{id}/{file}',
    access: 'signed',
    summary:
      'Redirects to a short-lived URL of one file from any edition of a product. Files of free products need no token.',
    style: 'redirect',
    input: z.object({ id, file: id, token }),
    output: z.void(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
  productFileHead: {
    method: 'HEAD',
    path: '/download/products/{id}/{file}',
    access: 'signed',
    summary: 'Size, type and name of the file, for clients that check before they download it.',
    style: 'raw',
    input: z.object({ id, file: id, token }),
    output: z.string(),
    errors: ['not_found', 'not_purchased', 'download_link_invalid'],
  },
});
