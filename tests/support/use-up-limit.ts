import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  rateLimitWindow,
  type RateLimit,
} from '#functions/domain/rate-limits/rate-limit-window.ts';
import { dynamo } from '#functions/platform/dynamo.ts';

/** Counts so many attempts in the current window that only one is left. */
export async function useUpLimit(name: string, subject: string, rule: RateLimit): Promise<void> {
  const { row, expiresAt } = rateLimitWindow(name, subject, rule);
  await dynamo.send(
    new UpdateCommand({
      ...row,
      UpdateExpression: 'ADD attempts :attempts SET expiresAt = :end',
      ExpressionAttributeValues: { ':attempts': rule.limit - 1, ':end': expiresAt },
    }),
  );
}
