import { itemWords } from '#shared/site-words/item.ts';
import type { ResourceType } from '#shared/contracts/fields.ts';

/** What an item is, in the shop's words. */
export const kindLabels: Record<ResourceType, string> = {
  ...itemWords.kinds,
  credits: 'credits',
  bundle: 'bundle',
};
