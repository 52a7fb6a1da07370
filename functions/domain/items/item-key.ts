import type { ResourceType } from '#shared/contracts/fields.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { itemNouns } from './item-nouns.ts';

/** Something that is sold. For credits, `resourceId` is the package. */
interface KeyedItem {
  resourceType: ResourceType;
  resourceId: string;
}

/** Returns an item's key in entitlements, ratings, counters and audit events: `article#<id>`. */
export function itemKey({ resourceType, resourceId }: KeyedItem): string {
  return `${resourceType}#${resourceId}`;
}

/** Returns the key of an item of a catalogue. */
export function itemKeyIn(catalogue: CatalogueKind, id: string): string {
  return itemKey({ resourceType: itemNouns[catalogue], resourceId: id });
}

/** Parses an item's key: `article#art-1` → `{ resourceType: 'article', resourceId: 'art-1' }`. */
export function readItemKey(item: string): KeyedItem {
  const end = item.indexOf('#');
  return {
    resourceType: item.slice(0, end) as ResourceType,
    resourceId: item.slice(end + 1),
  };
}
