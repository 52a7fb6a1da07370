import type { FunctionPlan } from '../function-permissions.ts';
import {
  asksForAdmins,
  checkouts,
  erasing,
  fulfilment,
  listFiles,
  memoryMb,
  ownFiles,
} from './plan-parts.ts';

/** Functions for members: accounts, purchases, the assistant. */
export const memberPlans = {
  auth: {
    memoryMb,
    // Deleting an account may wait for other administrator changes and erases data for some seconds.
    timeoutSeconds: 29,
    tables: {
      ...erasing,
      users: ['GetItem', 'PutItem', 'UpdateItem'],
      'users/index/byEmail': ['Query'],
      ledger: ['PutItem', 'Query'],
      orders: ['UpdateItem'],
      purchases: ['Query', 'DeleteItem'],
      mails: ['PutItem'],
      ephemera: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    },
    cognito: [
      'AdminCreateUser',
      'AdminDeleteUser',
      'AdminGetUser',
      'AdminInitiateAuth',
      'AdminListGroupsForUser',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'ListUsersInGroup',
    ],
    secrets: ['SIGNING_KEY'],
  },
  /** Cognito calls it at every sign-in and refresh, waits five seconds, and issues no token without its response. */
  tokens: { memoryMb: 512, timeoutSeconds: 5, tables: {}, hasNoStageEnvironment: true },
  purchase: {
    memoryMb,
    // Stripe's client may retry for half a minute; API Gateway times out after 30 seconds.
    timeoutSeconds: 29,
    tables: {
      ...fulfilment,
      ...checkouts,
      purchases: [...fulfilment.purchases, 'Query'],
      'orders/index/byMember': ['Query'],
      articles: ['GetItem'],
      podcasts: ['GetItem'],
      products: ['GetItem'],
      bundles: ['GetItem'],
      mails: ['PutItem'],
      ephemera: ['GetItem', 'PutItem', 'UpdateItem'],
    },
    // To check that a product's file exists.
    files: ownFiles,
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SIGNING_KEY'],
  },
  credits: {
    memoryMb,
    timeoutSeconds: 29,
    tables: {
      ...fulfilment,
      ...checkouts,
      // Only credits are granted, by updating the member's own row.
      users: ['GetItem', 'UpdateItem'],
      // To complete a payment when its buyer downloads right after paying; this never closes an order as failed.
      purchases: ['GetItem', 'PutItem'],
      ledger: ['PutItem', 'Query'],
      'ledger/index/byTime': ['Query'],
      mails: ['PutItem'],
      ephemera: ['GetItem', 'PutItem', 'UpdateItem'],
    },
    secrets: ['STRIPE_SECRET_KEY'],
  },
  chat: {
    memoryMb,
    // API Gateway times out after 30 seconds, when the hold of the reply's credits ends
    // (domain/credits/hold-credits.ts).
    timeoutSeconds: 28,
    tables: {
      users: ['GetItem', 'UpdateItem'],
      ledger: ['PutItem'],
      holds: ['GetItem', 'PutItem', 'UpdateItem'],
      'articles/index/labels': ['Query'],
      'articles/index/shelf': ['Query'],
      'podcasts/index/labels': ['Query'],
      'podcasts/index/shelf': ['Query'],
      'products/index/labels': ['Query'],
      'products/index/shelf': ['Query'],
      articles: ['BatchGetItem'],
      podcasts: ['BatchGetItem'],
      products: ['BatchGetItem'],
      visits: ['GetItem', 'Query'],
      purchases: ['Query'],
      ephemera: ['UpdateItem'],
      settings: ['GetItem'],
    },
    // The indexes and lists of large catalogues, which the sweep saves.
    files: { 'private/assistant/': ['GetObject'], ...listFiles },
    mayCallModel: true,
  },
  /** Votes on replies. Returning credits may wait for other changes of the member's credits. */
  feedback: {
    memoryMb,
    timeoutSeconds: 28,
    tables: {
      users: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
      ledger: ['PutItem', 'Query'],
      holds: ['GetItem'],
      feedback: ['GetItem', 'UpdateItem'],
      'feedback/index/byTime': ['Query'],
      ephemera: ['UpdateItem'],
    },
    cognito: asksForAdmins,
  },
} as const satisfies Record<string, FunctionPlan>;
