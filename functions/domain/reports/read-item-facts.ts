import type { ResourceType } from '#shared/contracts/fields.ts';
import { findOwnProduct } from '#shared/site-config/own-products.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import type { CatalogueKind } from '../catalogue/catalogue-version-repository.ts';
import { itemKey } from '../orders/order.ts';
import { findSellableItem } from '../orders/sellable-item.ts';

export interface ItemFacts {
  title: string;
  isFree: boolean;
}

type Kind = Exclude<ResourceType, 'credits'>;

const catalogues: Record<Kind, CatalogueKind> = {
  article: 'articles',
  podcast: 'podcasts',
  product: 'products',
  bundle: 'bundles',
};

/** An item of a report. */
export interface NamedItem {
  resourceType: ResourceType;
  resourceId: string;
}

/** Parses an item's name: `article#art-1` → `{ resourceType: 'article', resourceId: 'art-1' }`. */
export function namedItem(item: string): NamedItem {
  const end = item.indexOf('#');
  return {
    resourceType: item.slice(0, end) as ResourceType,
    resourceId: item.slice(end + 1),
  };
}

/**
 * Whether views of an item's page are counted. Credits and the site's own products have no page of their own in the
 * catalogue.
 */
export function hasCountedPage({ resourceType, resourceId }: NamedItem): boolean {
  return resourceType !== 'credits' && !(resourceType === 'product' && findOwnProduct(resourceId));
}

/**
 * Reads the titles of items, and which of them are free, by `article#<id>`, without deleted ones. Each costs at most
 * one read unit.
 */
export async function readItemFacts(
  items: readonly NamedItem[],
): Promise<ReadonlyMap<string, ItemFacts>> {
  const inTables = Map.groupBy(items.filter(hasCountedPage), (item) => item.resourceType as Kind);
  const found = await Promise.all([
    ...[...inTables].map(([kind, some]) => fromTable(kind, some)),
    ...items.filter((item) => !hasCountedPage(item)).map(fromConfiguration),
  ]);
  return new Map(found.flat());
}

async function fromTable(kind: Kind, items: readonly NamedItem[]): Promise<[string, ItemFacts][]> {
  const table = catalogues[kind];
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

async function fromConfiguration(item: NamedItem): Promise<[string, ItemFacts][]> {
  const { resourceType, resourceId } = item;
  const own = resourceType === 'product' ? findOwnProduct(resourceId) : undefined;
  const title = own?.title ?? (await findSellableItem(resourceType, resourceId))?.title;
  return title ? [[itemKey(item), { title, isFree: own?.amountMinor === 0 }]] : [];
}
