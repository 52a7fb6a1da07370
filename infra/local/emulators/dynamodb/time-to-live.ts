import { deleteOldHistory } from './history.ts';
import { writeItem } from './item-store.ts';
import type { Validation } from './parse-request.ts';
import { validationError } from './service-error.ts';
import { requireNamedTable, spaces, type Database } from './table-store.ts';
import { requestTokenMs } from './transact-write.ts';

interface UpdateTimeToLiveRequest {
  TableName: string;
  TimeToLiveSpecification: { AttributeName: string; Enabled: boolean };
}

export const updateTimeToLiveValidation: Validation = {
  types: {
    TableName: { type: 'String', required: true, tableName: true, regex: '[a-zA-Z0-9_.-]+' },
    TimeToLiveSpecification: {
      type: 'FieldStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        AttributeName: { type: 'String', notNull: true, lengthGreaterThanOrEqual: 1 },
        Enabled: { type: 'Boolean', notNull: true },
      },
    },
  },
};

/** UpdateTimeToLive. Enabling it twice, or disabling it twice, is a ValidationException, as on AWS. */
export function updateTimeToLive(database: Database, request: UpdateTimeToLiveRequest): object {
  const { TableName: name, TimeToLiveSpecification: wanted } = request;
  requireNamedTable(database, name);
  const attribute = database.entries.get<string>(spaces.timeToLive, name);
  if (wanted.Enabled && attribute) throw validationError('TimeToLive is already enabled');
  if (!wanted.Enabled && !attribute) throw validationError('TimeToLive is already disabled');
  if (wanted.Enabled) database.entries.put(spaces.timeToLive, name, wanted.AttributeName);
  else database.entries.delete(spaces.timeToLive, name);
  return { TimeToLiveSpecification: wanted };
}

export function describeTimeToLive(database: Database, request: { TableName: string }): object {
  requireNamedTable(database, request.TableName);
  const attribute = database.entries.get<string>(spaces.timeToLive, request.TableName);
  return {
    TimeToLiveDescription: attribute
      ? { TimeToLiveStatus: 'ENABLED', AttributeName: attribute }
      : { TimeToLiveStatus: 'DISABLED' },
  };
}

/**
 * Removes expired items, and request tokens and history that AWS would have forgotten. Between two sweeps expired items
 * can still be read, as on AWS, where deletion takes up to a few days.
 */
export function sweepExpired(database: Database, now: Date): void {
  const { entries } = database;
  entries.transaction(() => {
    for (const [name, attribute] of [...entries.range<string>(spaces.timeToLive)]) {
      const table = requireNamedTable(database, name);
      const path = `$.${JSON.stringify(attribute)}.N`;
      const nowSeconds = Math.floor(now.getTime() / 1000);
      for (const key of entries.keysUpTo(spaces.items(name), path, nowSeconds))
        writeItem(database, table, key);
    }
    const oldestMs = now.getTime() - requestTokenMs;
    for (const token of entries.keysUpTo(spaces.requestTokens, '$.usedAtMs', oldestMs))
      entries.delete(spaces.requestTokens, token);
    deleteOldHistory(database, now);
  });
}
