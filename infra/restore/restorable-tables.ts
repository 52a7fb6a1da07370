import type { TableName } from '#shared/constants/table-name.ts';
import { tableNames } from '../tables.ts';

/** The tables to back up. Reset links, counters and known devices are not restored. */
export const restorableTables: readonly TableName[] = tableNames.filter(
  (name) => name !== 'ephemera',
);
