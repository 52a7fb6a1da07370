import { ownProducts } from '#shared/site-config/own-products.ts';
import type { FileAction, FunctionPlan } from '../function-permissions.ts';

/** The permissions for fulfilment, which webhook, return page and sweep share. */
export const fulfilment = {
  orders: ['GetItem', 'PutItem', 'UpdateItem'],
  purchases: ['GetItem', 'PutItem', 'DeleteItem'],
  // Credits are granted or withdrawn in the same transaction, and nothing is granted to a deleted account.
  users: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
  ledger: ['PutItem'],
  // To release the use of a discount code when an order is not paid.
  codes: ['UpdateItem'],
} as const satisfies FunctionPlan['tables'];

/** Starting a Checkout: it is counted, and a discount code is looked up and used. */
export const checkouts = {
  visits: ['UpdateItem'],
  codes: ['GetItem', 'UpdateItem'],
  'codes/index/byTime': ['Query'],
} as const satisfies FunctionPlan['tables'];

/** Authentication: the token is verified, then the member is read. */
export const members = { users: ['GetItem'] } as const satisfies FunctionPlan['tables'];

/** Starting an upload: its row, the audit event, and the form with which the browser posts to S3. */
export const uploadStart = {
  tables: { uploads: ['PutItem'], audit: ['PutItem'] },
  files: { 'private/incoming/': ['PutObject'] },
} as const satisfies Pick<FunctionPlan, 'tables' | 'files'>;

/** Erasing the data of a deleted account, besides its orders and purchases. */
export const erasing = {
  holds: ['Query', 'UpdateItem', 'DeleteItem'],
  ratings: ['GetItem', 'DeleteItem'],
  'ratings/index/byMember': ['Query'],
  // Removing a rating updates the item's sum.
  articles: ['GetItem', 'UpdateItem'],
  podcasts: ['GetItem', 'UpdateItem'],
  products: ['GetItem', 'UpdateItem'],
  // To record a changed sum for the lists.
  visits: ['UpdateItem'],
  reviews: ['Query', 'DeleteItem'],
  positions: ['Query', 'DeleteItem'],
  feedback: ['Query', 'DeleteItem'],
  'orders/index/byMember': ['Query'],
} as const satisfies FunctionPlan['tables'];

/**
 * The permissions for saving the lists of large catalogues and the assistant's indexes of them; see
 * functions/domain/catalogue/lists/save-lists.ts.
 */
export const listing = {
  settings: ['GetItem'],
  articles: ['BatchGetItem'],
  podcasts: ['BatchGetItem'],
  products: ['BatchGetItem'],
  bundles: ['BatchGetItem'],
  'articles/index/shelf': ['Query'],
  'articles/index/labels': ['Query'],
  'podcasts/index/shelf': ['Query'],
  'podcasts/index/labels': ['Query'],
  'products/index/shelf': ['Query'],
  'products/index/labels': ['Query'],
  'bundles/index/shelf': ['Query'],
} as const satisfies FunctionPlan['tables'];

/** The saved lists of large catalogues. */
export const listFiles = {
  'private/lists/': ['GetObject'],
} as const satisfies FunctionPlan['files'];

/** Returns the permissions on the prefixes of accepted files, by catalogue, and of the pictures of authors. */
export function publishedFiles<const Actions extends readonly FileAction[]>(actions: Actions) {
  return {
    'private/articles/': actions,
    'private/podcasts/': actions,
    'private/products/': actions,
    'public/articles/': actions,
    'public/authors/': actions,
    'public/podcasts/': actions,
    'public/products/': actions,
  };
}

/** The releases of the site's own products. */
export const ownFiles: FunctionPlan['files'] = Object.fromEntries(
  ownProducts.map(({ id }) => [`private/${id}/`, ['GetObject']]),
);

/** The permission to check the caller's group, for admin calls. */
export const asksForAdmins = ['AdminListGroupsForUser'] as const;

/** More than the code needs, but CPU grows with memory, and start-up and TLS need CPU. */
export const memoryMb = 1024;
