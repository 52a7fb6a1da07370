import { findOwnProduct } from '#shared/site-config/own-products.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import { catalogueOf } from '../catalogue/catalogue-of.ts';
import { itemKey } from '../items/item-key.ts';
import type { Order } from '../orders/order.ts';
import { findSellableItem } from '../orders/sellable-item.ts';

export interface ItemFacts {
  title: string;
  isFree: boolean;
}

type Kind = keyof typeof catalogueOf;

/** An item of a report. */
type ReportedItem = Pick<Order, 'resourceType' | 'resourceId'>;

/**
 * Whether views of an item's page are counted. Credits and the site's own products have no page of their own in the
 * catalogue.
 */
export function hasCountedPage({ resourceType, resourceId }: ReportedItem): boolean {
  return resourceType !== 'credits' && !(resourceType === 'product' && findOwnProduct(resourceId));
}

/**
 * Reads the titles of items, and which of them are free, by `article#<id>`, without deleted ones. Each costs at most
 * one read unit.
 */
export async function readItemFacts(
  items: readonly ReportedItem[],
): Promise<ReadonlyMap<string, ItemFacts>> {
  const inTables = Map.groupBy(items.filter(hasCountedPage), (item) => item.resourceType as Kind);
  const found = await Promise.all([
    ...[...inTables].map(([kind, some]) => fromTable(kind, some)),
    ...items.filter((item) => !hasCountedPage(item)).map(fromConfiguration),
  ]);
  return new Map(found.flat());
}

async function fromTable(
  kind: Kind,
  items: readonly ReportedItem[],
): Promise<[string, ItemFacts][]> {
  const table = catalogueOf[kind];
  if (!hasTable(table)) return [];
  const keys = items.map(({ resourceId }) => ({ id: resourceId }));
  const rows = await Promise.all(
    batchesOf(keys).map((batch) =>
      readBatch<{ id: string; title: string; priceMinor: number }>(table, batch),
    ),
  );
  return rows
    .flat()
    .map(({ id, title, priceMinor }) => [
      itemKey({ resourceType: kind, resourceId: id }),
      { title, isFree: priceMinor === 0 },
    ]);
}

async function fromConfiguration(item: ReportedItem): Promise<[string, ItemFacts][]> {
  const { resourceType, resourceId } = item;
  const own = resourceType === 'product' ? findOwnProduct(resourceId) : undefined;
  const title = own?.title ?? (await findSellableItem(resourceType, resourceId))?.title;
  return title ? [[itemKey(item), { title, isFree: own?.amountMinor === 0 }]] : [];
}
