import type { Write } from '../../platform/dynamo.ts';
import { rateLimitWindow, type RateLimit } from './rate-limit-window.ts';

/**
 * An attempt that counts only if its transaction is written. The condition fails when the limit is reached. A
 * transaction refused for another reason, such as a repeated request, costs nothing.
 */
export function rateLimitWrite(name: string, subject: string, rule: RateLimit): Write {
  const { row, expiresAt } = rateLimitWindow(name, subject, rule);
  return {
    Update: {
      ...row,
      UpdateExpression: 'ADD attempts :one SET expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :limit',
      ExpressionAttributeValues: { ':one': 1, ':end': expiresAt, ':limit': rule.limit },
    },
  };
}
