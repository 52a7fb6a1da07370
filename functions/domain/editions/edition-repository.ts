import { queryAll, tableName, type Write } from '../../platform/dynamo.ts';
import type { Edition } from './edition.ts';

type EditionRow = Edition & { item: string; edition: string };

/** Sorts as text. */
const sortKey = (number: number): string => String(number).padStart(4, '0');

/**
 * The stored editions of an item, the newest first.
 * @param item `article#<id>`
 */
export async function listStoredEditions(item: string): Promise<Edition[]> {
  const rows = await queryAll<EditionRow>({
    TableName: tableName('editions'),
    KeyConditionExpression: '#item = :item',
    ExpressionAttributeNames: { '#item': 'item' },
    ExpressionAttributeValues: { ':item': item },
    ScanIndexForward: false,
    ConsistentRead: true,
  });
  return rows.map(({ item: _, edition: __, ...edition }) => edition);
}

/** Belongs in the transaction that changes the item; fails if the number is taken. */
export function newEditionPut(item: string, edition: Edition): Write {
  const { Put } = editionPut(item, edition);
  return { Put: { ...Put!, ConditionExpression: 'attribute_not_exists(edition)' } };
}

/** Belongs in the transaction that changes the item: an edition that nobody has bought is written anew. */
export function editionPut(item: string, edition: Edition): Write {
  const row: EditionRow = { item, edition: sortKey(edition.number), ...edition };
  return { Put: { TableName: tableName('editions'), Item: row } };
}
