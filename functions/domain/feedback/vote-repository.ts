import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import { dynamo, queryPages, tableName, type Write } from '../../platform/dynamo.ts';
import { isExpired } from '../../platform/is-expired.ts';
import { setOrRemove } from '../../platform/set-or-remove.ts';
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
  const { UpdateExpression, names, values } = setOrRemove({
    ...facts,
    votedAt: nowIso(),
    listed: 'yes',
    expiresAt: epochSecondsIn(voteKeptDays * 24 * 3600),
  } satisfies Partial<Vote>);
  return {
    Update: {
      TableName: tableName('feedback'),
      Key: { userId, requestId },
      UpdateExpression,
      ConditionExpression: before
        ? '#votedAt = :votedBefore AND #credit = :creditBefore'
        : 'attribute_not_exists(userId)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ...(before && { ':votedBefore': before.votedAt, ':creditBefore': before.credit }),
      },
    },
  };
}

/** The position of a vote in the list of all. */
export type VotePosition = Pick<Vote, 'userId' | 'requestId' | 'votedAt'>;

/** Yields all votes after a position, by time, in batches. */
export async function* readVotes(
  after: VotePosition | undefined,
  isOldestFirst: boolean,
): AsyncGenerator<Vote[]> {
  const pages = queryPages<Vote>({
    TableName: tableName('feedback'),
    IndexName: 'byTime',
    KeyConditionExpression: 'listed = :yes',
    ExpressionAttributeValues: { ':yes': 'yes' },
    ScanIndexForward: isOldestFirst,
    ExclusiveStartKey: after && { listed: 'yes', ...after },
    Limit: 100,
  });
  for await (const { rows } of pages) yield rows.filter((row) => !isExpired(row));
}

export async function removeVote({ userId, requestId }: Vote): Promise<void> {
  const Key = { userId, requestId };
  await dynamo.send(new DeleteCommand({ TableName: tableName('feedback'), Key }));
}
