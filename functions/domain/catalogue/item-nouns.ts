import type { CatalogueKind } from './catalogue-version-repository.ts';

/** One item of each catalogue, as entitlements and audit events name it: `article#<id>`. */
export const itemNouns = {
  articles: 'article',
  podcasts: 'podcast',
  products: 'product',
} as const satisfies Record<CatalogueKind, string>;
