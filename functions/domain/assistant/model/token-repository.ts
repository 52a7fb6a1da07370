import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';

const keptSeconds = 2 * 24 * 3600;

const row = (day: string) => ({ TableName: tableName('ephemera'), Key: { key: `tokens#${day}` } });

/**
 * Counts tokens of a model's replies.
 * @param day in UTC, `2026-11-25`
 * @returns all tokens of that day
 */
export async function addTokens(day: string, tokens: number): Promise<number> {
  const { Attributes } = await dynamo.send(
    new UpdateCommand({
      ...row(day),
      UpdateExpression: 'ADD #tokens :tokens SET expiresAt = :end',
      ExpressionAttributeNames: { '#tokens': 'tokens' },
      ExpressionAttributeValues: {
        ':tokens': tokens,
        ':end': Math.floor(Date.parse(day) / 1000) + keptSeconds,
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes?.['tokens'] as number;
}

/** Reads the tokens of a day (UTC). */
export async function readTokens(day: string): Promise<number> {
  const { Item } = await dynamo.send(new GetCommand(row(day)));
  return (Item?.['tokens'] as number | undefined) ?? 0;
}
