// @module-tag long

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DynamoDbOptions } from '@outcrop/emulators/dynamodb';
import { createTable, openDynamoDb, refusal } from '../../support/open-dynamodb.ts';

type Change = Parameters<NonNullable<DynamoDbOptions['onWrite']>>[0];

const TableName = 'mails';

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000 });

test('changes of the named tables arrive in order with their images', async () => {
  const changes: Change[] = [];
  const { raw, doc } = await openDynamoDb({
    streamTables: [TableName],
    onWrite: (change) => void changes.push(change),
  });
  await createTable(raw, TableName, ['id']);
  await createTable(raw, 'users', ['id']);
  await doc.send(new PutCommand({ TableName: 'users', Item: { id: 'u' } }));
  await doc.send(new PutCommand({ TableName, Item: { id: 'a', n: 1 } }));
  // Changes nothing: no record.
  await doc.send(new PutCommand({ TableName, Item: { id: 'a', n: 1 } }));
  await doc.send(
    new UpdateCommand({
      TableName,
      Key: { id: 'a' },
      UpdateExpression: 'SET n = :n',
      ExpressionAttributeValues: { ':n': 2 },
    }),
  );
  const check = {
    TableName: 'users',
    Key: { id: 'u' },
    ConditionExpression: 'attribute_not_exists(id)',
  };
  await refusal(
    doc.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName, Item: { id: 'b' } } }, { ConditionCheck: check }],
      }),
    ),
  );
  await doc.send(new DeleteCommand({ TableName, Key: { id: 'a' } }));
  await until(() => changes.length >= 3);
  const [one, two] = [
    { id: { S: 'a' }, n: { N: '1' } },
    { id: { S: 'a' }, n: { N: '2' } },
  ];
  expect(changes).toEqual([
    { table: TableName, eventName: 'INSERT', newImage: one },
    { table: TableName, eventName: 'MODIFY', newImage: two, oldImage: one },
    { table: TableName, eventName: 'REMOVE', oldImage: two },
  ]);
});

test('a change is delivered again after an error, and the next one waits for it', async () => {
  const seen: string[] = [];
  const { raw, doc } = await openDynamoDb({
    streamTables: [TableName],
    onWrite: async ({ newImage }) => {
      seen.push(newImage?.['id']?.S ?? '');
      if (seen.length < 3) throw new Error('not yet');
    },
  });
  await createTable(raw, TableName, ['id']);
  await doc.send(new PutCommand({ TableName, Item: { id: 'first' } }));
  await doc.send(new PutCommand({ TableName, Item: { id: 'second' } }));
  await until(() => seen.length >= 4);
  expect(seen).toEqual(['first', 'first', 'first', 'second']);
});

test('the response to a write does not wait for the delivery of its change', async () => {
  const gate = Promise.withResolvers<void>();
  const taken: string[] = [];
  const { raw, doc } = await openDynamoDb({
    streamTables: [TableName],
    onWrite: async ({ newImage }) => {
      await gate.promise;
      taken.push(newImage?.['id']?.S ?? '');
    },
  });
  await createTable(raw, TableName, ['id']);
  await doc.send(new PutCommand({ TableName, Item: { id: 'first' } }));
  await doc.send(new PutCommand({ TableName, Item: { id: 'second' } }));
  expect(taken).toEqual([]);
  gate.resolve();
  await until(() => taken.length === 2);
});

test('undelivered changes are delivered after the next start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcrop-dynamodb-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const failing = vi.fn(() => Promise.reject(new Error('down')));
  const before = await openDynamoDb({ dataDir, streamTables: [TableName], onWrite: failing });
  await createTable(before.raw, TableName, ['id']);
  await before.doc.send(new PutCommand({ TableName, Item: { id: 'a' } }));
  await until(() => failing.mock.calls.length > 0);
  await before.close();

  const changes: Change[] = [];
  await openDynamoDb({
    dataDir,
    streamTables: [TableName],
    onWrite: (change) => void changes.push(change),
  });
  await until(() => changes.length > 0);
  expect(changes).toEqual([
    { table: TableName, eventName: 'INSERT', newImage: { id: { S: 'a' } } },
  ]);
});
