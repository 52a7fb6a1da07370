/** How many items of each catalogue the home page shows. */
export const homePlaces = { articles: 3, podcasts: 3, products: 1, bundles: 0 } as const;
