import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, queryAll, tableName, type Write } from '../../platform/dynamo.ts';
import type { Hold, HoldKey } from './hold.ts';

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

/** @param previous the attempt that it follows, whose credits were given back */
export function holdPut(hold: Hold, previous: Hold | undefined): Write {
  return {
    Put: {
      TableName: tableName('holds'),
      Item: hold,
      ...(previous
        ? {
            ConditionExpression: 'attempt = :attempt AND #state = :released',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':attempt': previous.attempt, ':released': 'released' },
          }
        : { ConditionExpression: 'attribute_not_exists(userId)' }),
    },
  };
}

/** Ends an open hold, if nobody else has. */
export function holdEnd(
  { userId, requestId, attempt }: Hold,
  end: Pick<Hold, 'reason' | 'kept'> & { state: 'settled' | 'released' },
): Write {
  const { state, ...facts } = end;
  const given = Object.entries(facts).filter(([, value]) => value !== undefined);
  return {
    Update: {
      TableName: tableName('holds'),
      Key: { userId, requestId },
      UpdateExpression: `SET #state = :state${given.map(([name]) => `, ${name} = :${name}`).join('')} REMOVE #open`,
      ConditionExpression: 'attempt = :attempt AND #state = :open',
      ExpressionAttributeNames: { '#state': 'state', '#open': 'open' },
      ExpressionAttributeValues: {
        ':state': state,
        ':open': 'open',
        ':attempt': attempt,
        ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
      },
    },
  };
}

/** Open holds that are due by then, the longest waiting first. */
export function listOpenHolds(dueBy: string): Promise<(HoldKey & Pick<Hold, 'dueAt'>)[]> {
  return queryAll({
    TableName: tableName('holds'),
    IndexName: 'open',
    KeyConditionExpression: '#open = :yes AND dueAt <= :by',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':yes': 'yes', ':by': dueBy },
  });
}
