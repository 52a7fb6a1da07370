import type { FunctionPlan } from '../function-rights.ts';
import { asksForAdmins, erasing, members, memoryMb, ownFiles } from './plan-parts.ts';

/** Functions for administrators only. */
export const adminPlans = {
  members: {
    memoryMb,
    // Restoring access calls Stripe, as a purchase does. The lease (domain/members/admins-lease.ts) is longer.
    timeoutSeconds: 29,
    tables: {
      ...erasing,
      users: ['GetItem', 'UpdateItem'],
      'users/index/directory': ['Query'],
      ledger: ['GetItem', 'PutItem'],
      'ledger/index/byTime': ['Query'],
      orders: ['GetItem', 'PutItem', 'UpdateItem'],
      purchases: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
      mails: ['PutItem'],
      ephemera: ['PutItem', 'UpdateItem', 'DeleteItem'],
      audit: ['PutItem'],
    },
    cognito: [
      ...asksForAdmins,
      'AdminAddUserToGroup',
      'AdminDeleteUser',
      'AdminEnableUser',
      'AdminRemoveUserFromGroup',
      'AdminUserGlobalSignOut',
      'ListUsersInGroup',
    ],
    secrets: ['STRIPE_SECRET_KEY', 'SIGNING_KEY'],
  },
  reports: {
    memoryMb,
    timeoutSeconds: 29,
    tables: {
      users: ['GetItem', 'UpdateItem'],
      'articles/index/shelf': ['Query'],
      'podcasts/index/shelf': ['Query'],
      'products/index/shelf': ['Query'],
      orders: ['GetItem', 'PutItem'],
      'orders/index/open': ['Query'],
      'orders/index/byPaidDay': ['Query'],
      'orders/index/byRefundDay': ['Query'],
      purchases: ['GetItem', 'PutItem', 'DeleteItem'],
      ephemera: ['GetItem'],
      settings: ['GetItem'],
      ledger: ['PutItem'],
      codes: ['UpdateItem'],
      'ledger/index/byDay': ['Query'],
      mails: ['PutItem'],
      'mails/index/pending': ['Query'],
      audit: ['PutItem', 'Query'],
    },
    cognito: asksForAdmins,
    secrets: ['STRIPE_SECRET_KEY'],
  },
  codes: {
    memoryMb,
    timeoutSeconds: 29,
    tables: {
      ...members,
      codes: ['GetItem', 'PutItem', 'UpdateItem'],
      'codes/index/byTime': ['Query'],
      articles: ['GetItem'],
      podcasts: ['GetItem'],
      products: ['GetItem'],
      audit: ['PutItem'],
    },
    // To check that the site's own products have their files.
    files: ownFiles,
    cognito: asksForAdmins,
    secrets: ['STRIPE_SECRET_KEY'],
  },
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
} as const satisfies Record<string, FunctionPlan>;
