import type { ResourceType } from '#shared/contracts/fields.ts';

/** What an item is, in a word. */
export const kindLabels: Record<ResourceType, string> = {
  article: 'article',
  podcast: 'episode',
  product: 'product',
  credits: 'credits',
};
