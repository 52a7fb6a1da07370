import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { formatMinor } from '#shared/constants/money.ts';
import { AppError } from '../../platform/app-error.ts';
import { differences } from '../audit/differences.ts';
import type { CatalogueItem } from './catalogue-repository.ts';
import { changePublication } from './change-publication.ts';
import { checkPrice } from './check-price.ts';
import { describePublication } from './describe-publication.ts';

/** The attributes that can be changed for many items at once. */
export interface ChangeableItem extends CatalogueItem {
  title: string;
  priceMinor: number;
  currency: string;
  category?: string;
}

export type Change = Pick<ItemChanges, 'action' | 'price' | 'category'>;

export interface PlannedChange {
  /** Attributes to set; `undefined` removes one. */
  changes: Partial<ChangeableItem>;
  /** The change as text, for the audit log. */
  details: Record<string, string>;
}

/**
 * Returns the attributes that a change sets on an item.
 * @returns undefined if nothing changes
 * @throws AppError `validation_failed` if the price or the category is missing or invalid
 */
export function planChange(item: ChangeableItem, change: Change): PlannedChange | undefined {
  const changes = attributesOf(item, change);
  const details = differences(describe(item), describe({ ...item, ...changes }));
  return details && { changes, details };
}

function attributesOf(item: ChangeableItem, change: Change): Partial<ChangeableItem> {
  const { action, price, category } = change;
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
    case 'feature':
    case 'unfeature':
      // The choice for the home page is not stored with the item (home-choice.ts).
      return {};
    case 'delete':
      return { shelf: undefined, publishedAt: undefined, held: undefined };
  }
}

function given<Value>(value: Value | undefined, field: string, text: string): Value {
  if (value === undefined) throw new AppError('validation_failed', { fields: { [field]: text } });
  return value;
}

function describe(item: ChangeableItem): Record<string, string> {
  const { priceMinor, currency, category = '', shelf } = item;
  return {
    price: formatMinor(priceMinor, currency, siteConfig.locale),
    category,
    state: shelf ? describePublication(item) : 'deleted',
  };
}
