import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, type Write } from '../../platform/dynamo.ts';
import { rateLimitWindow, type RateLimit } from './rate-limit-window.ts';

type Window = Pick<ReturnType<typeof rateLimitWindow>, 'row' | 'expiresAt'>;

/**
 * Returns a write that counts an attempt only if its transaction succeeds. The condition fails when the limit is
 * reached. A transaction refused for another reason, such as a repeated request, counts nothing.
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

/**
 * Counts an attempt, or takes one back.
 * @returns the attempts of the window so far
 */
export async function addAttempts({ row, expiresAt }: Window, attempts: 1 | -1): Promise<number> {
  const { Attributes } = await dynamo.send(
    new UpdateCommand({
      ...row,
      UpdateExpression: 'ADD attempts :attempts SET expiresAt = :end',
      ExpressionAttributeValues: { ':attempts': attempts, ':end': expiresAt },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes!['attempts'] as number;
}

export async function readAttempts({ row }: Pick<Window, 'row'>): Promise<number> {
  const { Item } = await dynamo.send(new GetCommand({ ...row, ConsistentRead: true }));
  return (Item?.['attempts'] as number | undefined) ?? 0;
}
