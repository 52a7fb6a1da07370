import type { CatalogueKind } from './catalogue-version-repository.ts';

/** One item of each catalogue, as entitlements and audit events name it: `article#<id>`. */
export const itemNouns = {
  articles: 'article',
  podcasts: 'podcast',
  products: 'product',
  bundles: 'bundle',
} as const satisfies Record<CatalogueKind, string>;
