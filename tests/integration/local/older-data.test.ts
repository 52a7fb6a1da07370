// @module-tag long

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { createTables, tableInput } from '#infra/local/create-tables.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { tables } from '#infra/tables.ts';
import { openDynamoDb } from '../../support/open-dynamodb.ts';
import { openS3 } from '../../support/open-s3.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack } from '../../support/start-test-stack.ts';

const users = `${localSettings.tablePrefix}-users`;
const articles = `${localSettings.tablePrefix}-articles`;

it("adds this version's indexes to older tables, with their items", async () => {
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

it('finds articles and files in a data folder of version 0.1.0', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outcrop-older-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  // Written out, not read from the settings: these are the names in data folders of version 0.1.0.
  const database = await openDynamoDb({ dataDir: path.join(dataDir, 'dynamodb') });
  const TableName = 'outcrop-laptop-articles';
  await database.raw.send(new CreateTableCommand(tableInput(TableName, tables.articles)));
  await database.doc.send(new PutCommand({ TableName, Item: sampleArticles.free }));
  await database.close();
  const buckets = [{ name: 'outcrop-laptop-public', publicRead: true }];
  const s3 = await openS3({ dataDir: path.join(dataDir, 's3'), buckets });
  await s3.put('outcrop-laptop-public', 'articles/cover.txt', 'a cover');
  await s3.close();

  const stack = await startTestStack({ dataDir });
  onTestFinished(() => stack.stop());
  const article = await fetch(`${stack.siteUrl}/api/articles/${sampleArticles.free.id}`);
  expect(await article.json()).toMatchObject({ title: sampleArticles.free.title });
  const cover = await fetch(`${stack.siteUrl}/media/articles/cover.txt`);
  expect(await cover.text()).toBe('a cover');
});
