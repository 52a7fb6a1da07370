import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  PutCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTable, openDynamoDb, refusal } from '../../support/open-dynamodb.ts';

const TableName = 'accounts';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const put = (id: string, item: object = {}): Action => ({
  Put: { TableName, Item: { id, ...item }, ConditionExpression: 'attribute_not_exists(id)' },
});

const take = (id: string, amount: number): Action => ({
  Update: {
    TableName,
    Key: { id },
    UpdateExpression: 'SET credits = credits - :amount',
    ConditionExpression: 'credits >= :amount',
    ExpressionAttributeValues: { ':amount': amount },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

async function openAccounts() {
  const server = await openDynamoDb();
  await createTable(server.raw, TableName, ['id'], { byOwner: ['owner', undefined, 'ALL'] });
  const all = async () => {
    const { Items = [] } = await server.doc.send(new ScanCommand({ TableName }));
    return Object.fromEntries(Items.map(({ id, ...rest }) => [id as string, rest]));
  };
  const transact = (TransactItems: Action[], ClientRequestToken?: string) =>
    server.doc.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
  return { ...server, all, transact };
}

test('puts, updates, deletes and checks happen together', async () => {
  const { doc, all, transact } = await openAccounts();
  await doc.send(new PutCommand({ TableName, Item: { id: 'ann', credits: 5 } }));
  await doc.send(new PutCommand({ TableName, Item: { id: 'old' } }));
  await doc.send(new PutCommand({ TableName, Item: { id: 'open', yes: true } }));
  await transact([
    put('receipt', { of: 'ann' }),
    take('ann', 2),
    { Delete: { TableName, Key: { id: 'old' } } },
    {
      ConditionCheck: {
        TableName,
        Key: { id: 'open' },
        ConditionExpression: 'yes = :yes',
        ExpressionAttributeValues: { ':yes': true },
      },
    },
  ]);
  expect(await all()).toEqual({
    ann: { credits: 3 },
    receipt: { of: 'ann' },
    open: { yes: true },
  });
});

test('a failed condition undoes everything and names each reason in order', async () => {
  const { doc, all, transact } = await openAccounts();
  await doc.send(new PutCommand({ TableName, Item: { id: 'ann', credits: 1 } }));
  await doc.send(new PutCommand({ TableName, Item: { id: 'taken' } }));
  const before = await all();
  const error = await refusal(
    transact([
      put('new'),
      take('ann', 2),
      put('taken'),
      {
        ConditionCheck: {
          TableName,
          Key: { id: 'nobody' },
          ConditionExpression: 'attribute_exists(id)',
        },
      },
      { Delete: { TableName, Key: { id: 'ben' } } },
    ]),
  );
  const Message = 'The conditional request failed';
  expect(error.name).toBe('TransactionCanceledException');
  expect(error.message).toBe(
    'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
      '[None, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed, None]',
  );
  expect(error['CancellationReasons']).toEqual([
    { Code: 'None' },
    { Code: 'ConditionalCheckFailed', Message, Item: { id: { S: 'ann' }, credits: { N: '1' } } },
    { Code: 'ConditionalCheckFailed', Message },
    { Code: 'ConditionalCheckFailed', Message },
    { Code: 'None' },
  ]);
  expect(await all()).toEqual(before);
});

test('an error that depends on the stored item is a cancellation reason as well', async () => {
  const { doc, raw, all, transact } = await openAccounts();
  await doc.send(new PutCommand({ TableName, Item: { id: 'ann', name: 'Ann' } }));
  const error = await refusal(
    transact([
      put('new'),
      {
        Update: {
          TableName,
          Key: { id: 'ann' },
          UpdateExpression: 'SET visits = visits + :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ]),
  );
  expect(error['CancellationReasons']).toEqual([
    { Code: 'None' },
    {
      Code: 'ValidationError',
      Message: 'The provided expression refers to an attribute that does not exist in the item',
    },
  ]);
  const wrongType = await refusal(
    raw.send(
      new TransactWriteItemsCommand({
        TransactItems: [{ Delete: { TableName, Key: { id: { N: '1' } } } }],
      }),
    ),
  );
  expect(wrongType['CancellationReasons']).toEqual([
    { Code: 'ValidationError', Message: 'The provided key element does not match the schema' },
  ]);
  expect(await all()).toEqual({ ann: { name: 'Ann' } });
});

test('invalid requests are refused before the transaction starts', async () => {
  const { all, transact } = await openAccounts();
  const twice = await refusal(transact([put('a'), { Delete: { TableName, Key: { id: 'a' } } }]));
  expect(twice.name).toBe('ValidationException');
  expect(twice.message).toBe('Transaction request cannot include multiple operations on one item');
  const nameOf = async (actions: Action[]) => (await refusal(transact(actions))).name;
  expect(await nameOf([])).toBe('ValidationException');
  expect(await nameOf(Array.from({ length: 101 }, (_, n) => put(`${n}`)))).toBe(
    'ValidationException',
  );
  expect(await nameOf([put('a'), put('')])).toBe('ValidationException');
  expect(await nameOf([put('a', { owner: '' })])).toBe('ValidationException');
  expect(await nameOf([put('a'), { Put: { TableName: 'none', Item: { id: 'b' } } }])).toBe(
    'ResourceNotFoundException',
  );
  expect(await nameOf([{ Update: { TableName, Key: { id: 'a' }, UpdateExpression: 'SET' } }])).toBe(
    'ValidationException',
  );
  expect(await nameOf([{ ...put('a'), ...take('b', 1) }])).toBe('ValidationException');
  expect(await all()).toEqual({});
  await transact(Array.from({ length: 100 }, (_, n) => put(`${n}`)));
  expect(Object.keys(await all())).toHaveLength(100);
});

test('a request token makes a repeated transaction happen once', async () => {
  const { doc, all, transact } = await openAccounts();
  await doc.send(new PutCommand({ TableName, Item: { id: 'ann', credits: 10 } }));
  await transact([take('ann', 3)], 'token-1');
  await transact([take('ann', 3)], 'token-1');
  expect(await all()).toEqual({ ann: { credits: 7 } });
  expect((await refusal(transact([take('ann', 4)], 'token-1'))).name).toBe(
    'IdempotentParameterMismatchException',
  );
  // A cancelled transaction does not consume its token.
  await refusal(transact([take('ann', 8)], 'token-2'));
  await doc.send(new PutCommand({ TableName, Item: { id: 'ann', credits: 8 } }));
  await transact([take('ann', 8)], 'token-2');
  expect(await all()).toEqual({ ann: { credits: 0 } });
});

test('of 100 parallel transactions on one item exactly 40 succeed, without conflicts', async () => {
  const { doc, all, transact } = await openAccounts();
  await doc.send(new PutCommand({ TableName, Item: { id: 'ann', credits: 40 } }));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) => transact([take('ann', 1), put(`receipt-${n}`)])),
  );
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected'
      ? [(outcome.reason as { CancellationReasons: { Code: string }[] }).CancellationReasons]
      : [],
  );
  expect(reasons).toHaveLength(60);
  for (const [first, second] of reasons)
    expect([first?.Code, second?.Code]).toEqual(['ConditionalCheckFailed', 'None']);
  const { ann, ...receipts } = await all();
  expect(ann).toEqual({ credits: 0 });
  expect(Object.keys(receipts)).toHaveLength(40);
});

test('a transactional read returns items in order, with nothing for a missing item', async () => {
  const { doc } = await openAccounts();
  await doc.send(new PutCommand({ TableName, Item: { id: 'ann', credits: 1, name: 'Ann' } }));
  const read = (gets: { id: string; ProjectionExpression?: string }[]) =>
    doc.send(
      new TransactGetCommand({
        TransactItems: gets.map(({ id, ...rest }) => ({
          Get: { TableName, Key: { id }, ...rest },
        })),
      }),
    );
  const { Responses } = await read([
    { id: 'nobody' },
    { id: 'ann', ProjectionExpression: 'credits' },
  ]);
  expect(Responses).toEqual([{}, { Item: { credits: 1 } }]);
  expect((await refusal(read([{ id: 'ann' }, { id: 'ann' }]))).name).toBe('ValidationException');
});

test('a cancelled transaction leaves the indexes unchanged', async () => {
  const { doc, transact } = await openAccounts();
  await refusal(transact([put('a', { owner: 'ann' }), take('nobody', 1)]));
  const { Items } = await doc.send(new ScanCommand({ TableName, IndexName: 'byOwner' }));
  expect(Items).toEqual([]);
  expect((await doc.send(new GetCommand({ TableName, Key: { id: 'a' } }))).Item).toBeUndefined();
});
