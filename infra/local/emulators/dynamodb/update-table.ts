import createTableValidation from 'dynalite/validations/createTable.js';
import { putIntoIndex } from './item-store.ts';
import type { Validation } from './parse-request.ts';
import { serviceError, validationError } from './service-error.ts';
import { describedIndex } from './table-calls.ts';
import { requireNamedTable, spaces, type Database } from './table-store.ts';
import type { IndexDescription, Item, Table } from './wire-types.ts';

interface UpdateTableRequest {
  TableName: string;
  AttributeDefinitions?: Table['AttributeDefinitions'];
  GlobalSecondaryIndexUpdates?: { Create?: IndexDescription; Delete?: { IndexName: string } }[];
}

const { TableName, AttributeDefinitions, GlobalSecondaryIndexes } = createTableValidation.types;
const { notNull: _, ...optional } = AttributeDefinitions as Record<string, unknown>;
/** One index, as CreateTable describes it. dynalite's own UpdateTable does not support on-demand tables. */
const index = (GlobalSecondaryIndexes as { children: { children: Record<string, unknown> } })
  .children.children;

export const updateIndexValidation: Validation = {
  types: {
    TableName,
    AttributeDefinitions: optional,
    GlobalSecondaryIndexUpdates: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      children: {
        type: 'ValueStruct<GlobalSecondaryIndexUpdate>',
        children: {
          Create: { type: 'FieldStruct<CreateGlobalSecondaryIndexAction>', children: index },
          Delete: {
            type: 'FieldStruct<DeleteGlobalSecondaryIndexAction>',
            children: { IndexName: index['IndexName'] },
          },
        },
      },
    },
  },
};

/**
 * UpdateTable, for adding or removing one index. A new index is ACTIVE immediately and contains the table's
 * items.
 * @throws ServiceError ValidationException, ResourceNotFoundException, LimitExceededException
 */
export function updateTable(database: Database, request: UpdateTableRequest): object {
  const table = requireNamedTable(database, request.TableName);
  const [update, ...more] = request.GlobalSecondaryIndexUpdates ?? [];
  if (more.length > 0) {
    throw serviceError(
      'LimitExceededException',
      'Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table',
    );
  }
  const { Create, Delete } = update ?? {};
  if (Delete) return { TableDescription: withoutIndex(database, table, Delete.IndexName) };
  if (!Create) throw validationError('This server only creates and deletes indexes');
  const definitions = [...table.AttributeDefinitions, ...(request.AttributeDefinitions ?? [])];
  const byName = new Map(definitions.map((each) => [each.AttributeName, each]));
  const known = { ...table, AttributeDefinitions: [...byName.values()] };
  return { TableDescription: withIndex(database, known, Create) };
}

function withIndex(database: Database, table: Table, index: IndexDescription): Table {
  const { TableName: name, GlobalSecondaryIndexes: others = [] } = table;
  if (others.some(({ IndexName }) => IndexName === index.IndexName)) {
    throw validationError('Attempting to create an index which already exists');
  }
  const changed = { ...table, GlobalSecondaryIndexes: [...others, describedIndex(name, index)] };
  database.entries.put(spaces.tables, name, changed);
  const items = [...database.entries.range<Item>(spaces.items(name))];
  for (const [, item] of items) putIntoIndex(database, changed, index, item);
  return changed;
}

function withoutIndex(database: Database, table: Table, indexName: string): Table {
  const { TableName: name, GlobalSecondaryIndexes: all = [] } = table;
  const left = all.filter(({ IndexName }) => IndexName !== indexName);
  if (left.length === all.length) {
    throw serviceError('ResourceNotFoundException', 'Requested resource not found');
  }
  const { GlobalSecondaryIndexes: _, ...rest } = table;
  const changed = { ...rest, ...(left.length > 0 && { GlobalSecondaryIndexes: left }) };
  database.entries.clear(spaces.index(name, indexName));
  database.entries.put(spaces.tables, name, changed);
  return changed;
}
