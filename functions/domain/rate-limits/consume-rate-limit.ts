import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../platform/app-error.ts';
import { dynamo } from '../../platform/dynamo.ts';
import { rateLimitWindow, type RateLimit } from './rate-limit-window.ts';

/**
 * Counts an attempt in a fixed window.
 * @returns a function that takes the attempt back
 * @throws AppError `too_many_requests` with the seconds until the window ends
 */
export async function consumeRateLimit(
  name: string,
  subject: string,
  rule: RateLimit,
): Promise<() => Promise<void>> {
  const { row, expiresAt, secondsLeft } = rateLimitWindow(name, subject, rule);
  const add = (attempts: 1 | -1) =>
    dynamo.send(
      new UpdateCommand({
        ...row,
        UpdateExpression: 'ADD attempts :attempts SET expiresAt = :end',
        ExpressionAttributeValues: { ':attempts': attempts, ':end': expiresAt },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
  const { Attributes } = await add(1);
  if ((Attributes?.['attempts'] as number) > rule.limit) {
    throw new AppError('too_many_requests', { retryAfterSeconds: secondsLeft });
  }
  return async () => {
    await add(-1);
  };
}
