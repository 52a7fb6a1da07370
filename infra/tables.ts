import type { TableName } from '#shared/constants/table-name.ts';

/** Key, index and stream of one DynamoDB table. Read by CDK and by the local stack. */
export interface TablePlan {
  partitionKey: string;
  sortKey?: string;
  /** Attribute with the epoch seconds after which DynamoDB may delete the row. */
  timeToLive?: string;
  /** New images go to the function of this group. */
  streamTo?: 'mail' | 'publish';
  indexes?: Record<string, IndexPlan>;
}

export interface IndexPlan {
  partitionKey: string;
  sortKey?: string;
  /** `keys`: only the keys; a list: the keys and these attributes. */
  projection: 'all' | 'keys' | readonly string[];
}

/** Every key is a string. Names are prefixed with the stage: `outcrop-prod-users`. */
export const tables = {
  users: {
    partitionKey: 'id',
    indexes: {
      byEmail: { partitionKey: 'email', projection: 'all' },
      /**
       * All members in one partition, by address: what administrators search. Those whose account is being deleted
       * are in another one, `deleting`: what the sweep has to finish.
       */
      directory: {
        partitionKey: 'directory',
        sortKey: 'email',
        projection: ['credits', 'createdAt', 'disabledAt'],
      },
      /** Sparse: who wants the mail about new items. */
      newItems: { partitionKey: 'newItemsFor', sortKey: 'id', projection: ['email'] },
    },
  },
  ledger: {
    partitionKey: 'userId',
    sortKey: 'entry',
    indexes: {
      byDay: { partitionKey: 'day', sortKey: 'createdAt', projection: ['kind', 'credits'] },
      /** A member's rows in the order of time: his statement. */
      byTime: { partitionKey: 'userId', sortKey: 'createdAt', projection: 'all' },
    },
  },
  /** Credits held for a reply, and for a day what became of it: who asks again gets the same reply. */
  holds: {
    partitionKey: 'userId',
    sortKey: 'requestId',
    timeToLive: 'expiresAt',
    indexes: {
      /** Sparse: replies that are being written, or whose process died. */
      open: { partitionKey: 'open', sortKey: 'dueAt', projection: 'keys' },
    },
  },
  /** What members think of replies, with question and reply; for a while. */
  feedback: {
    partitionKey: 'userId',
    sortKey: 'requestId',
    timeToLive: 'expiresAt',
    indexes: {
      /** Everybody's, in one partition: what administrators read, the newest first. */
      byTime: { partitionKey: 'listed', sortKey: 'votedAt', projection: 'all' },
    },
  },
  articles: {
    partitionKey: 'id',
    indexes: {
      shelf: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: [
          'title',
          'shortDescription',
          'priceMinor',
          'currency',
          'category',
          'imageUrl',
          'author',
          'pages',
          'views',
          'ratingSum',
          'ratingCount',
          'file',
          'updatedAt',
        ],
      },
    },
  },
  podcasts: {
    partitionKey: 'id',
    indexes: {
      shelf: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: [
          'title',
          'shortDescription',
          'priceMinor',
          'currency',
          'artworkUrl',
          'feedArtworkUrl',
          'preview',
          'audio',
          'listens',
          'updatedAt',
        ],
      },
    },
  },
  products: {
    partitionKey: 'id',
    indexes: {
      shelf: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: [
          'title',
          'priceMinor',
          'currency',
          'category',
          'imageUrl',
          'file',
          'updatedAt',
        ],
      },
    },
  },
  /** Where members are in what they listen to. */
  positions: { partitionKey: 'userId', sortKey: 'item' },
  uploads: {
    partitionKey: 'id',
    timeToLive: 'expiresAt',
    indexes: {
      /** Sparse: files that were rejected, for the admin's list. */
      rejected: { partitionKey: 'rejected', sortKey: 'createdAt', projection: 'all' },
      /** Sparse: what the sweep has to tidy up, and from when on. */
      due: { partitionKey: 'due', sortKey: 'dueAt', projection: 'keys' },
    },
  },
  /** Append-only: no function may update or delete here. */
  audit: { partitionKey: 'month', sortKey: 'id' },
  ratings: {
    partitionKey: 'item',
    sortKey: 'userId',
    indexes: { byMember: { partitionKey: 'userId', sortKey: 'item', projection: 'all' } },
  },
  orders: {
    partitionKey: 'id',
    indexes: {
      open: { partitionKey: 'open', sortKey: 'checkAt', projection: 'keys' },
      /** A member's orders, the oldest first. */
      byMember: { partitionKey: 'userId', sortKey: 'id', projection: 'all' },
      /** Sparse: what was paid on a day, and what was given back on a day. */
      byPaidDay: { partitionKey: 'paidDay', sortKey: 'paidAt', projection: 'all' },
      byRefundDay: { partitionKey: 'refundDay', sortKey: 'id', projection: 'all' },
    },
  },
  purchases: { partitionKey: 'userId', sortKey: 'item' },
  /** Who waits for what; one row for an address and list, however often it is sent. */
  waitlist: {
    partitionKey: 'list',
    sortKey: 'email',
    indexes: { byTime: { partitionKey: 'list', sortKey: 'joinedAt', projection: 'all' } },
  },
  /** Requests for deletion. What was never confirmed, and what was closed long ago, is forgotten. */
  deletions: {
    partitionKey: 'id',
    timeToLive: 'expiresAt',
    indexes: {
      /** Sparse, from the confirmation on: `queue` is `open` (by due date) or `closed` (by the time of closing). */
      queue: { partitionKey: 'queue', sortKey: 'queuedAt', projection: 'all' },
    },
  },
  mails: {
    partitionKey: 'id',
    timeToLive: 'expiresAt',
    streamTo: 'mail',
    indexes: { pending: { partitionKey: 'pending', sortKey: 'createdAt', projection: 'keys' } },
  },
  /** Password-reset tokens, rate-limit counters, counted visits: everything that time removes. */
  ephemera: { partitionKey: 'key', timeToLive: 'expiresAt' },
  /** One row a thing that the whole site shares, such as a catalogue's version. */
  settings: { partitionKey: 'key', streamTo: 'publish' },
} as const satisfies Record<TableName, TablePlan>;

export const tableNames = Object.keys(tables) as TableName[];
