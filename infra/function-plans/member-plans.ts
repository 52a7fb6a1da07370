import type { FunctionPlan } from '../function-rights.ts';
import { asksForAdmins, erasing, fulfilment, memoryMb } from './plan-parts.ts';

/** Functions that members use: their accounts, what they pay for, the assistant. */
export const memberPlans = {
  auth: {
    memoryMb,
    // Deleting an account may wait for other changes of administrators, and erases for some seconds.
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
  /** Cognito runs it at every sign-in and refresh, waits five seconds, and issues nothing without its answer. */
  tokens: { memoryMb: 512, timeoutSeconds: 5, tables: {}, knowsNoStage: true },
  purchase: {
    memoryMb,
    // Stripe's client may try for half a minute; API Gateway hangs up after 30 seconds.
    timeoutSeconds: 29,
    tables: {
      ...fulfilment,
      purchases: [...fulfilment.purchases, 'Query'],
      'orders/index/byMember': ['Query'],
      articles: ['GetItem'],
      podcasts: ['GetItem'],
      products: ['GetItem'],
      mails: ['PutItem'],
      ephemera: ['GetItem', 'PutItem', 'UpdateItem'],
    },
    // Whether Core's file is there to be sold.
    files: { 'private/core/': ['GetObject'] },
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SIGNING_KEY'],
  },
  credits: {
    memoryMb,
    timeoutSeconds: 29,
    tables: {
      ...fulfilment,
      // A click that comes after a payment brings that one to its end first; it never sees one fail.
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
    // API Gateway hangs up after 30 seconds, and the hold of the reply's credits ends then (domain/credits/hold-credits.ts).
    timeoutSeconds: 28,
    tables: {
      users: ['GetItem', 'UpdateItem'],
      ledger: ['PutItem'],
      holds: ['GetItem', 'PutItem', 'UpdateItem'],
      'articles/index/shelf': ['Query'],
      'podcasts/index/shelf': ['Query'],
      'products/index/shelf': ['Query'],
      articles: ['BatchGetItem'],
      podcasts: ['BatchGetItem'],
      products: ['BatchGetItem'],
      purchases: ['Query'],
      ephemera: ['UpdateItem'],
      settings: ['GetItem'],
    },
    asksModel: true,
  },
  /** Votes on replies. A credit that goes back may wait for other changes of the member's credits. */
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
