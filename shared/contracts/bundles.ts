import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { chosenId, currency, id, managedQuery, pageOfRows } from './fields.ts';
import {
  formPublication,
  hiddenFields,
  managedPublication,
  optionalDescriptionFields,
  priceField,
  publicationFields,
  titleField,
} from './item-fields.ts';

/** What can be part of a bundle. */
export const partKind = z.enum(['article', 'podcast', 'product']);
export type PartKind = z.output<typeof partKind>;

export const minParts = 2;
export const maxParts = 20;

const partRef = z.object({ resourceType: partKind, resourceId: id });

export const bundleForm = z.object({
  title: titleField(),
  price: priceField,
  ...optionalDescriptionFields(),
  ...publicationFields,
  parts: z
    .array(partRef)
    .min(minParts, `Choose at least ${minParts} items`)
    .max(maxParts, `Choose at most ${maxParts} items`),
});

const part = partRef.extend({
  title: z.string(),
  price: z.number(),
  imageUrl: z.string().optional(),
});
export type BundlePart = z.output<typeof part>;

/** A bundle on sale. All of its parts are on sale too. */
export const bundle = z.object({
  id: z.string(),
  title: z.string(),
  price: z.number(),
  currency,
  shortDescription: z.string().optional(),
  parts: z.array(part),
});
export type Bundle = z.output<typeof bundle>;

export const bundlePage = bundle.extend({
  ...hiddenFields,
  longDescription: z.string().optional(),
  /** The HTML of `longDescription`, without scripts, pictures and styles. */
  descriptionHtml: z.string().optional(),
  /** Why it cannot be bought now; absent if it can. */
  problem: z.string().optional(),
});
export type BundlePage = z.output<typeof bundlePage>;

/** A row of the administrators' table. */
export const managedBundle = z.object({
  id: z.string(),
  title: z.string(),
  price: z.number(),
  currency,
  ...managedPublication,
  /** In the order of the form. A part without a price is not on sale. */
  parts: z.array(partRef.extend({ title: z.string(), price: z.number().optional() })),
  /** Why it cannot be bought, published or not; absent if it could. */
  problem: z.string().optional(),
  updatedAt: z.string(),
});
export type ManagedBundle = z.output<typeof managedBundle>;

export const bundlesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/bundles',
    access: 'public',
    summary:
      'The bundles on sale, newest first; with the kind and id of an item, those that contain it.',
    input: z.object({ resourceType: partKind.optional(), resourceId: id.optional() }),
    output: z.array(bundle),
  },
  getPage: {
    method: 'GET',
    path: '/api/bundles/{id}',
    access: 'optional',
    summary: 'One bundle with everything that its page shows.',
    input: z.object({ id }),
    output: bundlePage,
    errors: ['not_found'],
  },
  listManaged: {
    method: 'GET',
    path: '/api/admin/bundles',
    access: 'admin',
    summary: 'All bundles in every state; searched, filtered and paginated on the server.',
    input: managedQuery(),
    output: pageOfRows(managedBundle),
  },
  getManaged: {
    method: 'GET',
    path: '/api/admin/bundles/{id}',
    access: 'admin',
    summary: 'One bundle with all fields of its form.',
    input: z.object({ id }),
    output: managedBundle.extend({
      ...formPublication,
      shortDescription: z.string().optional(),
      longDescription: z.string().optional(),
    }),
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/api/bundles',
    access: 'admin',
    summary:
      'Create a bundle of 2 to 20 items on sale, all in one currency. Idempotent if the caller chooses the `id`.',
    input: bundleForm.extend({ id: chosenId.optional() }),
    output: z.object({ id: z.string() }),
    errors: ['conflict'],
  },
  update: {
    method: 'PUT',
    path: '/api/bundles/{id}',
    access: 'admin',
    summary: 'Change a bundle. Open Checkouts keep their quote, and buyers keep what they bought.',
    input: bundleForm.extend({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/bundles/{id}',
    access: 'admin',
    summary: 'Remove a bundle permanently. Buyers keep its items.',
    input: z.object({ id }),
    output: z.object({ id: z.string() }),
    errors: ['not_found'],
  },
});
