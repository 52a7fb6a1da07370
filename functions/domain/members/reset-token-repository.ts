import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

/** Long enough to find the email, short enough for a mailbox that others may read later. */
export const resetTokenSeconds = 30 * 60;

export interface ResetGrant {
  key: string;
  userId: string;
  createdAt: string;
  expiresAt: number;
}

/** Creates a random token for a member. Only its hash is stored; the token itself goes into the email. */
export async function issueResetToken(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await storeGrant({
    key: keyOf(token),
    userId,
    createdAt: nowIso(),
    expiresAt: epochSecondsIn(resetTokenSeconds),
  });
  return token;
}

/**
 * Consumes a token. Of many concurrent requests with one token, exactly one gets the grant. The SDK repeats a command
 * whose response was lost, so the row records which request has the grant, and is kept until it expires.
 */
export async function consumeResetToken(token: string): Promise<ResetGrant | undefined> {
  try {
    const { Attributes } = await dynamo.send(
      new UpdateCommand({
        TableName: tableName('ephemera'),
        Key: { key: keyOf(token) },
        UpdateExpression: 'SET consumedBy = :request',
        ConditionExpression:
          'attribute_exists(userId) AND expiresAt > :now AND (attribute_not_exists(consumedBy) OR consumedBy = :request)',
        ExpressionAttributeValues: {
          ':now': epochSecondsIn(0),
          ':request': randomUUID(),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const { key, userId, createdAt, expiresAt } = Attributes as ResetGrant;
    return { key, userId, createdAt, expiresAt };
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** Stores a grant; also used to restore one whose password change failed. */
export async function storeGrant(grant: ResetGrant): Promise<void> {
  await dynamo.send(new PutCommand({ TableName: tableName('ephemera'), Item: grant }));
}

function keyOf(token: string): string {
  return `reset#${createHash('sha256').update(token).digest('hex')}`;
}
