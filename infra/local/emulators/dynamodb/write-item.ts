import deleteItem from 'dynalite/actions/deleteItem.js';
import putItem from 'dynalite/actions/putItem.js';
import updateItem from 'dynalite/actions/updateItem.js';
import db from 'dynalite/db/index.js';
import deleteValidation from 'dynalite/validations/deleteItem.js';
import putValidation from 'dynalite/validations/putItem.js';
import updateValidation from 'dynalite/validations/updateItem.js';
import { callDynalite, itemKey } from './call-dynalite.ts';
import { readItem } from './item-store.ts';
import type { Validation } from './parse-request.ts';
import { errorName, isServiceError } from './service-error.ts';
import { requireTable, type Database } from './table-store.ts';
import type { Item } from './wire-types.ts';
import { unitsOf } from './write-units.ts';

export interface WriteRequest {
  TableName: string;
  Key?: Item;
  Item?: Item;
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE';
}

export type WriteKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

const withFailureValues = (validation: Validation): Validation => ({
  ...validation,
  types: {
    ...validation.types,
    ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] },
  },
});

/** A ConditionCheck runs as a DeleteItem that deletes nothing. */
export const writeValidations: Record<WriteKind, Validation> = {
  Put: withFailureValues(putValidation),
  Update: withFailureValues(updateValidation),
  Delete: withFailureValues(deleteValidation),
  ConditionCheck: withFailureValues(deleteValidation),
};

function checkCondition(database: Database, request: WriteRequest): object {
  const table = requireTable(database, request.TableName);
  const invalid = db.validateKey(request.Key ?? {}, table);
  if (invalid) throw invalid;
  const failed = db.checkConditional(request, readItem(database, table, itemKey(table, request)));
  if (failed) throw failed;
  countUnwritten(database, request);
  return {};
}

/** A write whose condition fails, and a check, cost as much as writing the item again. */
function countUnwritten(database: Database, request: WriteRequest): Item | undefined {
  const table = requireTable(database, request.TableName);
  const existing = readItem(database, table, itemKey(table, request));
  database.consumed.writeUnits += unitsOf(existing) * (database.writesTwice ? 2 : 1);
  return existing;
}

const actions = { Put: putItem, Update: updateItem, Delete: deleteItem };

/**
 * PutItem, UpdateItem, DeleteItem or a transaction's ConditionCheck.
 * @throws ServiceError such as ConditionalCheckFailedException, with the item when the request asks for it
 */
export function writeOne(database: Database, kind: WriteKind, request: WriteRequest): object {
  try {
    if (kind === 'ConditionCheck') return checkCondition(database, request);
    return callDynalite(actions[kind], database, request);
  } catch (error) {
    const asked = request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD';
    if (isServiceError(error) && errorName(error) === 'ConditionalCheckFailedException') {
      const existing = countUnwritten(database, request);
      if (asked && existing) error.body['Item'] = existing;
    }
    throw error;
  }
}
