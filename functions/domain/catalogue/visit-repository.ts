import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';

const visitSeconds = 24 * 3600;

/** The counter of each kind: views of an article, listens of an episode. */
const counters = {
  articles: { name: 'article', attribute: 'views' },
  podcasts: { name: 'podcast', attribute: 'listens' },
} as const;

/**
 * Counts one visit per browsing session and day. Two writes, since DynamoDB charges twice for those of a transaction: a
 * process that dies between them loses one visit.
 * @returns whether the visit was new
 */
export async function countVisit(
  kind: keyof typeof counters,
  id: string,
  visit: string,
): Promise<boolean> {
  const { name, attribute } = counters[kind];
  const key = `visit#${name}#${id}#${visit}`;
  return (await isNew(key)) && (await addOne(kind, id, attribute));
}

function isNew(key: string): Promise<boolean> {
  return ifConditionHolds(() =>
    dynamo.send(
      new PutCommand({
        TableName: tableName('ephemera'),
        Item: { key, expiresAt: epochSecondsIn(visitSeconds) },
        ConditionExpression: 'attribute_not_exists(#key)',
        ExpressionAttributeNames: { '#key': 'key' },
      }),
    ),
  );
}

/** @returns false if the item is gone */
function addOne(kind: keyof typeof counters, id: string, counter: string): Promise<boolean> {
  return ifConditionHolds(() =>
    dynamo.send(
      new UpdateCommand({
        TableName: tableName(kind),
        Key: { id },
        UpdateExpression: 'ADD #count :one',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeNames: { '#count': counter },
        ExpressionAttributeValues: { ':one': 1 },
      }),
    ),
  );
}
