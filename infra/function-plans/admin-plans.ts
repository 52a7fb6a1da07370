import type { FunctionPlan } from '../function-permissions.ts';
import { asksForAdmins, erasing, members, memoryMb, ownFiles } from './plan-parts.ts';

/** Functions for administrators only. */
export const adminPlans = {
  members: {
    memoryMb,
    // Restoring access calls Stripe, as a purchase does. The lease (domain/members/admins-lease.ts) is longer.
    timeoutSeconds: 29,
    tables: {
      ...erasing,
      users: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
      'users/index/directory': ['Query'],
      'users/index/joined': ['Query'],
      ledger: ['GetItem', 'PutItem'],
      'ledger/index/byTime': ['Query'],
      orders: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      purchases: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
      // To list members who were given an item.
      'purchases/index/byItem': ['Query'],
      mails: ['PutItem'],
      ephemera: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      // To check that a given item is on sale.
      bundles: ['GetItem'],
      audit: ['PutItem'],
    },
    // To check that a product's file exists.
    files: ownFiles,
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
      // A payment is fulfilled by hand, and granted only to an open account.
      users: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
      'articles/index/shelf': ['Query'],
      'podcasts/index/shelf': ['Query'],
      'products/index/shelf': ['Query'],
      // To read the counts, and the titles of the items.
      visits: ['GetItem', 'Query'],
      articles: ['BatchGetItem'],
      podcasts: ['BatchGetItem'],
      products: ['BatchGetItem'],
      bundles: ['BatchGetItem'],
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
    mayReadSender: true,
    secrets: ['STRIPE_SECRET_KEY'],
  },
  orders: {
    memoryMb,
    timeoutSeconds: 29,
    tables: {
      users: ['GetItem', 'UpdateItem'],
      'users/index/byEmail': ['Query'],
      // A refund is settled at once, as the webhook would.
      orders: ['GetItem', 'PutItem'],
      'orders/index/byStatus': ['Query'],
      'orders/index/byCardDigits': ['Query'],
      'orders/index/byMember': ['Query'],
      'orders/index/byPaidDay': ['Query'],
      purchases: ['GetItem', 'PutItem'],
      ledger: ['PutItem', 'Query'],
      mails: ['GetItem', 'PutItem'],
      ephemera: ['GetItem', 'PutItem', 'DeleteItem'],
      audit: ['PutItem'],
    },
    cognito: asksForAdmins,
    secrets: ['STRIPE_SECRET_KEY', 'SIGNING_KEY'],
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
      bundles: ['GetItem'],
      audit: ['PutItem'],
    },
    // To check that the site's own products have their files.
    files: ownFiles,
    cognito: asksForAdmins,
    secrets: ['STRIPE_SECRET_KEY'],
  },
  uploads: {
    memoryMb,
    // Joining 640 parts takes S3 a while.
    timeoutSeconds: 29,
    tables: {
      ...members,
      uploads: ['GetItem', 'PutItem', 'UpdateItem'],
      'uploads/index/rejected': ['Query'],
      articles: ['GetItem'],
      podcasts: ['GetItem'],
      products: ['GetItem'],
      // The authors, for their pictures.
      settings: ['GetItem'],
      audit: ['PutItem'],
    },
    cognito: asksForAdmins,
    files: {
      'private/incoming/': ['PutObject', 'ListMultipartUploadParts', 'AbortMultipartUpload'],
    },
  },
} as const satisfies Record<string, FunctionPlan>;
