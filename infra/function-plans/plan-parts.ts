import type { FileAction, FunctionPlan } from '../function-rights.ts';

/** What taking an order to its end needs; the webhook, the return page and the sweep all do that. */
export const fulfilment = {
  orders: ['GetItem', 'PutItem', 'UpdateItem'],
  purchases: ['GetItem', 'PutItem', 'DeleteItem'],
  // Credits that were bought are granted, or taken back with the money, in the same transaction.
  users: ['GetItem', 'UpdateItem'],
  ledger: ['PutItem'],
} as const satisfies FunctionPlan['tables'];

/** Knowing who asks: the token is verified, then the member is looked up. */
export const members = { users: ['GetItem'] } as const satisfies FunctionPlan['tables'];

/** Opening an upload: its row, the audit entry, and the form that the browser posts to S3. */
export const uploadStart = {
  tables: { uploads: ['PutItem'], audit: ['PutItem'] },
  files: { 'private/incoming/': ['PutObject'] },
} as const satisfies Pick<FunctionPlan, 'tables' | 'files'>;

/** Erasing what belongs to a deleted account, besides its orders and purchases. */
export const erasing = {
  holds: ['Query', 'UpdateItem', 'DeleteItem'],
  ratings: ['GetItem', 'DeleteItem'],
  'ratings/index/byMember': ['Query'],
  // A rating that goes takes its part of the article's sum with it.
  articles: ['GetItem', 'UpdateItem'],
  positions: ['Query', 'DeleteItem'],
  feedback: ['Query', 'DeleteItem'],
  'orders/index/byMember': ['Query'],
} as const satisfies FunctionPlan['tables'];

/** Where accepted files are, by the catalogue that they belong to. */
export function publishedFiles<const Actions extends readonly FileAction[]>(actions: Actions) {
  return {
    'private/articles/': actions,
    'private/podcasts/': actions,
    'private/products/': actions,
    'public/articles/': actions,
    'public/podcasts/': actions,
    'public/products/': actions,
  };
}

/** An admin call looks the caller's group up. */
export const asksForAdmins = ['AdminListGroupsForUser'] as const;

/** 1,024 MB is more than the code needs, but CPU grows with memory, and start and TLS are CPU. */
export const memoryMb = 1024;
