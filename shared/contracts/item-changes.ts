import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { id } from './fields.ts';
import { categoryField, priceField, tagField } from './item-fields.ts';

/** The most items that one call changes. */
export const maxItemsAtOnce = 100;

/**
 * `feature` puts an item on the home page, where its catalogue has a limited number of places; `unfeature` removes it.
 */
const shopActions = ['publish', 'unpublish', 'price', 'delete'] as const;
const actions = [...shopActions, 'tag', 'untag', 'feature', 'unfeature'] as const;
const categorizedActions = [...actions, 'category'] as const;

const ids = z
  .array(id)
  .min(1, 'Choose an item')
  .max(maxItemsAtOnce, `Choose at most ${maxItemsAtOnce} items`);
const common = {
  ids,
  /** For `price`: in major units of each item's own currency. */
  price: priceField.optional(),
  /** Reports the effect on each item without changing anything. */
  preview: z.boolean().optional(),
};
/** For `tag`, which adds one, and `untag`, which removes it. */
const tag = tagField.optional();
const changes = z.object({ ...common, action: z.enum(actions), tag });
/** Bundles have no tags, and the home page has no place for them. */
const bundleChanges = z.object({ ...common, action: z.enum(shopActions) });
const categorizedChanges = z.object({
  ...common,
  action: z.enum(categorizedActions),
  tag,
  /** For `category`. */
  category: categoryField.optional(),
});
export type ItemChanges = z.output<typeof categorizedChanges>;

/** The result for one item, in the order of the call. */
export const changedItem = z.object({
  id: z.string(),
  title: z.string(),
  /**
   * `unchanged`: it already was as requested. `failed`: the others are changed nevertheless, and this one can be
   * retried.
   */
  outcome: z.enum(['changed', 'unchanged', 'failed']),
  /** Why it failed. */
  text: z.string().optional(),
  /** In a preview: how many people own it and keep what they bought. */
  owners: z.number().int().optional(),
});
export type ChangedItem = z.output<typeof changedItem>;

const changedItems = z.object({ items: z.array(changedItem) });

export const articleChangesContract = defineContract({
  changeMany: {
    method: 'POST',
    path: '/api/admin/articles/changes',
    access: 'admin',
    summary:
      'Publish, unpublish, reprice, tag or delete up to 100 articles at once, or choose what the home page shows. Each item is changed separately; the response gives the result for each, and the call can be repeated safely.',
    input: categorizedChanges,
    output: changedItems,
  },
});

export const episodeChangesContract = defineContract({
  changeMany: {
    method: 'POST',
    path: '/api/admin/podcasts/changes',
    access: 'admin',
    summary:
      'Publish, unpublish, reprice, tag or delete up to 100 episodes at once, or choose what the home page shows. Each item is changed separately; the response gives the result for each, and the call can be repeated safely.',
    input: changes,
    output: changedItems,
  },
});

export const productChangesContract = defineContract({
  changeMany: {
    method: 'POST',
    path: '/api/admin/products/changes',
    access: 'admin',
    summary:
      'Publish, unpublish, reprice, tag or delete up to 100 products at once, or choose what the home page shows. Each item is changed separately; the response gives the result for each, and the call can be repeated safely.',
    input: categorizedChanges,
    output: changedItems,
  },
});

export const bundleChangesContract = defineContract({
  changeMany: {
    method: 'POST',
    path: '/api/admin/bundles/changes',
    access: 'admin',
    summary:
      'Publish, unpublish, reprice or delete up to 100 bundles at once. Each item is changed separately; the response gives the result for each, and the call can be repeated safely.',
    input: bundleChanges,
    output: changedItems,
  },
});
