// @module-tag long

import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTable, openDynamoDb, refusal } from '../../support/open-dynamodb.ts';

const TableName = 'things';

async function openThings() {
  const server = await openDynamoDb();
  await createTable(server.raw, TableName, ['id']);
  return server;
}

test('every attribute type is returned as it was put', async () => {
  const { doc } = await openThings();
  const item = {
    id: 'a',
    text: 'ünï',
    number: -12.5,
    yes: true,
    nothing: null,
    bytes: new Uint8Array([0, 255]),
    list: [1, 'two', { three: 3 }],
    map: { deep: { er: ['x'] } },
    strings: new Set(['x', 'y']),
    numbers: new Set([1, 2]),
  };
  await doc.send(new PutCommand({ TableName, Item: item }));
  const { Item } = await doc.send(
    new GetCommand({ TableName, Key: { id: 'a' }, ConsistentRead: true }),
  );
  expect(Item).toEqual(item);
});

test('a projection returns the named paths only, and nothing for a missing item', async () => {
  const { doc } = await openThings();
  await doc.send(new PutCommand({ TableName, Item: { id: 'a', m: { x: 1, y: 2 }, other: 3 } }));
  const read = (id: string) =>
    doc.send(
      new GetCommand({
        TableName,
        Key: { id },
        ProjectionExpression: 'id, #m.x',
        ExpressionAttributeNames: { '#m': 'm' },
      }),
    );
  expect((await read('a')).Item).toEqual({ id: 'a', m: { x: 1 } });
  expect((await read('b')).Item).toBeUndefined();
});

test('an update sets, adds and removes attributes and returns the requested values', async () => {
  const { doc } = await openThings();
  const update = (ReturnValues: 'ALL_NEW' | 'ALL_OLD' | 'UPDATED_NEW' | 'UPDATED_OLD' | 'NONE') =>
    doc.send(
      new UpdateCommand({
        TableName,
        Key: { id: 'a' },
        UpdateExpression:
          'SET seen = if_not_exists(seen, :zero) + :one, tags = list_append(if_not_exists(tags, :none), :tag) ' +
          'REMOVE draft ADD amount :one',
        ExpressionAttributeValues: { ':zero': 0, ':one': 1, ':none': [], ':tag': ['t'] },
        ReturnValues,
      }),
    );
  expect((await update('ALL_NEW')).Attributes).toEqual({
    id: 'a',
    seen: 1,
    tags: ['t'],
    amount: 1,
  });
  await doc.send(
    new UpdateCommand({
      TableName,
      Key: { id: 'a' },
      UpdateExpression: 'SET draft = :yes',
      ExpressionAttributeValues: { ':yes': true },
    }),
  );
  expect((await update('ALL_OLD')).Attributes).toEqual({
    id: 'a',
    seen: 1,
    tags: ['t'],
    amount: 1,
    draft: true,
  });
  expect((await update('UPDATED_OLD')).Attributes).toEqual({
    seen: 2,
    tags: ['t', 't'],
    amount: 2,
  });
  expect((await update('UPDATED_NEW')).Attributes).toEqual({
    seen: 4,
    tags: ['t', 't', 't', 't'],
    amount: 4,
  });
  expect((await update('NONE')).Attributes).toBeUndefined();
});

test('put and delete return the old item on request', async () => {
  const { doc } = await openThings();
  const put = (n: number) =>
    doc.send(new PutCommand({ TableName, Item: { id: 'a', n }, ReturnValues: 'ALL_OLD' }));
  expect((await put(1)).Attributes).toBeUndefined();
  expect((await put(2)).Attributes).toEqual({ id: 'a', n: 1 });
  const remove = () =>
    doc.send(new DeleteCommand({ TableName, Key: { id: 'a' }, ReturnValues: 'ALL_OLD' }));
  expect((await remove()).Attributes).toEqual({ id: 'a', n: 2 });
  expect((await remove()).Attributes).toBeUndefined();
});

test('a failed condition changes nothing and returns the item on request', async () => {
  const { doc, raw } = await openThings();
  await doc.send(new PutCommand({ TableName, Item: { id: 'a', credits: 3 } }));
  const again = { TableName, Item: { id: 'a' }, ConditionExpression: 'attribute_not_exists(id)' };

  const plain = await refusal(doc.send(new PutCommand(again)));
  expect(plain.name).toBe('ConditionalCheckFailedException');
  expect(plain.message).toBe('The conditional request failed');
  expect(plain.Item).toBeUndefined();

  const ReturnValuesOnConditionCheckFailure = 'ALL_OLD' as const;
  const put = await refusal(
    doc.send(new PutCommand({ ...again, ReturnValuesOnConditionCheckFailure })),
  );
  expect(put.Item).toEqual({ id: { S: 'a' }, credits: { N: '3' } });
  const update = await refusal(
    doc.send(
      new UpdateCommand({
        TableName,
        Key: { id: 'a' },
        UpdateExpression: 'SET credits = credits - :price',
        ConditionExpression: 'credits >= :price',
        ExpressionAttributeValues: { ':price': 5 },
        ReturnValuesOnConditionCheckFailure,
      }),
    ),
  );
  expect(update.Item).toEqual({ id: { S: 'a' }, credits: { N: '3' } });
  const remove = await refusal(
    doc.send(
      new DeleteCommand({
        TableName,
        Key: { id: 'missing' },
        ConditionExpression: 'attribute_exists(id)',
        ReturnValuesOnConditionCheckFailure,
      }),
    ),
  );
  expect(remove.name).toBe('ConditionalCheckFailedException');
  expect(remove.Item).toBeUndefined();

  const { Item } = await raw.send(new GetItemCommand({ TableName, Key: { id: { S: 'a' } } }));
  expect(Item).toEqual({ id: { S: 'a' }, credits: { N: '3' } });
});

test('of 100 parallel decrements from 40 exactly 60 fail', async () => {
  const { doc } = await openThings();
  await doc.send(new PutCommand({ TableName, Item: { id: 'a', credits: 40 } }));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, () =>
      doc.send(
        new UpdateCommand({
          TableName,
          Key: { id: 'a' },
          UpdateExpression: 'SET credits = credits - :one',
          ConditionExpression: 'credits >= :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      ),
    ),
  );
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failures).toHaveLength(60);
  expect(new Set(failures.map(({ reason }) => (reason as Error).name))).toEqual(
    new Set(['ConditionalCheckFailedException']),
  );
  const { Item } = await doc.send(new GetCommand({ TableName, Key: { id: 'a' } }));
  expect(Item).toEqual({ id: 'a', credits: 0 });
});

test('batches write, delete and read; duplicate keys are refused', async () => {
  const { doc } = await openThings();
  const ids = Array.from({ length: 25 }, (_, n) => `item-${n}`);
  const put = (list: string[]) =>
    doc.send(
      new BatchWriteCommand({
        RequestItems: { [TableName]: list.map((id) => ({ PutRequest: { Item: { id } } })) },
      }),
    );
  expect((await put(ids)).UnprocessedItems).toEqual({});
  expect((await refusal(put(['x', 'x']))).message).toBe(
    'Provided list of item keys contains duplicates',
  );
  await doc.send(
    new BatchWriteCommand({
      RequestItems: { [TableName]: [{ DeleteRequest: { Key: { id: 'item-3' } } }] },
    }),
  );
  const { Responses } = await doc.send(
    new BatchGetCommand({
      RequestItems: { [TableName]: { Keys: ids.map((id) => ({ id })), ConsistentRead: true } },
    }),
  );
  const found = Responses?.[TableName]?.map((item) => item['id'] as string) ?? [];
  expect(found.toSorted()).toEqual(ids.filter((id) => id !== 'item-3').toSorted());
});

test('invalid requests are refused as on AWS', async () => {
  const { doc, raw } = await openThings();
  const nameOf = async (call: Promise<unknown>) => (await refusal(call)).name;
  expect(await nameOf(doc.send(new GetCommand({ TableName: 'no-table', Key: { id: 'a' } })))).toBe(
    'ResourceNotFoundException',
  );
  expect(await nameOf(doc.send(new GetCommand({ TableName, Key: { wrong: 'a' } })))).toBe(
    'ValidationException',
  );
  expect(await nameOf(doc.send(new PutCommand({ TableName, Item: { id: '' } })))).toBe(
    'ValidationException',
  );
  expect(await nameOf(raw.send(new PutItemCommand({ TableName, Item: { id: { N: '1' } } })))).toBe(
    'ValidationException',
  );
  const large = await refusal(
    doc.send(new PutCommand({ TableName, Item: { id: 'a', text: 'x'.repeat(410_000) } })),
  );
  expect(large.message).toBe('Item size has exceeded the maximum allowed size');
  const reserved = await refusal(
    doc.send(
      new UpdateCommand({
        TableName,
        Key: { id: 'a' },
        UpdateExpression: 'SET status = :s',
        ExpressionAttributeValues: { ':s': 'open' },
      }),
    ),
  );
  expect(reserved.message).toContain('reserved keyword: status');
});
