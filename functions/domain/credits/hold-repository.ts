import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  queryAll,
  tableName,
  type Write,
} from '../../platform/dynamo.ts';
import { setOrRemove } from '../../platform/set-or-remove.ts';
import type { Hold, HoldKey } from './hold.ts';

/** Ended holds are kept this long. An open hold never expires. */
const keptSeconds = 24 * 3600;

export async function getHold({ userId, requestId }: HoldKey): Promise<Hold | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('holds'),
      Key: { userId, requestId },
      ConsistentRead: true,
    }),
  );
  return Item as Hold | undefined;
}

/**
 * Returns a write for a new hold.
 * @param previous the attempt that it follows. The condition fails unless that is the latest one, failed, was not
 * stopped, and has no reply
 */
export function holdPut(hold: Hold, previous: Hold | undefined): Write {
  const open = hold.state === 'open';
  return {
    Put: {
      TableName: tableName('holds'),
      Item: open ? { ...hold, open: 'yes' } : { ...hold, expiresAt: epochSecondsIn(keptSeconds) },
      ...(previous
        ? {
            ConditionExpression:
              'attempt = :attempt AND #state = :released AND reason <> :stopped AND attribute_not_exists(kept)',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: {
              ':attempt': previous.attempt,
              ':released': 'released',
              ':stopped': 'stopped',
            },
          }
        : { ConditionExpression: 'attribute_not_exists(userId)' }),
    },
  };
}

/** Returns a write that ends an open hold. Its condition fails if the hold has already ended. */
export function holdEnd(
  hold: Hold,
  end: Pick<Hold, 'reason' | 'kept'> & { state: 'settled' | 'released' },
): Write {
  return holdUpdate(hold, 'open', { ...end, expiresAt: epochSecondsIn(keptSeconds) });
}

/** Returns a write that prevents a retry after a failed attempt. */
export function holdStop(hold: Hold): Write {
  return holdUpdate(hold, 'released', {
    reason: 'stopped',
    expiresAt: epochSecondsIn(keptSeconds),
  });
}

function holdUpdate(
  { userId, requestId, attempt }: Hold,
  before: Hold['state'],
  facts: Partial<Hold>,
): Write {
  const { UpdateExpression, names, values } = setOrRemove({ ...facts, open: undefined });
  return {
    Update: {
      TableName: tableName('holds'),
      Key: { userId, requestId },
      UpdateExpression,
      ConditionExpression: 'attempt = :attempt AND #state = :before AND attribute_not_exists(kept)',
      ExpressionAttributeNames: { ...names, '#state': 'state' },
      ExpressionAttributeValues: { ...values, ':attempt': attempt, ':before': before },
    },
  };
}

/** Lists open holds due by a time (ISO 8601), oldest first. */
export function listOpenHolds(dueBy: string): Promise<(HoldKey & Pick<Hold, 'dueAt'>)[]> {
  return queryAll({
    TableName: tableName('holds'),
    IndexName: 'open',
    KeyConditionExpression: '#open = :yes AND dueAt <= :by',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':yes': 'yes', ':by': dueBy },
  });
}

/** Removes a hold of a deleted account unless it is still open. */
export async function removeEndedHold({ userId, requestId }: HoldKey): Promise<void> {
  await ifConditionHolds(() =>
    dynamo.send(
      new DeleteCommand({
        TableName: tableName('holds'),
        Key: { userId, requestId },
        ConditionExpression: '#state <> :open',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':open': 'open' },
      }),
    ),
  );
}
