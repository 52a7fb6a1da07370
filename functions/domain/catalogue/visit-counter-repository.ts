import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, queryAll, tableName } from '../../platform/dynamo.ts';

/** The attribute of an item with its visits: views of an article, listens of an episode. */
const attributes = { articles: 'views', podcasts: 'listens' } as const;

export type VisitedKind = keyof typeof attributes;

/**
 * Visits are counted in a table of their own: in the item's row each would cost as much as the whole row and its place
 * in the index. The row of an item keeps what it had counted before.
 */
interface VisitCounter {
  kind: VisitedKind;
  id: string;
  visits: number;
}

/** The item with all its visits. */
export async function withVisits<Item extends { id: string }>(
  kind: VisitedKind,
  item: Item,
): Promise<Item> {
  const { Item: counter } = await dynamo.send(
    new GetCommand({
      TableName: tableName('visits'),
      Key: { kind, id: item.id },
      ConsistentRead: true,
    }),
  );
  return addTo(item, kind, (counter as VisitCounter | undefined)?.visits);
}

/** The items with all their visits. */
export async function withAllVisits<Item extends { id: string }>(
  kind: VisitedKind,
  items: Promise<Item[]>,
): Promise<Item[]> {
  const [rows, counters] = await Promise.all([
    items,
    queryAll<VisitCounter>({
      TableName: tableName('visits'),
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': kind },
    }),
  ]);
  const visits = new Map(counters.map((counter) => [counter.id, counter.visits]));
  return rows.map((item) => addTo(item, kind, visits.get(item.id)));
}

function addTo<Item>(item: Item, kind: VisitedKind, visits = 0): Item {
  const attribute = attributes[kind];
  const before = (item as Record<string, number | undefined>)[attribute] ?? 0;
  return { ...item, [attribute]: before + visits };
}
