import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { maxTags } from '#shared/contracts/item-fields.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { formatMinor } from '#shared/constants/money.ts';
import { hasTag, tidyTags } from '#shared/tags/tidy-tags.ts';
import { AppError } from '../../platform/app-error.ts';
import { differences } from '../audit/differences.ts';
import type { CatalogueItem } from './catalogue-repository.ts';
import { changePublication } from './change-publication.ts';
import { checkPrice } from './check-price.ts';
import { describePublication } from './describe-publication.ts';
import { removal } from './publication.ts';
import { describeTags, readTags } from './read-tags.ts';

/** The attributes that can be changed for many items at once. */
export interface ChangeableItem extends CatalogueItem {
  title: string;
  priceMinor: number;
  currency: string;
  category?: string;
  tags?: string[];
}

export type Change = Pick<ItemChanges, 'action' | 'price' | 'category' | 'tag'>;

export interface PlannedChange {
  /** Attributes to set; `undefined` removes one. */
  changes: Partial<ChangeableItem>;
  /** The change as text, for the audit log. */
  details: Record<string, string>;
}

/**
 * Returns the attributes that a change sets on an item.
 * @returns undefined if nothing changes
 * @throws AppError `validation_failed` if the price, the category or the tag is missing or invalid, or the item already
 * has the maximum number of tags
 */
export function planChange(item: ChangeableItem, change: Change): PlannedChange | undefined {
  const changes = attributesOf(item, change);
  const details = differences(describe(item), describe({ ...item, ...changes }));
  return details && { changes, details: { ...details, ...describeTagging(change) } };
}

function attributesOf(item: ChangeableItem, change: Change): Partial<ChangeableItem> {
  const { action, price, category, tag } = change;
  switch (action) {
    case 'publish':
      return changePublication(item, { state: 'published' });
    case 'unpublish':
      return changePublication(item, { state: 'unpublished' });
    case 'price':
      return {
        priceMinor: checkPrice(given(price, 'price', 'Valid price required'), item.currency),
      };
    case 'category':
      return { category: given(category, 'category', 'Category is required') };
    case 'tag':
      return { tags: withTag(item.tags, givenTag(tag)) };
    case 'untag': {
      const removed = givenTag(tag);
      return {
        tags: readTags(
          (item.tags ?? []).filter((one) => !hasTag([one], removed)),
          [],
        ),
      };
    }
    case 'feature':
    case 'unfeature':
      // The choice for the home page is not stored with the item (home-choice.ts).
      return {};
    case 'delete':
      return removal;
  }
}

/** Returns the tags with one more, unless they contain it in any case. */
function withTag(tags: string[] = [], tag: string): string[] {
  if (hasTag(tags, tag)) return tags;
  if (tags.length >= maxTags) {
    throw new AppError('validation_failed', {
      fields: { tag: `It already has ${maxTags} tags. Remove one first.` },
    });
  }
  return tidyTags([...tags, tag]);
}

const givenTag = (tag: string | undefined) => given(tag, 'tag', 'Tag is required');

function given<Value>(value: Value | undefined, field: string, text: string): Value {
  if (value === undefined) throw new AppError('validation_failed', { fields: { [field]: text } });
  return value;
}

/** Names the one tag: all tags of an item would often be too long for the audit log. */
function describeTagging({ action, tag = '' }: Change): { tags?: string } {
  const text = describeTags(tidyTags([tag]));
  if (action === 'tag') return { tags: `added ${text}` };
  return action === 'untag' ? { tags: `removed ${text}` } : {};
}

function describe(item: ChangeableItem): Record<string, string> {
  const { priceMinor, currency, category = '', tags, shelf } = item;
  return {
    price: formatMinor(priceMinor, currency, siteConfig.locale),
    category,
    tags: describeTags(tags),
    state: shelf ? describePublication(item) : 'deleted',
  };
}
