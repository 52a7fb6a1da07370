import type { FunctionPlan } from '../function-permissions.ts';
import {
  asksForAdmins,
  erasing,
  fulfilment,
  listing,
  members,
  memoryMb,
  publishedFiles,
} from './plan-parts.ts';

/** Functions started by events and schedules. */
export const backgroundPlans = {
  mail: {
    memoryMb,
    timeoutSeconds: 60,
    // To lease and close rows of the outbox, create the tokens in emails, and check whether an email is still wanted.
    tables: {
      ...members,
      waitlist: ['GetItem'],
      // To check that a recipient still owns the item of a new edition.
      purchases: ['GetItem'],
      articles: ['GetItem'],
      products: ['GetItem'],
      mails: ['UpdateItem'],
      ephemera: ['GetItem', 'PutItem'],
    },
    maySendMail: true,
    secrets: ['SIGNING_KEY'],
  },
  /** Records addresses whose emails bounce or are reported as spam; a spam report ends a member's optional emails. */
  bounces: {
    memoryMb: 256,
    timeoutSeconds: 30,
    tables: {
      users: ['UpdateItem'],
      'users/index/byEmail': ['Query'],
      ephemera: ['GetItem', 'UpdateItem'],
    },
    secrets: ['SIGNING_KEY'],
  },
  /** Runs for the stream of `settings` when a catalogue has changed. */
  publish: { memoryMb, timeoutSeconds: 30, tables: {}, mayInvalidateCache: true },
  media: {
    // A picture of 50 megapixels needs most of this memory; a file of 5 GB is read in pieces.
    memoryMb: 2048,
    // S3 takes minutes to copy 5 GB, and an MP3 is read to its last frame.
    timeoutSeconds: 900,
    tables: {
      ...members,
      uploads: ['GetItem', 'PutItem', 'UpdateItem'],
      articles: ['GetItem', 'UpdateItem'],
      podcasts: ['GetItem', 'UpdateItem'],
      products: ['GetItem', 'UpdateItem'],
      // To request previews for a new file, and to start an edition if anybody has bought the last one.
      previews: ['UpdateItem'],
      editions: ['Query', 'PutItem'],
      'purchases/index/byItem': ['Query'],
      // The row of the authors names their pictures.
      settings: ['GetItem', 'UpdateItem'],
      // To record the change for the lists.
      visits: ['UpdateItem'],
    },
    // The uploader may have lost administrator permissions before posting the file.
    cognito: asksForAdmins,
    files: {
      'private/incoming/': ['GetObject', 'DeleteObject'],
      ...publishedFiles(['PutObject']),
    },
    needsSharp: true,
  },
  /**
   * Runs for the stream of `previews`: draws the public pages of PDFs, whose content is not trusted, reads EPUBs, cuts
   * recordings and films, and lists archives.
   */
  previews: {
    // A PDF of 100 MB is in memory twice, and PDFium may take 768 MB.
    memoryMb: 2048,
    // A PDF may take half a minute.
    timeoutSeconds: 120,
    tables: {
      previews: ['GetItem', 'UpdateItem'],
      articles: ['GetItem'],
      products: ['GetItem'],
      // To find the archives of the last edition.
      editions: ['Query'],
      settings: ['UpdateItem'],
      // To record the change for the lists.
      visits: ['UpdateItem'],
    },
    files: {
      'private/articles/': ['GetObject'],
      'private/products/': ['GetObject'],
      'public/previews/': ['PutObject', 'DeleteObject'],
    },
    needsSharp: true,
  },
  sweep: {
    memoryMb,
    timeoutSeconds: 240,
    tables: {
      ...erasing,
      ...fulfilment,
      users: [...fulfilment.users, 'DeleteItem'],
      // To find accounts that are being deleted.
      'users/index/directory': ['Query'],
      purchases: [...fulfilment.purchases, 'Query'],
      // To announce new editions to owners.
      'purchases/index/byItem': ['Query'],
      'orders/index/open': ['Query'],
      mails: ['GetItem', 'PutItem', 'UpdateItem'],
      'mails/index/pending': ['Query'],
      waitlist: ['GetItem'],
      ephemera: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      uploads: ['GetItem', 'UpdateItem'],
      'uploads/index/due': ['Query'],
      // To keep files that an edition names.
      editions: ['Query'],
      previews: ['GetItem', 'UpdateItem'],
      'previews/index/due': ['Query'],
      ...listing,
      articles: [...erasing.articles, ...listing.articles],
      podcasts: [...erasing.podcasts, ...listing.podcasts],
      products: [...erasing.products, ...listing.products],
      // To move counts of past days out of the counters, and to read the logs of changes.
      visits: ['GetItem', 'Query', 'UpdateItem'],
    },
    files: {
      'private/incoming/': ['DeleteObject', 'AbortMultipartUpload'],
      'private/assistant/': ['GetObject', 'PutObject'],
      'private/lists/': ['GetObject', 'PutObject'],
      ...publishedFiles(['DeleteObject']),
    },
    maySendMail: true,
    cognito: ['AdminDeleteUser'],
    secrets: ['STRIPE_SECRET_KEY', 'SIGNING_KEY'],
  },
  /** Releases the holds of requests that died. */
  holds: {
    memoryMb: 256,
    // A run waits up to half a minute for holds that become due before the next one.
    timeoutSeconds: 60,
    tables: {
      users: ['GetItem', 'UpdateItem'],
      ledger: ['PutItem'],
      holds: ['GetItem', 'UpdateItem'],
      'holds/index/open': ['Query'],
    },
  },
  /** Queues the new-items emails; `mail` sends them. */
  digest: {
    memoryMb: 512,
    // Enough for several thousand emails; the next run queues the rest.
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
