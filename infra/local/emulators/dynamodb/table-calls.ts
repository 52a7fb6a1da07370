import { randomUUID } from 'node:crypto';
import { deleteHistory } from './history.ts';
import { serviceError, validationError } from './service-error.ts';
import { requireNamedTable, spaces, type Database } from './table-store.ts';
import type { IndexDescription, Table } from './wire-types.ts';

interface CreateTableRequest extends Table {
  BillingMode?: string;
  LocalSecondaryIndexes?: IndexDescription[];
}

const onDemand = { ReadCapacityUnits: 0, WriteCapacityUnits: 0, NumberOfDecreasesToday: 0 };
const counts = { ItemCount: 0, ProvisionedThroughput: onDemand };

const arnOf = (table: string) => `arn:aws:dynamodb:us-east-1:000000000000:table/${table}`;

/** An index as requested, with the fields that DescribeTable adds. */
export function describedIndex(table: string, index: IndexDescription): IndexDescription {
  const IndexArn = `${arnOf(table)}/index/${index.IndexName}`;
  const added = { ...counts, IndexStatus: 'ACTIVE', IndexSizeBytes: 0, IndexArn };
  return { ...added, ...index };
}

/**
 * CreateTable. The table is ACTIVE immediately.
 * @throws ServiceError ResourceInUseException when it exists
 */
export function createTable(database: Database, request: CreateTableRequest): object {
  const { BillingMode, LocalSecondaryIndexes, ...asked } = request;
  const name = asked.TableName;
  if (database.entries.get(spaces.tables, name))
    throw serviceError('ResourceInUseException', `Table already exists: ${name}`);
  if (LocalSecondaryIndexes)
    throw validationError('Local secondary indexes are not supported by this server');

  const table = {
    ...counts,
    ...asked,
    ...(BillingMode && { BillingModeSummary: { BillingMode } }),
    ...(asked.GlobalSecondaryIndexes && {
      GlobalSecondaryIndexes: asked.GlobalSecondaryIndexes.map((index) =>
        describedIndex(name, index),
      ),
    }),
    CreationDateTime: Date.now() / 1000,
    TableArn: arnOf(name),
    TableId: randomUUID(),
    TableSizeBytes: 0,
    TableStatus: 'ACTIVE',
  };
  database.entries.put(spaces.tables, name, table);
  return { TableDescription: table };
}

export function describeTable(database: Database, request: { TableName: string }): object {
  return { Table: requireNamedTable(database, request.TableName) };
}

interface ListTablesRequest {
  ExclusiveStartTableName?: string;
  Limit?: number;
}

export function listTables(database: Database, request: ListTablesRequest): object {
  const { ExclusiveStartTableName: start = '', Limit: limit = 100 } = request;
  const names = [...database.entries.range(spaces.tables, { gt: start })].map(([name]) => name);
  const page = names.slice(0, limit);
  return {
    TableNames: page,
    ...(names.length > limit && { LastEvaluatedTableName: page.at(-1) }),
  };
}

/** DeleteTable: the table is deleted immediately, with its items, indexes and time to live. */
export function deleteTable(database: Database, request: { TableName: string }): object {
  const table = requireNamedTable(database, request.TableName);
  const name = table.TableName;
  for (const { IndexName } of table.GlobalSecondaryIndexes ?? [])
    database.entries.clear(spaces.index(name, IndexName));
  database.entries.clear(spaces.items(name));
  deleteHistory(database, name);
  database.entries.delete(spaces.timeToLive, name);
  database.entries.delete(spaces.tables, name);
  return { TableDescription: { ...table, TableStatus: 'DELETING' } };
}
