/** The DynamoDB tables, without the stage's prefix. Keys and indexes stand in infra/tables.ts. */
export type TableName =
  | 'users'
  | 'ledger'
  | 'holds'
  | 'articles'
  | 'podcasts'
  | 'products'
  | 'positions'
  | 'uploads'
  | 'audit'
  | 'ratings'
  | 'orders'
  | 'purchases'
  | 'waitlist'
  | 'deletions'
  | 'mails'
  | 'ephemera'
  | 'settings';
