import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';
import { addOne } from './count-repository.ts';

const visitSeconds = 24 * 3600;

/** The name of each kind in the keys of visits. */
const names = { articles: 'article', podcasts: 'podcast', pages: 'page' } as const;

/**
 * Counts one visit per browsing session and day. It makes two separate writes, because DynamoDB charges double for a
 * transaction: a process that dies between them loses one visit.
 */
export async function countVisit(
  kind: keyof typeof names,
  id: string,
  visit: string,
): Promise<void> {
  if (await isNew(`visit#${names[kind]}#${id}#${visit}`)) await addOne(kind, id);
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
