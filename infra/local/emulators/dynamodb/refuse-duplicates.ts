import db from 'dynalite/db/index.js';
import { itemKey } from './call-dynalite.ts';
import { validationError } from './service-error.ts';
import { requireTable, type Database } from './table-store.ts';
import { isEmptyKey } from './transact-outcome.ts';
import type { Item } from './wire-types.ts';

/**
 * Checks what AWS checks before a transaction starts: the tables exist, no key is empty, and no item is named
 * twice. A key of the wrong type is left to the action, where it becomes a cancellation reason.
 * @throws ServiceError ResourceNotFoundException or ValidationException
 */
export function refuseDuplicates(
  database: Database,
  requests: { TableName: string; Key?: Item; Item?: Item }[],
): void {
  const seen = new Set<string>();
  for (const request of requests) {
    const table = requireTable(database, request.TableName);
    const invalid = request.Item
      ? db.validateItem(request.Item, table)
      : db.validateKey(request.Key ?? {}, table);
    if (invalid && isEmptyKey(invalid.body.message)) throw invalid;
    if (invalid) continue;
    const name = `${request.TableName}/${itemKey(table, request)}`;
    if (seen.has(name))
      throw validationError('Transaction request cannot include multiple operations on one item');
    seen.add(name);
  }
}
