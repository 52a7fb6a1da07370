import db from 'dynalite/db/index.js';
import { indexPosition } from './projected.ts';
import { validationError } from './service-error.ts';
import { spaces } from './table-store.ts';
import type { IndexDescription, Item, KeySchema, Table } from './wire-types.ts';

/** The parameters that Query and Scan share. Members with an underscore are dynalite's parsed expressions. */
export interface ReadRequest {
  TableName: string;
  IndexName?: string;
  ConsistentRead?: boolean;
  Select?: 'ALL_ATTRIBUTES' | 'ALL_PROJECTED_ATTRIBUTES' | 'SPECIFIC_ATTRIBUTES' | 'COUNT';
  Limit?: number;
  ExclusiveStartKey?: Item;
  AttributesToGet?: string[];
  QueryFilter?: object;
  ScanFilter?: object;
  ConditionalOperator?: string;
  ReturnConsumedCapacity?: 'INDEXES' | 'TOTAL' | 'NONE';
  _filter?: {
    expression: object;
    pathHeads: Record<string, true>;
    nestedPaths: Record<string, true>;
  };
  _projection?: { paths: (string | (string | number)[])[]; nestedPaths: Record<string, true> };
}

/** A table, or one of its indexes, as a sorted list. */
export interface ReadSource {
  table: Table;
  space: string;
  keySchema: KeySchema;
  /** The attributes of a LastEvaluatedKey. */
  keyNames: string[];
  positionOf(item: Item): string;
}

const namesOf = (schema: KeySchema) => schema.map(({ AttributeName }) => AttributeName);

/** AWS refuses to read attributes through a global index that does not contain them. */
function assertProjected(table: Table, index: IndexDescription, request: ReadRequest): void {
  const { ProjectionType, NonKeyAttributes = [] } = index.Projection;
  if (ProjectionType === 'ALL') return;
  const invalid = 'One or more parameter values were invalid: ';
  if (request.Select === 'ALL_ATTRIBUTES')
    throw validationError(
      `${invalid}Select type ALL_ATTRIBUTES is not supported for global secondary index ` +
        `${index.IndexName} because its projection type is not ALL`,
    );
  const held = [...namesOf(table.KeySchema), ...namesOf(index.KeySchema), ...NonKeyAttributes];
  const paths = request._projection?.paths ?? request.AttributesToGet ?? [];
  const missing = paths
    .map((path) => String(typeof path === 'string' ? path : path[0]))
    .filter((name) => !held.includes(name));
  if (missing.length > 0)
    throw validationError(
      `${invalid}Global secondary index ${index.IndexName} does not project [${missing.join(', ')}]`,
    );
}

/** @throws ServiceError ValidationException for an unknown index, or a read that the index does not support */
export function readSource(table: Table, request: ReadRequest): ReadSource {
  const badPath =
    db.validateKeyPaths(request._projection?.nestedPaths, table) ??
    db.validateKeyPaths(request._filter?.nestedPaths, table);
  if (badPath) throw badPath;
  if (!request.IndexName)
    return {
      table,
      space: spaces.items(table.TableName),
      keySchema: table.KeySchema,
      keyNames: namesOf(table.KeySchema),
      positionOf: (item) => db.createKey(item, table),
    };

  const index = table.GlobalSecondaryIndexes?.find(
    ({ IndexName }) => IndexName === request.IndexName,
  );
  if (!index)
    throw validationError(`The table does not have the specified index: ${request.IndexName}`);
  if (request.ConsistentRead)
    throw validationError('Consistent reads are not supported on global secondary indexes');
  assertProjected(table, index, request);
  return {
    table,
    space: spaces.index(table.TableName, index.IndexName),
    keySchema: index.KeySchema,
    keyNames: [...new Set([...namesOf(table.KeySchema), ...namesOf(index.KeySchema)])],
    positionOf: (item) => indexPosition(table, index, item),
  };
}

/**
 * Returns the position after which a page starts.
 * @throws ServiceError ValidationException for a key that cannot be a LastEvaluatedKey of this source
 */
export function startPosition(source: ReadSource, start: Item): string {
  const { table, keyNames, keySchema } = source;
  const pick = (schema: KeySchema) =>
    Object.fromEntries(
      namesOf(schema).flatMap((name) => (start[name] ? [[name, start[name]]] : [])),
    );
  const complete =
    Object.keys(start).length === keyNames.length &&
    !db.validateKey(pick(table.KeySchema), table) &&
    !db.validateKey(pick(keySchema), table, keySchema);
  if (!complete) throw validationError('The provided starting key is invalid');
  return source.positionOf(start);
}
