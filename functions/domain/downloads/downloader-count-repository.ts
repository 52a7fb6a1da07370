import { queryAll, tableName, type Write } from '../../platform/dynamo.ts';
import type { ItemEdition } from './download-repository.ts';

/** The partition in the table of visit counters: one per item, with one row per edition. */
const kindOf = (item: string) => `editions#${item}`;

/** Returns a write that counts another buyer who has downloaded an edition. */
export function downloaderAdd({ item, number }: ItemEdition): Write {
  return {
    Update: {
      TableName: tableName('visits'),
      Key: { kind: kindOf(item), id: String(number) },
      UpdateExpression: 'ADD visits :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  };
}

/**
 * Counts the buyers who have downloaded each edition of an item, by its number, including those who were refunded
 * later.
 * @param item `article#<id>`
 */
export async function countDownloaders(item: string): Promise<Map<number, number>> {
  const rows = await queryAll<{ id: string; visits: number }>({
    TableName: tableName('visits'),
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': kindOf(item) },
  });
  return new Map(rows.map(({ id, visits }) => [Number(id), visits]));
}
