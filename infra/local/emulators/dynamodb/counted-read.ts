import { callDynalite, type DynaliteAction } from './call-dynalite.ts';
import type { Database } from './table-store.ts';

interface Capacity {
  CapacityUnits: number;
}

/**
 * Runs a read and counts its units.
 * @param times 2 in a transaction
 */
export function countedRead(
  action: DynaliteAction,
  database: Database,
  request: object & { ReturnConsumedCapacity?: string },
  times: 1 | 2 = 1,
): object {
  const { ReturnConsumedCapacity = 'NONE' } = request;
  const { ConsumedCapacity = [], ...response } = callDynalite(action, database, {
    ...request,
    ...(ReturnConsumedCapacity === 'NONE' && { ReturnConsumedCapacity: 'TOTAL' }),
  }) as { ConsumedCapacity?: Capacity | Capacity[] };
  for (const { CapacityUnits } of [ConsumedCapacity].flat()) {
    database.consumed.readUnits += CapacityUnits * times;
  }
  return ReturnConsumedCapacity === 'NONE' ? response : { ...response, ConsumedCapacity };
}
