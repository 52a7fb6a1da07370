/** The DynamoDB tables, without the stage's prefix. Keys and indexes stand in infra/tables.ts. */
export type TableName =
  | 'users'
  | 'ledger'
  | 'articles'
  | 'ratings'
  | 'orders'
  | 'purchases'
  | 'mails'
  | 'ephemera'
  | 'settings';
