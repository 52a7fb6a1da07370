import { CreateTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createTables, tableInput } from '#infra/local/create-tables.ts';
import { laptop } from '#infra/local/stack-settings.ts';
import { tables } from '#infra/tables.ts';
import { openDynamoDb } from '../../support/open-dynamodb.ts';

const users = `${laptop.tablePrefix}-users`;
const articles = `${laptop.tablePrefix}-articles`;

it('gives tables of an older version the indexes of this one, with what the tables hold', async () => {
  const { raw, doc, url } = await openDynamoDb();
  const { byEmail } = tables.users.indexes;
  const shelf = { ...tables.articles.indexes.shelf, projection: ['title'] };
  const older = [
    tableInput(users, { partitionKey: 'id', indexes: { byEmail } }),
    tableInput(articles, { partitionKey: 'id', indexes: { shelf } }),
  ];
  for (const table of older) await raw.send(new CreateTableCommand(table));
  const member = { id: 'u-1', email: 'a@example.test', directory: 'member', credits: 5 };
  const unlisted = { id: 'u-2', email: 'b@example.test', credits: 5 };
  for (const Item of [member, unlisted]) {
    await doc.send(new PutCommand({ TableName: users, Item }));
  }
  const publishedAt = '2026-11-01T09:00:00.000Z';
  const article = { id: 'a-1', shelf: 'published', publishedAt, title: 'T', updatedAt: 'then' };
  await doc.send(new PutCommand({ TableName: articles, Item: article }));

  await createTables(url);
  await createTables(url);

  const listed = await doc.send(
    new QueryCommand({
      TableName: users,
      IndexName: 'directory',
      KeyConditionExpression: 'directory = :member',
      ExpressionAttributeValues: { ':member': 'member' },
    }),
  );
  expect(listed.Items).toEqual([member]);
  const shown = await doc.send(
    new QueryCommand({
      TableName: articles,
      IndexName: 'shelf',
      KeyConditionExpression: 'shelf = :published',
      ExpressionAttributeValues: { ':published': 'published' },
    }),
  );
  expect(shown.Items).toEqual([article]);
  const { Table } = await raw.send(new DescribeTableCommand({ TableName: users }));
  const names = Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName);
  expect(names).toEqual(Object.keys(tables.users.indexes));
});
