import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName, writeTogether } from '../../platform/dynamo.ts';
import type { Article, ShelfRow } from './article.ts';

const versionKey = { key: 'catalogue' };
const visitSeconds = 24 * 3600;

export async function getArticle(id: string): Promise<Article | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('articles'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Article | undefined;
}

/** Writes the whole article and tells every reader of the catalogue, in one transaction. */
export async function saveArticle(article: Article): Promise<void> {
  await writeTogether([
    { Put: { TableName: tableName('articles'), Item: article } },
    {
      Update: {
        TableName: tableName('settings'),
        Key: versionKey,
        UpdateExpression: 'ADD version :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
  ]);
}

/** Grows with every change of the catalogue; 0 before the first. */
export async function catalogueVersion(): Promise<number> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('settings'), Key: versionKey }),
  );
  return (Item?.['version'] as number | undefined) ?? 0;
}

/** Every published article, newest first, without the long texts. */
export async function listShelf(): Promise<ShelfRow[]> {
  const rows: ShelfRow[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamo.send(
      new QueryCommand({
        TableName: tableName('articles'),
        IndexName: 'shelf',
        KeyConditionExpression: 'shelf = :published',
        ExpressionAttributeValues: { ':published': 'published' },
        ScanIndexForward: false,
        ExclusiveStartKey: start,
      }),
    );
    rows.push(...((page.Items ?? []) as ShelfRow[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

/** Counts a visit once a day and browsing session. Answers whether it was a new one. */
export async function countVisit(articleId: string, visit: string): Promise<boolean> {
  try {
    await writeTogether([
      {
        Put: {
          TableName: tableName('ephemera'),
          Item: {
            key: `visit#article#${articleId}#${visit}`,
            expiresAt: epochSecondsIn(visitSeconds),
          },
          ConditionExpression: 'attribute_not_exists(#key)',
          ExpressionAttributeNames: { '#key': 'key' },
        },
      },
      {
        Update: {
          TableName: tableName('articles'),
          Key: { id: articleId },
          UpdateExpression: 'ADD #views :one',
          ConditionExpression: 'attribute_exists(id)',
          ExpressionAttributeNames: { '#views': 'views' },
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ]);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
