/**
 * The attributes that lists show, by catalogue and index: the projections of the indexes `shelf` and `labels` besides
 * their keys.
 */
export const listedAttributes = {
  articles: {
    shelf: [
      'title',
      'shortDescription',
      'priceMinor',
      'currency',
      'category',
      'imageUrl',
      'author',
      'pages',
      'views',
      'ratingSum',
      'ratingCount',
      'file',
      'updatedAt',
    ],
    labels: ['tags'],
  },
  podcasts: {
    shelf: [
      'title',
      'shortDescription',
      'priceMinor',
      'currency',
      'artworkUrl',
      'feedArtworkUrl',
      'preview',
      'audio',
      'listens',
      'updatedAt',
    ],
    labels: ['author', 'tags'],
  },
  products: {
    shelf: ['title', 'priceMinor', 'currency', 'category', 'imageUrl', 'file', 'updatedAt'],
    labels: ['author', 'tags'],
  },
  bundles: {
    shelf: ['title', 'shortDescription', 'priceMinor', 'currency', 'parts', 'updatedAt'],
    labels: [],
  },
} as const;
