import { deployedCalls, type GroupName } from '../shared/contracts/index.ts';
import type { FileAction, FunctionPlan } from './function-rights.ts';

/** What taking an order to its end needs; the webhook, the return page and the sweep all do that. */
const fulfilment = {
  orders: ['GetItem', 'PutItem', 'UpdateItem'],
  purchases: ['GetItem', 'PutItem', 'DeleteItem'],
} as const satisfies FunctionPlan['tables'];

/** Knowing who asks: the token is verified, then the member is looked up. */
const members = { users: ['GetItem'] } as const satisfies FunctionPlan['tables'];

/** Opening an upload: its row, the audit entry, and the form that the browser posts to S3. */
const uploadStart = {
  tables: { uploads: ['PutItem'], audit: ['PutItem'] },
  files: { 'private/incoming/': ['PutObject'] },
} as const satisfies Pick<FunctionPlan, 'tables' | 'files'>;

/** Where accepted files are, by the catalogue that they belong to. */
function publishedFiles<const Actions extends readonly FileAction[]>(actions: Actions) {
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
const asksForAdmins = ['AdminListGroupsForUser'] as const;

/** 1,024 MB is more than the code needs, but CPU grows with memory, and start and TLS are CPU. */
const memoryMb = 1024;

export const functionPlans = {
  auth: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      users: ['GetItem', 'PutItem', 'UpdateItem'],
      'users/index/byEmail': ['Query'],
      ledger: ['PutItem'],
      mails: ['PutItem'],
      ephemera: ['PutItem', 'UpdateItem', 'DeleteItem'],
    },
    cognito: [
      'AdminCreateUser',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminListGroupsForUser',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
    ],
  },
  articles: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      articles: ['GetItem', 'PutItem', 'UpdateItem'],
      'articles/index/shelf': ['Query'],
      ratings: ['GetItem', 'PutItem'],
      purchases: ['GetItem'],
      ephemera: ['PutItem', 'UpdateItem'],
      settings: ['GetItem', 'UpdateItem'],
      ...uploadStart.tables,
    },
    cognito: asksForAdmins,
    files: uploadStart.files,
  },
  podcasts: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      podcasts: ['GetItem', 'PutItem', 'UpdateItem'],
      'podcasts/index/shelf': ['Query'],
      positions: ['GetItem', 'PutItem'],
      purchases: ['GetItem', 'Query'],
      ephemera: ['PutItem', 'UpdateItem'],
      settings: ['GetItem', 'UpdateItem'],
      ...uploadStart.tables,
    },
    cognito: asksForAdmins,
    files: { ...uploadStart.files, 'private/podcasts/': ['GetObject'] },
  },
  products: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      products: ['GetItem', 'PutItem', 'UpdateItem'],
      'products/index/shelf': ['Query'],
      settings: ['GetItem', 'UpdateItem'],
      ...uploadStart.tables,
    },
    cognito: asksForAdmins,
    files: uploadStart.files,
  },
  purchase: {
    memoryMb,
    // Stripe's client may try for half a minute; API Gateway hangs up after 30 seconds.
    timeoutSeconds: 29,
    tables: {
      ...members,
      ...fulfilment,
      purchases: [...fulfilment.purchases, 'Query'],
      articles: ['GetItem'],
      podcasts: ['GetItem'],
      products: ['GetItem'],
      mails: ['PutItem'],
      ephemera: ['GetItem', 'PutItem', 'UpdateItem'],
    },
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SIGNING_KEY'],
  },
  downloads: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      articles: ['GetItem'],
      podcasts: ['GetItem'],
      products: ['GetItem'],
      purchases: ['GetItem'],
    },
    files: {
      'private/articles/': ['GetObject'],
      'private/podcasts/': ['GetObject'],
      'private/products/': ['GetObject'],
    },
    secrets: ['SIGNING_KEY'],
  },
  feeds: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      // A member's feed gets a new address.
      users: ['GetItem', 'UpdateItem'],
      podcasts: ['GetItem', 'BatchGetItem'],
      'podcasts/index/shelf': ['Query'],
      purchases: ['GetItem', 'Query'],
      ephemera: ['UpdateItem'],
      settings: ['GetItem'],
    },
    files: { 'private/podcasts/': ['GetObject'] },
    secrets: ['SIGNING_KEY'],
  },
  pages: { memoryMb, timeoutSeconds: 10, tables: { articles: ['GetItem'] } },
  mail: {
    memoryMb,
    timeoutSeconds: 60,
    // Leases and closes rows of the outbox; makes the tokens that password mails carry.
    tables: { mails: ['UpdateItem'], ephemera: ['PutItem'] },
    sendsMail: true,
  },
  members: {
    memoryMb,
    // Restoring access asks Stripe, as above. Its lease (core/members/admins-lease.ts) is longer.
    timeoutSeconds: 29,
    tables: {
      users: ['GetItem', 'UpdateItem'],
      'users/index/directory': ['Query'],
      ledger: ['GetItem', 'PutItem', 'Query'],
      orders: ['GetItem', 'PutItem', 'UpdateItem'],
      purchases: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
      mails: ['PutItem'],
      ephemera: ['PutItem', 'UpdateItem', 'DeleteItem'],
      audit: ['PutItem'],
    },
    cognito: [
      ...asksForAdmins,
      'AdminAddUserToGroup',
      'AdminDisableUser',
      'AdminEnableUser',
      'AdminRemoveUserFromGroup',
      'AdminUserGlobalSignOut',
      'ListUsersInGroup',
    ],
    secrets: ['STRIPE_SECRET_KEY'],
  },
  reports: {
    memoryMb,
    timeoutSeconds: 29,
    tables: {
      ...members,
      orders: ['GetItem', 'PutItem'],
      'orders/index/open': ['Query'],
      'orders/index/byPaidDay': ['Query'],
      'orders/index/byRefundDay': ['Query'],
      purchases: ['GetItem', 'PutItem', 'DeleteItem'],
      'ledger/index/byDay': ['Query'],
      mails: ['PutItem'],
      audit: ['PutItem', 'Query'],
    },
    cognito: asksForAdmins,
    secrets: ['STRIPE_SECRET_KEY'],
  },
  /** Told by the stream of `settings` that a catalogue has changed. */
  publish: { memoryMb, timeoutSeconds: 30, tables: {}, clearsEdge: true },
  uploads: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      uploads: ['GetItem', 'UpdateItem'],
      'uploads/index/rejected': ['Query'],
      audit: ['PutItem'],
    },
    cognito: asksForAdmins,
  },
  media: {
    // Drawing a picture of 50 megapixels takes most of it; a recording of 500 MB is read in pieces.
    memoryMb: 2048,
    timeoutSeconds: 300,
    tables: {
      ...members,
      uploads: ['GetItem', 'PutItem', 'UpdateItem'],
      articles: ['GetItem', 'UpdateItem'],
      podcasts: ['GetItem', 'UpdateItem'],
      products: ['GetItem', 'UpdateItem'],
      settings: ['UpdateItem'],
    },
    // Whoever was given a form may have lost his rights before he posts it.
    cognito: asksForAdmins,
    files: {
      'private/incoming/': ['GetObject', 'DeleteObject'],
      ...publishedFiles(['PutObject']),
    },
    drawsPictures: true,
  },
  sweep: {
    memoryMb,
    timeoutSeconds: 240,
    tables: {
      ...fulfilment,
      'orders/index/open': ['Query'],
      mails: ['PutItem', 'UpdateItem'],
      'mails/index/pending': ['Query'],
      ephemera: ['PutItem'],
      uploads: ['GetItem', 'UpdateItem'],
      'uploads/index/due': ['Query'],
    },
    files: { 'private/incoming/': ['DeleteObject'], ...publishedFiles(['DeleteObject']) },
    sendsMail: true,
    secrets: ['STRIPE_SECRET_KEY'],
  },
} as const satisfies Record<string, FunctionPlan>;

export type FunctionName = keyof typeof functionPlans;

export const functionNames = Object.keys(functionPlans) as FunctionName[];

/** Groups that answer HTTP calls of this deployment. */
export function httpGroups(): FunctionName[] {
  const groups = new Set<GroupName>(deployedCalls().map(({ group }) => group));
  return [...groups].map((group) => {
    if (group in functionPlans) return group as FunctionName;
    throw new Error(`The group "${group}" has calls but no plan in infra/function-plan.ts.`);
  });
}
