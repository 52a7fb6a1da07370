// @module-tag long

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ListTablesCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndexUpdate,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { startDynamoDb } from '@outcrop/emulators/dynamodb';
import { createTable, openDynamoDb, refusal } from '../../support/open-dynamodb.ts';

async function newDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcrop-dynamodb-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

const setTimeToLive = (client: DynamoDBClient, TableName: string, Enabled: boolean) =>
  client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled },
    }),
  );

test('a table is active at once, described, listed, and gone after its deletion', async () => {
  const { raw, doc } = await openDynamoDb();
  const { TableDescription } = await createTable(raw, 'users', ['id'], {
    byEmail: ['email', undefined, 'ALL'],
  });
  expect(TableDescription).toMatchObject({
    TableName: 'users',
    TableStatus: 'ACTIVE',
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    GlobalSecondaryIndexes: [{ IndexName: 'byEmail', IndexStatus: 'ACTIVE' }],
  });
  const described = await raw.send(new DescribeTableCommand({ TableName: 'users' }));
  expect(described.Table).toEqual(TableDescription);
  expect((await refusal(createTable(raw, 'users', ['id']))).name).toBe('ResourceInUseException');

  await createTable(raw, 'articles', ['id']);
  const page = await raw.send(new ListTablesCommand({ Limit: 1 }));
  expect(page).toMatchObject({ TableNames: ['articles'], LastEvaluatedTableName: 'articles' });

  await doc.send(new PutCommand({ TableName: 'users', Item: { id: 'a', email: 'a@b.c' } }));
  await raw.send(new DeleteTableCommand({ TableName: 'users' }));
  const gone = await refusal(raw.send(new DescribeTableCommand({ TableName: 'users' })));
  expect(gone.name).toBe('ResourceNotFoundException');
  await createTable(raw, 'users', ['id'], { byEmail: ['email', undefined, 'ALL'] });
  const { Items } = await doc.send(
    new QueryCommand({
      TableName: 'users',
      IndexName: 'byEmail',
      KeyConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': 'a@b.c' },
    }),
  );
  expect(Items).toEqual([]);
});

test('indexes are added and removed one at a time', async () => {
  const { raw } = await openDynamoDb();
  await createTable(raw, 'users', ['id'], { byEmail: ['email', undefined, 'ALL'] });
  const Delete = { IndexName: 'byEmail' };
  const change = (GlobalSecondaryIndexUpdates: GlobalSecondaryIndexUpdate[]) =>
    raw.send(new UpdateTableCommand({ TableName: 'users', GlobalSecondaryIndexUpdates }));
  const Create = {
    ...Delete,
    KeySchema: [{ AttributeName: 'email', KeyType: 'HASH' as const }],
    Projection: { ProjectionType: 'ALL' as const },
  };
  expect((await refusal(change([{ Create }]))).name).toBe('ValidationException');
  expect((await refusal(change([{ Delete }, { Create }]))).name).toBe('LimitExceededException');
  await change([{ Delete }]);
  expect((await refusal(change([{ Delete }]))).name).toBe('ResourceNotFoundException');
  const { Table } = await raw.send(new DescribeTableCommand({ TableName: 'users' }));
  expect(Table?.GlobalSecondaryIndexes).toBeUndefined();
});

test('time to live is turned on, described, and turned off', async () => {
  const { raw } = await openDynamoDb();
  await createTable(raw, 'mails', ['id']);
  const describe = async () =>
    (await raw.send(new DescribeTimeToLiveCommand({ TableName: 'mails' }))).TimeToLiveDescription;
  expect(await describe()).toEqual({ TimeToLiveStatus: 'DISABLED' });
  await setTimeToLive(raw, 'mails', true);
  expect(await describe()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
  expect((await refusal(setTimeToLive(raw, 'mails', true))).message).toBe(
    'TimeToLive is already enabled',
  );
  await setTimeToLive(raw, 'mails', false);
  expect(await describe()).toEqual({ TimeToLiveStatus: 'DISABLED' });
  expect((await refusal(setTimeToLive(raw, 'none', true))).name).toBe('ResourceNotFoundException');
});

test('everything survives a restart, except what has expired', async () => {
  const dataDir = await newDataDir();
  const nowSeconds = Math.floor(Date.now() / 1000);
  const before = await openDynamoDb({ dataDir });
  await createTable(before.raw, 'mails', ['id']);
  await setTimeToLive(before.raw, 'mails', true);
  const items = [
    { id: 'expired', expiresAt: nowSeconds - 1 },
    { id: 'fresh', expiresAt: nowSeconds + 3600 },
    { id: 'text', expiresAt: '1' },
    { id: 'without' },
  ];
  for (const Item of items) await before.doc.send(new PutCommand({ TableName: 'mails', Item }));
  const read = async ({ doc }: typeof before, id: string) =>
    (await doc.send(new GetCommand({ TableName: 'mails', Key: { id } }))).Item;
  // Removal is guaranteed only after a sweep.
  expect(await read(before, 'expired')).toEqual(items[0]);
  await before.close();

  const after = await openDynamoDb({ dataDir });
  expect(await read(after, 'expired')).toBeUndefined();
  for (const item of items.slice(1)) expect(await read(after, item.id)).toEqual(item);
});

test('a second server on the same folder is refused; the first keeps running', async () => {
  const dataDir = await newDataDir();
  const first = await openDynamoDb({ dataDir });
  await expect(startDynamoDb({ dataDir })).rejects.toThrow(/in use by another server/);
  await createTable(first.raw, 'users', ['id']);
  await first.close();
  const second = await openDynamoDb({ dataDir });
  expect((await second.raw.send(new ListTablesCommand({}))).TableNames).toEqual(['users']);
});

test('a taken port is an error, and the folder is unlocked again', async () => {
  const dataDir = await newDataDir();
  const first = await openDynamoDb();
  const port = Number(new URL(first.url).port);
  await expect(startDynamoDb({ dataDir, port })).rejects.toThrow(/EADDRINUSE/);
  await openDynamoDb({ dataDir });
});

test('unsigned and unknown calls are refused', async () => {
  const { url } = await openDynamoDb();
  const send = async (target: string, headers: Record<string, string>) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-amz-target': `DynamoDB_20120810.${target}`, ...headers },
      body: '{}',
    });
    const { __type } = (await response.json()) as { __type: string };
    return [response.status, __type.split('#')[1]];
  };
  expect(await send('ListTables', {})).toEqual([400, 'MissingAuthenticationTokenException']);
  expect(await send('ExecuteStatement', { authorization: 'AWS4-' })).toEqual([
    400,
    'UnknownOperationException',
  ]);
});
