import { listedAttributes } from '#shared/constants/listed-attributes.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { hasTable } from '#shared/site-config/stored-tables.ts';

/** The keys, indexes and stream of one DynamoDB table. Used by CDK and by the local stack. */
export interface TablePlan {
  partitionKey: string;
  sortKey?: string;
  /** The attribute with the epoch seconds after which DynamoDB may delete the row. */
  timeToLive?: string;
  /** The function to which the stream sends the new image of changed rows. */
  streamTo?: 'mail' | 'publish' | 'previews';
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
       * All members in one partition, by email, for the administrators' search. Accounts that are being deleted are
       * in the partition `deleting`, for the sweep.
       */
      directory: {
        partitionKey: 'directory',
        sortKey: 'email',
        projection: ['credits', 'createdAt', 'disabledAt'],
      },
      /** The same by time of registration. */
      joined: {
        partitionKey: 'directory',
        sortKey: 'createdAt',
        projection: ['email', 'credits', 'disabledAt'],
      },
      /** Sparse: subscribers of the new-items email. */
      newItems: { partitionKey: 'newItemsFor', sortKey: 'id', projection: ['email'] },
    },
  },
  ledger: {
    partitionKey: 'userId',
    sortKey: 'entry',
    indexes: {
      byDay: { partitionKey: 'day', sortKey: 'createdAt', projection: ['kind', 'credits'] },
      /** A member's rows by time, for the statement. */
      byTime: { partitionKey: 'userId', sortKey: 'createdAt', projection: 'all' },
    },
  },
  /** Credits held for a reply; kept for a day after the end, so that a repeated request gets the same reply. */
  holds: {
    partitionKey: 'userId',
    sortKey: 'requestId',
    timeToLive: 'expiresAt',
    indexes: {
      /** Sparse: open holds, whose replies are in progress or whose process has died. */
      open: { partitionKey: 'open', sortKey: 'dueAt', projection: 'keys' },
    },
  },
  /** Votes on replies, with question and reply; kept for a while. */
  feedback: {
    partitionKey: 'userId',
    sortKey: 'requestId',
    timeToLive: 'expiresAt',
    indexes: {
      /** All votes in one partition, for administrators, newest first. */
      byTime: { partitionKey: 'listed', sortKey: 'votedAt', projection: 'all' },
    },
  },
  articles: {
    partitionKey: 'id',
    indexes: {
      shelf: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: listedAttributes.articles.shelf,
      },
      /**
       * Further attributes that lists show and filter by, in a separate index, because the projection of `shelf` cannot
       * be changed. It omits the counters, so that a counted view costs no write here.
       */
      labels: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: listedAttributes.articles.labels,
      },
    },
  },
  podcasts: {
    partitionKey: 'id',
    indexes: {
      shelf: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: listedAttributes.podcasts.shelf,
      },
      /** As for articles. */
      labels: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: listedAttributes.podcasts.labels,
      },
    },
  },
  products: {
    partitionKey: 'id',
    indexes: {
      shelf: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: listedAttributes.products.shelf,
      },
      /** As for articles. */
      labels: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: listedAttributes.products.labels,
      },
    },
  },
  bundles: {
    partitionKey: 'id',
    indexes: {
      shelf: {
        partitionKey: 'shelf',
        sortKey: 'publishedAt',
        projection: listedAttributes.bundles.shelf,
      },
    },
  },
  /**
   * How often each item was viewed, played, ordered and downloaded, in total and by day, and how many buyers downloaded
   * each edition. Monthly rows expire. Also each catalogue's change log, whose rows expire, and when its list was last
   * saved.
   */
  visits: { partitionKey: 'kind', sortKey: 'id', timeToLive: 'expiresAt' },
  /** Members' playback positions. */
  positions: { partitionKey: 'userId', sortKey: 'item' },
  uploads: {
    partitionKey: 'id',
    timeToLive: 'expiresAt',
    indexes: {
      /** Sparse: rejected files, for the administrators' list. */
      rejected: { partitionKey: 'rejected', sortKey: 'createdAt', projection: 'all' },
      /** Sparse: uploads for the sweep to clean up, by due time. */
      due: { partitionKey: 'due', sortKey: 'dueAt', projection: 'keys' },
    },
  },
  /** The previews of each item, `articles#<id>`: what is wanted, and what has been made. */
  previews: {
    partitionKey: 'id',
    streamTo: 'previews',
    indexes: {
      /** Sparse: previews that are still to be made or deleted, by due time, for the sweep. */
      due: { partitionKey: 'due', sortKey: 'dueAt', projection: 'keys' },
    },
  },
  /** The editions of each paper and product, `article#<id>`, with their files and changes. */
  editions: { partitionKey: 'item', sortKey: 'edition' },
  /** Append-only: no function may update or delete here. */
  audit: { partitionKey: 'month', sortKey: 'id' },
  ratings: {
    partitionKey: 'item',
    sortKey: 'userId',
    indexes: { byMember: { partitionKey: 'userId', sortKey: 'item', projection: 'all' } },
  },
  /** The sentences that members add to their ratings. */
  reviews: {
    partitionKey: 'userId',
    sortKey: 'item',
    indexes: {
      /** Sparse: the reviews of each item that visitors see, by time of writing. */
      shown: {
        partitionKey: 'shownFor',
        sortKey: 'revision',
        projection: ['sentence', 'name'],
      },
      /** All reviews, for the administrators' queue. */
      byState: { partitionKey: 'state', sortKey: 'revision', projection: 'all' },
    },
  },
  orders: {
    partitionKey: 'id',
    indexes: {
      open: { partitionKey: 'open', sortKey: 'checkAt', projection: 'keys' },
      /** A member's orders, oldest first. */
      byMember: { partitionKey: 'userId', sortKey: 'id', projection: 'all' },
      /** Sparse: payments and refunds by day. */
      byPaidDay: { partitionKey: 'paidDay', sortKey: 'paidAt', projection: 'all' },
      byRefundDay: { partitionKey: 'refundDay', sortKey: 'id', projection: 'all' },
      /** Sparse: the last four digits of the card, by which administrators search. */
      byCardDigits: { partitionKey: 'cardDigits', sortKey: 'id', projection: 'keys' },
      /** All orders by time, for the administrators' list: every order has both keys, and ids grow with time. */
      byStatus: {
        partitionKey: 'status',
        sortKey: 'id',
        projection: [
          'userId',
          'email',
          'title',
          'resourceType',
          'amountMinor',
          'refundedMinor',
          'currency',
          'createdAt',
        ],
      },
    },
  },
  purchases: {
    partitionKey: 'userId',
    sortKey: 'item',
    indexes: {
      /** The owners of an item, for administrators who change or delete it, or give it away. */
      byItem: { partitionKey: 'item', sortKey: 'userId', projection: ['state', 'complimentary'] },
    },
  },
  /** Discount codes, and one row for each customer of a code that counts their uses. */
  codes: {
    partitionKey: 'id',
    indexes: {
      /** Sparse: all codes in one partition, without the customers' rows. */
      byTime: { partitionKey: 'listed', sortKey: 'createdAt', projection: 'all' },
    },
  },
  /** Waitlist entries: one row per email and list. */
  waitlist: {
    partitionKey: 'list',
    sortKey: 'email',
    indexes: { byTime: { partitionKey: 'list', sortKey: 'joinedAt', projection: 'all' } },
  },
  /** Deletion requests. Unconfirmed ones, and those closed long ago, expire. */
  deletions: {
    partitionKey: 'id',
    timeToLive: 'expiresAt',
    indexes: {
      /** Sparse, from confirmation: `queue` is `open` (by due date) or `closed` (by closing time). */
      queue: { partitionKey: 'queue', sortKey: 'queuedAt', projection: 'all' },
    },
  },
  mails: {
    partitionKey: 'id',
    timeToLive: 'expiresAt',
    streamTo: 'mail',
    indexes: { pending: { partitionKey: 'pending', sortKey: 'createdAt', projection: 'keys' } },
  },
  /** Password-reset tokens, rate-limit counters, counted visits: rows that expire. */
  ephemera: { partitionKey: 'key', timeToLive: 'expiresAt' },
  /** One row for each thing shared by the whole site, such as a catalogue's version. */
  settings: { partitionKey: 'key', streamTo: 'publish' },
} as const satisfies Record<TableName, TablePlan>;

/** Lists the tables of a shop with these capabilities. */
export function deployedTables(capabilities: Capabilities = own): TableName[] {
  return (Object.keys(tables) as TableName[]).filter((name) => hasTable(name, capabilities));
}

/** The tables of this site. */
export const tableNames = deployedTables();
