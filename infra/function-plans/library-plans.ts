import type { FunctionPlan } from '../function-permissions.ts';
import {
  asksForAdmins,
  listFiles,
  members,
  memoryMb,
  ownFiles,
  uploadStart,
} from './plan-parts.ts';

/** Functions that show, deliver and manage the site's items. */
export const libraryPlans = {
  articles: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      articles: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      'articles/index/labels': ['Query'],
      'articles/index/shelf': ['Query'],
      visits: ['GetItem', 'Query', 'UpdateItem'],
      ratings: ['GetItem', 'PutItem'],
      purchases: ['GetItem'],
      // Before many items are changed, their owners are counted.
      'purchases/index/byItem': ['Query'],
      // To read from an order's downloads which edition its buyer has.
      ephemera: ['GetItem', 'PutItem', 'UpdateItem'],
      settings: ['GetItem', 'UpdateItem'],
      previews: ['GetItem', 'UpdateItem'],
      editions: ['Query', 'PutItem', 'DeleteItem'],
      // To email owners about a new edition.
      mails: ['PutItem'],
      ...uploadStart.tables,
    },
    cognito: asksForAdmins,
    files: { ...uploadStart.files, ...listFiles },
  },
  podcasts: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      podcasts: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      'podcasts/index/labels': ['Query'],
      'podcasts/index/shelf': ['Query'],
      visits: ['GetItem', 'Query', 'UpdateItem'],
      positions: ['GetItem', 'PutItem'],
      purchases: ['GetItem', 'Query'],
      // Before many items are changed, their owners are counted.
      'purchases/index/byItem': ['Query'],
      ephemera: ['PutItem', 'UpdateItem'],
      settings: ['GetItem', 'UpdateItem'],
      ...uploadStart.tables,
    },
    cognito: asksForAdmins,
    files: { ...uploadStart.files, ...listFiles, 'private/podcasts/': ['GetObject'] },
  },
  products: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      products: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      'products/index/labels': ['Query'],
      'products/index/shelf': ['Query'],
      // An unpublished product is visible to its owners.
      purchases: ['GetItem'],
      // Before many items are changed, their owners are counted.
      'purchases/index/byItem': ['Query'],
      // To read from an order's downloads which edition its buyer has.
      visits: ['GetItem', 'Query', 'UpdateItem'],
      ephemera: ['GetItem'],
      settings: ['GetItem', 'UpdateItem'],
      previews: ['GetItem', 'UpdateItem'],
      editions: ['Query', 'PutItem', 'DeleteItem'],
      // To email owners about a new edition.
      mails: ['PutItem'],
      ...uploadStart.tables,
    },
    cognito: asksForAdmins,
    files: { ...uploadStart.files, ...listFiles },
  },
  /** Reviews by owners, and their approval by administrators. */
  reviews: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      users: ['GetItem', 'ConditionCheckItem'],
      reviews: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
      'reviews/index/shown': ['Query'],
      'reviews/index/byState': ['Query'],
      ratings: ['GetItem', 'BatchGetItem', 'PutItem'],
      // Each item stores the sum of its ratings.
      articles: ['GetItem', 'UpdateItem'],
      podcasts: ['GetItem', 'UpdateItem'],
      products: ['GetItem', 'UpdateItem'],
      visits: ['UpdateItem'],
      purchases: ['GetItem'],
      ephemera: ['UpdateItem'],
      audit: ['PutItem'],
    },
    cognito: asksForAdmins,
  },
  /** Bundles, and the authors of items. */
  bundles: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      bundles: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      'bundles/index/shelf': ['Query'],
      // To find the parts of bundles: in the lists, and one by one for the form.
      articles: ['GetItem', 'BatchGetItem'],
      'articles/index/labels': ['Query'],
      'articles/index/shelf': ['Query'],
      podcasts: ['GetItem', 'BatchGetItem'],
      'podcasts/index/labels': ['Query'],
      'podcasts/index/shelf': ['Query'],
      products: ['GetItem', 'BatchGetItem'],
      'products/index/labels': ['Query'],
      'products/index/shelf': ['Query'],
      visits: ['GetItem', 'Query', 'UpdateItem'],
      purchases: ['GetItem'],
      // The authors are one row.
      settings: ['GetItem', 'UpdateItem'],
      ...uploadStart.tables,
    },
    // To check that the site's own products have their files, and to receive pictures of authors.
    files: { ...ownFiles, ...uploadStart.files, ...listFiles },
    cognito: asksForAdmins,
  },
  downloads: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      articles: ['GetItem'],
      podcasts: ['GetItem'],
      products: ['GetItem'],
      editions: ['Query'],
      purchases: ['GetItem'],
      // Downloads are counted.
      ephemera: ['UpdateItem'],
      visits: ['UpdateItem'],
    },
    files: {
      'private/articles/': ['GetObject'],
      'private/podcasts/': ['GetObject'],
      'private/products/': ['GetObject'],
      ...ownFiles,
    },
    secrets: ['SIGNING_KEY'],
  },
  feeds: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      // To replace the URL of a member's feed.
      users: ['GetItem', 'UpdateItem'],
      podcasts: ['GetItem', 'BatchGetItem'],
      'podcasts/index/labels': ['Query'],
      'podcasts/index/shelf': ['Query'],
      purchases: ['GetItem', 'Query'],
      visits: ['GetItem', 'Query'],
      ephemera: ['UpdateItem'],
      // The first feed stores the origin of the podcast.
      settings: ['GetItem', 'UpdateItem'],
    },
    files: { 'private/podcasts/': ['GetObject'], ...listFiles },
    secrets: ['SIGNING_KEY'],
  },
  pages: {
    memoryMb,
    timeoutSeconds: 10,
    tables: {
      articles: ['GetItem', 'BatchGetItem'],
      'articles/index/labels': ['Query'],
      'articles/index/shelf': ['Query'],
      podcasts: ['GetItem', 'BatchGetItem'],
      'podcasts/index/labels': ['Query'],
      'podcasts/index/shelf': ['Query'],
      products: ['GetItem', 'BatchGetItem'],
      'products/index/labels': ['Query'],
      'products/index/shelf': ['Query'],
      bundles: ['GetItem', 'BatchGetItem'],
      'bundles/index/shelf': ['Query'],
      visits: ['GetItem', 'Query', 'UpdateItem'],
      // Views of pages are counted.
      ephemera: ['PutItem', 'UpdateItem'],
      previews: ['GetItem'],
      editions: ['Query'],
      'reviews/index/shown': ['Query'],
      ratings: ['BatchGetItem'],
      settings: ['GetItem'],
    },
    files: listFiles,
  },
} as const satisfies Record<string, FunctionPlan>;
