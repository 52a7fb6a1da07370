import getItem from 'dynalite/actions/getItem.js';
import getValidation from 'dynalite/validations/getItem.js';
import { countedRead } from './counted-read.ts';
import type { Validation } from './parse-request.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';
import type { Database } from './table-store.ts';
import { runAll } from './transact-outcome.ts';
import type { Item } from './wire-types.ts';

interface TransactGetRequest {
  TransactItems: { Get: { TableName: string; Key: Item; ReturnConsumedCapacity?: never } }[];
}

export const transactGetValidation: Validation = {
  types: {
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: {
        type: 'ValueStruct<TransactGetItem>',
        children: {
          Get: { type: 'FieldStruct<Get>', notNull: true, children: getValidation.types },
        },
      },
    },
  },
  custom: ({ TransactItems }: TransactGetRequest, store) => {
    for (const { Get } of TransactItems) {
      const message = getValidation.custom?.(Get as never, store);
      if (message) return message;
    }
    return undefined;
  },
};

/** TransactGetItems: one entry for each item, in order; `{}` for a missing item. */
export function transactGet(database: Database, { TransactItems }: TransactGetRequest): object {
  const gets = TransactItems.map(({ Get }) => Get);
  refuseDuplicates(database, gets);
  return { Responses: runAll(gets, (get) => countedRead(getItem, database, get, 2)) };
}
