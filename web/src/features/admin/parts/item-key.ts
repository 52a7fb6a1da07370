import type { ResourceType } from '#shared/contracts/fields.ts';

interface Item {
  resourceType: ResourceType;
  resourceId: string;
}

/** Returns the key of an item: `article#<id>`. */
export const itemKey = ({ resourceType, resourceId }: Item): string =>
  `${resourceType}#${resourceId}`;
