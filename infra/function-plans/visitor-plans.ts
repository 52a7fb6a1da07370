import type { FunctionPlan } from '../function-permissions.ts';
import { asksForAdmins, members, memoryMb } from './plan-parts.ts';

/** Functions for visitors, and for the administrators' view of what visitors submit. */
export const visitorPlans = {
  /** Requests without a route. Reads nothing. */
  unrouted: { memoryMb: 512, timeoutSeconds: 10, tables: {} },
  waitlist: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      waitlist: ['GetItem', 'PutItem', 'DeleteItem', 'Query'],
      'waitlist/index/byTime': ['Query'],
      mails: ['PutItem'],
      ephemera: ['UpdateItem'],
      audit: ['PutItem'],
    },
    cognito: asksForAdmins,
    secrets: ['SIGNING_KEY'],
  },
  privacy: {
    memoryMb,
    timeoutSeconds: 15,
    tables: {
      ...members,
      'users/index/byEmail': ['Query'],
      deletions: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      'deletions/index/queue': ['Query'],
      mails: ['PutItem'],
      ephemera: ['UpdateItem'],
      audit: ['PutItem'],
    },
    cognito: asksForAdmins,
    secrets: ['SIGNING_KEY'],
  },
} as const satisfies Record<string, FunctionPlan>;
