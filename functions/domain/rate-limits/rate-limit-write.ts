import type { Write } from '../../platform/dynamo.ts';
import { rateLimitWindow, type RateLimit } from './rate-limit-window.ts';

/**
 * An attempt that counts exactly if the transaction it is part of is written; its condition does not hold when the
 * window is used up. What is refused for another reason, such as a repeat, costs nothing.
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
