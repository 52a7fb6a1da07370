import type { CatalogueKind } from './catalogue-kind.ts';

/** The noun for an item of each catalogue, as in the keys of entitlements and audit events: `article#<id>`. */
export const itemNouns = {
  articles: 'article',
  podcasts: 'podcast',
  products: 'product',
  bundles: 'bundle',
} as const satisfies Record<CatalogueKind, string>;
