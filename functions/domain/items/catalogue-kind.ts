/** The catalogues. Each has its own table with the index `shelf`. */
export type CatalogueKind = 'articles' | 'podcasts' | 'products' | 'bundles';
