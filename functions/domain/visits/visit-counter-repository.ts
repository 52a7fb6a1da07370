import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, queryAll, tableName } from '../../platform/dynamo.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';

/** The attribute with the visits of an item: views of an article, listens of an episode. */
const attributes = { articles: 'views', podcasts: 'listens' } as const;

export type VisitedKind = keyof typeof attributes;

/**
 * A counter in a table of its own: a visit counted in the item's row would cost a write of the whole row and of its
 * index entry. The item's row keeps the visits counted before this table existed.
 */
interface VisitCounter {
  kind: VisitedKind;
  id: string;
  visits: number;
}

/** Returns the item with all its visits. */
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
  return addVisits(kind, item, (counter as VisitCounter | undefined)?.visits);
}

/** Returns the items with all their visits. */
export async function withAllVisits<Item extends { id: string }>(
  kind: VisitedKind,
  items: Promise<Item[]>,
): Promise<Item[]> {
  const [rows, visits] = await Promise.all([items, readVisits(kind)]);
  return rows.map((item) => addVisits(kind, item, visits.get(item.id)));
}

/** Reads the visits in all counters, by the ids of their items. */
export async function readVisits(kind: VisitedKind): Promise<Map<string, number>> {
  const counters = await queryAll<VisitCounter>({
    TableName: tableName('visits'),
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': kind },
  });
  return new Map(counters.map(({ id, visits }) => [id, visits]));
}

/** Whether the visits of a catalogue's items are counted for its lists. */
export function isVisited(kind: CatalogueKind): kind is VisitedKind {
  return Object.hasOwn(attributes, kind);
}

/** Returns an item with the visits of its counter. */
export function addVisits<Item>(kind: VisitedKind, item: Item, visits = 0): Item {
  const attribute = attributes[kind];
  const before = (item as Record<string, number | undefined>)[attribute] ?? 0;
  return { ...item, [attribute]: before + visits };
}
