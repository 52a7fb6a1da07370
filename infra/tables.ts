import type { TableName } from '../shared/constants/table-name.ts';

/** Key, index and stream of one DynamoDB table. Read by CDK and by the laptop alike. */
export interface TablePlan {
  partitionKey: string;
  sortKey?: string;
  /** Attribute with the epoch seconds after which DynamoDB may delete the row. */
  timeToLive?: string;
  /** New images go to the function of this group. */
  streamTo?: 'mail';
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
    indexes: { byEmail: { partitionKey: 'email', projection: 'all' } },
  },
  ledger: { partitionKey: 'userId', sortKey: 'entry' },
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
        ],
      },
    },
  },
  ratings: { partitionKey: 'item', sortKey: 'userId' },
  orders: {
    partitionKey: 'id',
    indexes: { open: { partitionKey: 'open', sortKey: 'checkAt', projection: 'keys' } },
  },
  purchases: { partitionKey: 'userId', sortKey: 'item' },
  mails: {
    partitionKey: 'id',
    timeToLive: 'expiresAt',
    streamTo: 'mail',
    indexes: { pending: { partitionKey: 'pending', sortKey: 'createdAt', projection: 'keys' } },
  },
  /** Password-reset tokens, rate-limit counters, counted visits: everything that time removes. */
  ephemera: { partitionKey: 'key', timeToLive: 'expiresAt' },
  /** One row a thing that the whole site shares, such as the catalogue's version. */
  settings: { partitionKey: 'key' },
} as const satisfies Record<TableName, TablePlan>;

export const tableNames = Object.keys(tables) as TableName[];
