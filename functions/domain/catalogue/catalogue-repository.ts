import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import {
  dynamo,
  ifConditionHolds,
  queryAll,
  querySome,
  tableName,
  writeTogether,
  type Write,
} from '../../platform/dynamo.ts';
import { nowIso } from '../../platform/clock.ts';
import { setOrRemove } from '../../platform/set-or-remove.ts';
import { previewRequest } from '../preview-requests/preview-request-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { catalogueChange } from './lists/change-log-repository.ts';
import { isPublished, type Publication } from './publication.ts';

/** The attributes that every catalogue item has; times in ISO 8601. */
export interface CatalogueItem extends Publication {
  id: string;
  updatedAt: string;
}

/** Reads an item in any state; undefined if there is none, or if the shop does not have this catalogue. */
export async function getItem<Item extends CatalogueItem>(
  kind: CatalogueKind,
  id: string,
): Promise<Item | undefined> {
  if (!hasTable(kind)) return undefined;
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName(kind), Key: { id }, ConsistentRead: true }),
  );
  return Item as Item | undefined;
}

/** Reads an item that visitors can see; undefined for all others. */
export async function getPublished<Item extends CatalogueItem>(
  kind: CatalogueKind,
  id: string,
): Promise<Item | undefined> {
  const item = await getItem<Item>(kind, id);
  return item && isPublished(item) ? item : undefined;
}

/**
 * Writes a whole item, new or existing.
 * @param also writes for the same transaction, such as an audit row
 */
export async function putItem(
  kind: CatalogueKind,
  item: CatalogueItem,
  also: readonly Write[] = [],
): Promise<void> {
  await writeTogether([
    { Put: { TableName: tableName(kind), Item: item } },
    ...catalogueChange(kind, { item: item.id }),
    ...also,
  ]);
}

/**
 * Writes a new item.
 * @returns false if its id is taken
 */
export async function addItem(
  kind: CatalogueKind,
  item: CatalogueItem,
  also: readonly Write[] = [],
): Promise<boolean> {
  return ifConditionHolds(() =>
    writeTogether([
      {
        Put: {
          TableName: tableName(kind),
          Item: item,
          ConditionExpression: 'attribute_not_exists(id)',
        },
      },
      ...catalogueChange(kind, { item: item.id }),
      ...also,
    ]),
  );
}

/**
 * Sets the given attributes and leaves all others alone, so that counters and concurrent changes survive. An attribute
 * given as `undefined` is removed. If a change affects the item's preview, a new preview is requested.
 * @param expected attributes that must still have these values, for a change based on an earlier read
 * @returns false if the item does not exist or is not as expected
 */
export async function changeItem(
  kind: CatalogueKind,
  id: string,
  changes: Record<string, unknown>,
  also: readonly Write[] = [],
  expected: Record<string, string | number> = {},
): Promise<boolean> {
  const { UpdateExpression, names, values } = setOrRemove(changes);
  const compared = Object.entries(expected);
  const allValues = {
    ...values,
    ...Object.fromEntries(compared.map(([name, value]) => [`:was_${name}`, value])),
  };
  return ifConditionHolds(() =>
    writeTogether([
      {
        Update: {
          TableName: tableName(kind),
          Key: { id },
          UpdateExpression,
          ConditionExpression: [
            'attribute_exists(id)',
            ...compared.map(([name]) => `#${name} = :was_${name}`),
          ].join(' AND '),
          ExpressionAttributeNames: {
            ...names,
            ...Object.fromEntries(compared.map(([name]) => [`#${name}`, name])),
          },
          ...(Object.keys(allValues).length > 0 && { ExpressionAttributeValues: allValues }),
        },
      },
      ...catalogueChange(kind, { item: id }),
      ...previewRequest(kind, id, changes),
      ...also,
    ]),
  );
}

/**
 * Lists all items of a partition, newest first, with the attributes that the index `shelf` projects. Returns none if
 * the shop does not have this catalogue.
 */
export async function listItems<Row>(
  kind: CatalogueKind,
  shelf: NonNullable<Publication['shelf']>,
): Promise<Row[]> {
  if (!hasTable(kind)) return [];
  return queryAll<Row>({
    TableName: tableName(kind),
    IndexName: 'shelf',
    KeyConditionExpression: 'shelf = :shelf',
    ExpressionAttributeValues: { ':shelf': shelf },
    ScanIndexForward: false,
  });
}

/** Whether a partition has at least this many items. */
export async function hasAtLeast(
  kind: CatalogueKind,
  shelf: NonNullable<Publication['shelf']>,
  count: number,
): Promise<boolean> {
  const rows = await querySome(
    {
      TableName: tableName(kind),
      IndexName: 'shelf',
      KeyConditionExpression: 'shelf = :shelf',
      ExpressionAttributeValues: { ':shelf': shelf },
      ProjectionExpression: 'id',
    },
    count,
  );
  return rows.length === count;
}

/** Whether this catalogue has an item that visitors can see. */
export async function hasPublished(kind: CatalogueKind): Promise<boolean> {
  if (!hasTable(kind)) return false;
  const { Count } = await dynamo.send(
    new QueryCommand({
      TableName: tableName(kind),
      IndexName: 'shelf',
      KeyConditionExpression: 'shelf = :published AND publishedAt <= :now',
      ExpressionAttributeValues: { ':published': 'published', ':now': nowIso() },
      Limit: 1,
      Select: 'COUNT',
    }),
  );
  return Count === 1;
}

/**
 * Lists items published after `since`, up to and including `until` (ISO 8601), and still published, oldest first.
 * Returns none if the shop does not have this catalogue.
 */
export async function listPublishedIn<Row>(
  kind: CatalogueKind,
  { since, until }: { since: string; until: string },
): Promise<Row[]> {
  if (!hasTable(kind)) return [];
  // `BETWEEN` includes `since`.
  const rows = await queryAll<Row & { publishedAt: string }>({
    TableName: tableName(kind),
    IndexName: 'shelf',
    KeyConditionExpression: 'shelf = :published AND publishedAt BETWEEN :since AND :until',
    ExpressionAttributeValues: { ':published': 'published', ':since': since, ':until': until },
  });
  return rows.filter(({ publishedAt }) => publishedAt > since);
}
