import { createHash } from 'node:crypto';
import type { Validation } from './parse-request.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';
import { serviceError } from './service-error.ts';
import { spaces, type Database } from './table-store.ts';
import { runAll } from './transact-outcome.ts';
import { writeOne, writeValidations, type WriteKind, type WriteRequest } from './write-item.ts';

type TransactItem = Partial<Record<WriteKind, WriteRequest>>;

interface TransactWriteRequest {
  TransactItems: TransactItem[];
  ClientRequestToken?: string;
}

interface RequestToken {
  hash: string;
  usedAtMs: number;
}

/** AWS remembers a ClientRequestToken for ten minutes. */
export const requestTokenMs = 10 * 60 * 1000;

const actionsOf = (items: TransactItem[]) =>
  items.flatMap((item) => Object.entries(item) as [WriteKind, WriteRequest][]);

const required = { type: 'String', notNull: true };
const kinds = Object.keys(writeValidations) as WriteKind[];

const childTypes = (kind: WriteKind) => ({
  ...writeValidations[kind].types,
  ...(kind === 'Update' && { UpdateExpression: required }),
  ...(kind === 'ConditionCheck' && { ConditionExpression: required }),
});

export const transactWriteValidation: Validation = {
  types: {
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: {
        type: 'ValueStruct<TransactWriteItem>',
        children: Object.fromEntries(
          kinds.map((kind) => [kind, { type: `FieldStruct<${kind}>`, children: childTypes(kind) }]),
        ),
      },
    },
  },
  custom: ({ TransactItems }: TransactWriteRequest, store) => {
    for (const item of TransactItems) {
      const actions = actionsOf([item]);
      if (actions.length !== 1)
        return 'TransactItems can only contain one of Check, Put, Update or Delete';
      for (const [kind, request] of actions) {
        const message = writeValidations[kind].custom?.(request as never, store);
        if (message) return message;
      }
    }
    return undefined;
  },
};

/**
 * TransactWriteItems. It runs inside the server's transaction of this call, so an error undoes every action.
 * @throws ServiceError TransactionCanceledException, IdempotentParameterMismatchException,
 * ValidationException, ResourceNotFoundException
 */
export function transactWrite(database: Database, request: TransactWriteRequest): object {
  const { TransactItems, ClientRequestToken: token } = request;
  const hash = createHash('sha256').update(JSON.stringify(TransactItems)).digest('hex');
  const earlier = token && database.entries.get<RequestToken>(spaces.requestTokens, token);
  if (earlier && Date.now() - earlier.usedAtMs < requestTokenMs) {
    if (earlier.hash === hash) return {};
    throw serviceError(
      'IdempotentParameterMismatchException',
      'Request token was used before with other parameters',
    );
  }

  const actions = actionsOf(TransactItems);
  refuseDuplicates(
    database,
    actions.map(([, action]) => action),
  );
  const twice = { ...database, writesTwice: true };
  runAll(actions, ([kind, action]) => writeOne(twice, kind, action));
  if (token) {
    const use: RequestToken = { hash, usedAtMs: Date.now() };
    database.entries.put(spaces.requestTokens, token, use);
  }
  return {};
}
