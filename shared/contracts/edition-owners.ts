import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id } from './fields.ts';

const editionOwner = z.object({
  /** The member's id. */
  id: z.string(),
  email: z.string(),
  /** Present if the item was given to them for free. */
  complimentary: z.boolean().optional(),
  /** The edition that they downloaded last, and when; absent if no download is known. */
  edition: z.number().int().optional(),
  downloadedAt: z.string().optional(),
});
export type EditionOwner = z.output<typeof editionOwner>;

const editionCounts = z.object({
  /** How many people own the item. */
  owners: z.number().int(),
  /** How many buyers have downloaded each edition, newest first, including those who were refunded. */
  editions: z.array(z.object({ number: z.number().int(), downloaded: z.number().int() })),
});
export type EditionCounts = z.output<typeof editionCounts>;

const ownersPage = z.object({
  owners: z.array(editionOwner),
  nextCursor: z.string().optional(),
  /** Counts of all owners. With 100,000 owners they take a second or two, so they are requested separately. */
  counts: editionCounts.optional(),
});
export type OwnersPage = z.output<typeof ownersPage>;

const page = z.object({
  id,
  cursor: z.string().max(1000).optional(),
  /** A page of owners (the default), or the counts of all. */
  part: z.enum(['owners', 'counts']).optional(),
});

export const articleOwnersContract = defineContract({
  readOwners: {
    method: 'GET',
    path: '/api/admin/articles/{id}/owners',
    access: 'admin',
    summary:
      'The owners of an article, each with the edition that they downloaded last, in pages. A page may be short or empty: follow `nextCursor` to the end. `part=counts` returns how many people own it, and how many have downloaded each edition.',
    input: page,
    output: ownersPage,
    errors: ['not_found'],
  },
});

export const productOwnersContract = defineContract({
  readOwners: {
    method: 'GET',
    path: '/api/admin/products/{id}/owners',
    access: 'admin',
    summary:
      'The owners of a product, each with the edition that they downloaded last, in pages. A page may be short or empty: follow `nextCursor` to the end. `part=counts` returns how many people own it, and how many have downloaded each edition.',
    input: page,
    output: ownersPage,
    errors: ['not_found'],
  },
});
