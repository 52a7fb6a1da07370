/** The catalogues. Each has its own table with the index `shelf`. */
export type CatalogueKind = 'articles' | 'podcasts' | 'products' | 'bundles';

/** The catalogues whose items have editions. An episode has its one recording. */
export type EditedKind = Exclude<CatalogueKind, 'podcasts' | 'bundles'>;
