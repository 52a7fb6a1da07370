import { itemWords } from '#shared/site-words/item.ts';
import type { ResourceType } from '#shared/contracts/fields.ts';
import * as messages from './messages.ts';

/** The shop's words for the kinds of items. */
export const kindLabels: Record<ResourceType, string> = {
  ...itemWords.kinds,
  credits: messages.credits,
  bundle: messages.bundle,
};
