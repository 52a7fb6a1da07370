import type { ResourceType } from '#shared/contracts/fields.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';

/** The catalogue that has the items of a kind. */
export const catalogueOf = {
  article: 'articles',
  podcast: 'podcasts',
  product: 'products',
  bundle: 'bundles',
} as const satisfies Record<Exclude<ResourceType, 'credits'>, CatalogueKind>;
