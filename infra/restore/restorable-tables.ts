import type { TableName } from '#shared/constants/table-name.ts';
import { tableNames } from '../tables.ts';

/** The tables worth a backup: reset links, counters and known devices are better made anew. */
export const restorableTables: readonly TableName[] = tableNames.filter(
  (name) => name !== 'ephemera',
);
