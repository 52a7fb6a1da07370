import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id } from './fields.ts';

const editionOwner = z.object({
  /** The member's. */
  id: z.string(),
  email: z.string(),
  /** It was given to them. */
  complimentary: z.boolean().optional(),
  /** The edition that they downloaded last, and when; absent if it is not known that they did. */
  edition: z.number().int().optional(),
  downloadedAt: z.string().optional(),
});
export type EditionOwner = z.output<typeof editionOwner>;

const editionCounts = z.object({
  /** How many people own the item. */
  owners: z.number().int(),
  /** How many buyers have downloaded each edition, the newest first; also those who had their money back. */
  editions: z.array(z.object({ number: z.number().int(), downloaded: z.number().int() })),
});
export type EditionCounts = z.output<typeof editionCounts>;

const ownersPage = z.object({
  owners: z.array(editionOwner),
  nextCursor: z.string().optional(),
  /** Of all owners. They take a second or two where there are 100,000, so they are asked for apart. */
  counts: editionCounts.optional(),
});
export type OwnersPage = z.output<typeof ownersPage>;

const page = z.object({
  id,
  cursor: z.string().max(1000).optional(),
  /** A page of owners, by default, or what is counted of all. */
  part: z.enum(['owners', 'counts']).optional(),
});

export const articleOwnersContract = defineContract({
  readOwners: {
    method: 'GET',
    path: '/api/admin/articles/{id}/owners',
    access: 'admin',
    summary:
      'Who owns an article, with the edition that each downloaded last, in pages. A page may have fewer rows than others, or none: follow `nextCursor` to the end. `part=counts` answers how many own it and have downloaded each edition.',
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
      'Who owns a product, with the edition that each downloaded last, in pages. A page may have fewer rows than others, or none: follow `nextCursor` to the end. `part=counts` answers how many own it and have downloaded each edition.',
    input: page,
    output: ownersPage,
    errors: ['not_found'],
  },
});
