import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { epochSecondsIn, now, nowIso } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import type { HoldKey } from '../credits/hold.ts';
import type { Vote } from './vote.ts';

/** Reads the current vote on a reply; undefined if there is none. */
export async function getVote({ userId, requestId }: HoldKey): Promise<Vote | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('feedback'),
      Key: { userId, requestId },
      ConsistentRead: true,
    }),
  );
  return Item as Vote | undefined;
}

/** Returns a write for a vote. Its condition fails if the vote has changed since it was read. */
export function voteUpdate(
  { userId, requestId }: HoldKey,
  facts: Pick<Vote, 'vote' | 'question' | 'reply' | 'credit'>,
  before: Vote | undefined,
): Write {
  const all: Partial<Vote> = {
    ...facts,
    votedAt: nowIso(),
    listed: 'yes',
    expiresAt: epochSecondsIn(voteKeptDays * 24 * 3600),
  };
  const names = Object.keys(all);
  return {
    Update: {
      TableName: tableName('feedback'),
      Key: { userId, requestId },
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: before
        ? '#votedAt = :votedBefore AND #credit = :creditBefore'
        : 'attribute_not_exists(userId)',
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`:${name}`, value])),
        ...(before && { ':votedBefore': before.votedAt, ':creditBefore': before.credit }),
      },
    },
  };
}

/** Reads one page of all votes, by time. `start` and `next` are DynamoDB keys. */
export async function readVotes(
  limit: number,
  start: Record<string, unknown> | undefined,
  isOldestFirst: boolean,
): Promise<{ rows: Vote[]; next?: Record<string, unknown> }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('feedback'),
      IndexName: 'byTime',
      KeyConditionExpression: 'listed = :yes',
      ExpressionAttributeValues: { ':yes': 'yes' },
      ScanIndexForward: isOldestFirst,
      ExclusiveStartKey: start,
      Limit: limit,
    }),
  );
  return { rows: (Items as Vote[]).filter(isKept), ...(next && { next }) };
}

/** DynamoDB deletes expired rows with a delay; until then they are hidden. */
function isKept({ expiresAt }: Vote): boolean {
  return expiresAt > now().getTime() / 1000;
}

export async function removeVote({ userId, requestId }: Vote): Promise<void> {
  const Key = { userId, requestId };
  await dynamo.send(new DeleteCommand({ TableName: tableName('feedback'), Key }));
}
