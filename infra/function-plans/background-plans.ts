import type { FunctionPlan } from '../function-rights.ts';
import {
  asksForAdmins,
  erasing,
  fulfilment,
  members,
  memoryMb,
  publishedFiles,
} from './plan-parts.ts';

/** Functions that events and schedules run. */
export const backgroundPlans = {
  mail: {
    memoryMb,
    timeoutSeconds: 60,
    // Leases and closes rows of the outbox; makes the tokens that mails carry; looks whether a mail is still wanted.
    tables: { ...members, waitlist: ['GetItem'], mails: ['UpdateItem'], ephemera: ['PutItem'] },
    sendsMail: true,
    secrets: ['SIGNING_KEY'],
  },
  /** Told by the stream of `settings` that a catalogue has changed. */
  publish: { memoryMb, timeoutSeconds: 30, tables: {}, clearsEdge: true },
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
      ...erasing,
      ...fulfilment,
      users: [...fulfilment.users, 'DeleteItem'],
      // Accounts that are being deleted.
      'users/index/directory': ['Query'],
      purchases: [...fulfilment.purchases, 'Query'],
      'orders/index/open': ['Query'],
      mails: ['PutItem', 'UpdateItem'],
      'mails/index/pending': ['Query'],
      waitlist: ['GetItem'],
      ephemera: ['PutItem', 'DeleteItem'],
      uploads: ['GetItem', 'UpdateItem'],
      'uploads/index/due': ['Query'],
    },
    files: { 'private/incoming/': ['DeleteObject'], ...publishedFiles(['DeleteObject']) },
    sendsMail: true,
    cognito: ['AdminDeleteUser'],
    secrets: ['STRIPE_SECRET_KEY', 'SIGNING_KEY'],
  },
  /** Runs beside the functions that hold credits, and gives back those of requests that died. */
  holds: {
    memoryMb: 256,
    // It waits up to half a minute for holds that come due before its next run.
    timeoutSeconds: 60,
    tables: {
      users: ['GetItem', 'UpdateItem'],
      ledger: ['PutItem'],
      holds: ['GetItem', 'UpdateItem'],
      'holds/index/open': ['Query'],
    },
  },
  /** Writes the mails about new items; `mail` sends them. */
  digest: {
    memoryMb: 512,
    // Some thousand mails are written in that time; what is left the next run writes.
    timeoutSeconds: 240,
    tables: {
      settings: ['GetItem', 'PutItem', 'UpdateItem'],
      'articles/index/shelf': ['Query'],
      'podcasts/index/shelf': ['Query'],
      'products/index/shelf': ['Query'],
      'users/index/newItems': ['Query'],
      mails: ['PutItem'],
    },
  },
} as const satisfies Record<string, FunctionPlan>;
