import { queryAll, tableName, type Write } from '../../platform/dynamo.ts';
import type { ItemEdition } from './download-repository.ts';

/** Beside the counters of visits: one partition for each item, one row for each of its editions. */
const kindOf = (item: string) => `editions#${item}`;

/** Adds a buyer to those who have downloaded an edition. */
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
 * How many buyers have downloaded each edition of an item, by its number; also those who have had their money back since.
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
