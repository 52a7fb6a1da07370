import { deleteHistory, itemsAt, recoverableSince } from './history.ts';
import { putIntoIndex } from './item-store.ts';
import type { Validation } from './parse-request.ts';
import { serviceError } from './service-error.ts';
import { createTable } from './table-calls.ts';
import { requireNamedTable, spaces, type Database } from './table-store.ts';
import type { IndexDescription } from './wire-types.ts';

const name = { type: 'String', required: true, tableName: true, regex: '[a-zA-Z0-9_.-]+' };

export const describeRecoveryValidation: Validation = { types: { TableName: name } };

export const updateRecoveryValidation: Validation = {
  types: {
    TableName: name,
    PointInTimeRecoverySpecification: {
      type: 'FieldStruct<PointInTimeRecoverySpecification>',
      notNull: true,
      children: { PointInTimeRecoveryEnabled: { type: 'Boolean', notNull: true } },
    },
  },
};

export const restoreValidation: Validation = {
  types: {
    SourceTableName: name,
    TargetTableName: name,
    RestoreDateTime: { type: 'Double' },
    UseLatestRestorableTime: { type: 'Boolean' },
    GlobalSecondaryIndexOverride: {
      type: 'List',
      children: {
        type: 'ValueStruct<GlobalSecondaryIndex>',
        children: { IndexName: { type: 'String' } },
      },
    },
  },
};

interface UpdateRecoveryRequest {
  TableName: string;
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: boolean };
}

/** UpdateContinuousBackups. Every change from now on can be undone. */
export function updateRecovery(database: Database, request: UpdateRecoveryRequest): object {
  const { TableName, PointInTimeRecoverySpecification: wanted } = request;
  describeRecovery(database, request);
  if (!wanted.PointInTimeRecoveryEnabled) deleteHistory(database, TableName);
  else if (recoverableSince(database, TableName) === undefined) {
    database.entries.put(spaces.recovery, TableName, Date.now());
  }
  return describeRecovery(database, request);
}

/** DescribeContinuousBackups. */
export function describeRecovery(database: Database, { TableName }: { TableName: string }): object {
  if (!database.entries.get(spaces.tables, TableName)) {
    throw serviceError('TableNotFoundException', `Table not found: ${TableName}`);
  }
  const since = recoverableSince(database, TableName);
  return {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription:
        since === undefined
          ? { PointInTimeRecoveryStatus: 'DISABLED' }
          : {
              PointInTimeRecoveryStatus: 'ENABLED',
              EarliestRestorableDateTime: since / 1000,
              LatestRestorableDateTime: Date.now() / 1000,
            },
    },
  };
}

interface RestoreRequest {
  SourceTableName: string;
  TargetTableName: string;
  RestoreDateTime?: number;
  UseLatestRestorableTime?: boolean;
  GlobalSecondaryIndexOverride?: IndexDescription[];
}

/**
 * RestoreTableToPointInTime. The new table is ACTIVE immediately; on AWS it takes at least a quarter of an hour. It has
 * the indexes of the override if one is given, else all, and neither time to live nor recovery.
 * @throws ServiceError when the table has no recovery, or not to that time
 */
export function restoreTable(database: Database, request: RestoreRequest): object {
  const { SourceTableName: source, TargetTableName, GlobalSecondaryIndexOverride: only } = request;
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = requireNamedTable(
    database,
    source,
  );
  const since = recoverableSince(database, source);
  if (since === undefined) {
    const message = `Point in time recovery is not enabled for table ${source}`;
    throw serviceError('PointInTimeRecoveryUnavailableException', message);
  }
  const nowMs = Date.now();
  const atMs = request.UseLatestRestorableTime ? nowMs : (request.RestoreDateTime ?? 0) * 1000;
  if (atMs < since || atMs > nowMs) {
    throw serviceError('InvalidRestoreTimeException', 'The restore time is out of range');
  }
  const indexes = GlobalSecondaryIndexes?.filter(
    ({ IndexName }) => !only || only.some((each) => each.IndexName === IndexName),
  );
  const table = {
    TableName: TargetTableName,
    AttributeDefinitions,
    KeySchema,
    ...(indexes && indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
  };
  const created = createTable(database, { ...table, BillingMode: 'PAY_PER_REQUEST' });
  for (const [key, item] of itemsAt(database, source, atMs)) {
    database.entries.put(spaces.items(TargetTableName), key, item);
    for (const index of indexes ?? []) putIntoIndex(database, table, index, item);
  }
  return created;
}
