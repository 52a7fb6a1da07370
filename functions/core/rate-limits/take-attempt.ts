import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../platform/app-error.ts';
import { now } from '../../platform/clock.ts';
import { dynamo, tableName } from '../../platform/dynamo.ts';

export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/**
 * Counts an attempt in a fixed window. The subject (an address, an account) is stored hashed.
 * @returns gives the attempt back: it then does not count
 * @throws AppError `too_many_requests` with the seconds until the window ends.
 */
export async function takeAttempt(
  name: string,
  subject: string,
  rule: RateLimit,
): Promise<() => Promise<void>> {
  const nowSeconds = Math.floor(now().getTime() / 1000);
  const windowEnd = (Math.floor(nowSeconds / rule.windowSeconds) + 1) * rule.windowSeconds;
  const hashed = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  const add = (attempts: 1 | -1) =>
    dynamo.send(
      new UpdateCommand({
        TableName: tableName('ephemera'),
        Key: { key: `rate#${name}#${hashed}#${windowEnd}` },
        UpdateExpression: 'ADD attempts :attempts SET expiresAt = :end',
        ExpressionAttributeValues: { ':attempts': attempts, ':end': windowEnd + 60 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
  const { Attributes } = await add(1);
  if ((Attributes?.['attempts'] as number) > rule.limit) {
    throw new AppError('too_many_requests', { retryAfterSeconds: windowEnd - nowSeconds });
  }
  return async () => {
    await add(-1);
  };
}
