// @module-tag long

import { BatchWriteCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTable, openDynamoDb, refusal } from '../../support/open-dynamodb.ts';

const TableName = 'posts';

type Row = Record<string, unknown>;

async function fill(doc: DynamoDBDocumentClient, items: Row[]) {
  for (let start = 0; start < items.length; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await doc.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
}

/** Reads all pages of a query and returns their items and count. */
async function readAll(doc: DynamoDBDocumentClient, input: QueryCommandInput) {
  const items: Row[] = [];
  let pages = 0;
  let start: Row | undefined;
  do {
    const page = await doc.send(new QueryCommand({ ...input, ExclusiveStartKey: start }));
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
    pages += 1;
  } while (start);
  return { items, pages };
}

async function openPosts(numbers: string[] = []) {
  const server = await openDynamoDb();
  await createTable(
    server.raw,
    TableName,
    ['author', 'at'],
    {
      everything: ['shelf', 'rank', 'ALL'],
      keysOnly: ['shelf', 'rank', 'KEYS_ONLY'],
      some: ['shelf', 'rank', ['title']],
    },
    numbers,
  );
  return server;
}

const ofAuthor = (condition: string, values: Row): QueryCommandInput => ({
  TableName,
  KeyConditionExpression: `author = :author${condition && ` AND ${condition}`}`,
  ExpressionAttributeNames: condition ? { '#at': 'at' } : undefined,
  ExpressionAttributeValues: { ':author': 'ann', ...values },
});

test.each([
  ['', {}, ['a', 'ab', 'abc', 'b', 'c']],
  ['#at = :x', { ':x': 'ab' }, ['ab']],
  ['#at < :x', { ':x': 'abc' }, ['a', 'ab']],
  ['#at <= :x', { ':x': 'abc' }, ['a', 'ab', 'abc']],
  ['#at > :x', { ':x': 'ab' }, ['abc', 'b', 'c']],
  ['#at >= :x', { ':x': 'ab' }, ['ab', 'abc', 'b', 'c']],
  ['begins_with(#at, :x)', { ':x': 'ab' }, ['ab', 'abc']],
  ['#at BETWEEN :x AND :y', { ':x': 'ab', ':y': 'b' }, ['ab', 'abc', 'b']],
])('sort key condition "%s" %o', async (condition, values, expected) => {
  const { doc } = await openPosts();
  await fill(doc, [
    ...['c', 'abc', 'a', 'b', 'ab'].map((at) => ({ author: 'ann', at })),
    { author: 'bob', at: 'ab' },
  ]);
  const input = ofAuthor(condition, values);
  const { items } = await readAll(doc, input);
  expect(items.map((item) => item['at'])).toEqual(expected);
  const backwards = await readAll(doc, { ...input, Limit: 1, ScanIndexForward: false });
  expect(backwards.items.map((item) => item['at'])).toEqual(expected.toReversed());
});

test('number sort keys sort as numbers', async () => {
  const { doc } = await openPosts(['at']);
  const numbers = [100, -2.5, 3, 0, -100, 20, 0.5, 1e15];
  await fill(
    doc,
    numbers.map((at) => ({ author: 'ann', at })),
  );
  const { items } = await readAll(doc, ofAuthor('', {}));
  expect(items.map((item) => item['at'])).toEqual([-100, -2.5, 0, 0.5, 3, 20, 100, 1e15]);
  const above = await readAll(doc, ofAuthor('#at > :x', { ':x': -2.5 }));
  expect(above.items.map((item) => item['at'])).toEqual([0, 0.5, 3, 20, 100, 1e15]);
});

test('an index projects the configured attributes and holds only items with its keys', async () => {
  const { doc } = await openPosts();
  const full = { author: 'ann', at: '1', shelf: 'law', rank: '1', title: 'One', text: 'long' };
  await fill(doc, [full, { author: 'ann', at: '2', shelf: 'law' }, { author: 'ann', at: '3' }]);
  const read = async (IndexName: string) => (await readAll(doc, onShelf({ IndexName }))).items;
  const { text, ...withTitle } = full;
  const { title, ...keys } = withTitle;
  expect(await read('everything')).toEqual([full]);
  expect(await read('some')).toEqual([withTitle]);
  expect(await read('keysOnly')).toEqual([keys]);
  expect([text, title]).toEqual(['long', 'One']);

  // Moves within the index, then leaves it.
  await doc.send(new PutCommand({ TableName, Item: { ...full, rank: '2' } }));
  expect(await read('keysOnly')).toEqual([{ ...keys, rank: '2' }]);
  await doc.send(new PutCommand({ TableName, Item: { author: 'ann', at: '1' } }));
  expect(await read('keysOnly')).toEqual([]);
});

const onShelf = (input: Partial<QueryCommandInput>): QueryCommandInput => ({
  TableName,
  IndexName: 'everything',
  KeyConditionExpression: 'shelf = :shelf',
  ...input,
  ExpressionAttributeValues: { ':shelf': 'law', ...input.ExpressionAttributeValues },
});

test(
  'an index returns all of 10,000 items with the same key, page by page',
  { tags: 'long' },
  async () => {
    const { doc } = await openPosts();
    const items = Array.from({ length: 10_000 }, (_, n) => ({
      author: `author-${n}`,
      at: '2026-11-21',
      shelf: 'law',
      rank: '1',
      title: `Title ${n}`,
    }));
    await fill(doc, items);
    const all = await readAll(doc, onShelf({}));
    expect(new Set(all.items.map((item) => item['author'])).size).toBe(10_000);
    expect(all.items).toHaveLength(10_000);
    const limited = await readAll(doc, onShelf({ Limit: 999, ScanIndexForward: false }));
    expect(limited.pages).toBe(11);
    expect(new Set(limited.items.map((item) => item['author'])).size).toBe(10_000);
  },
);

test('a page ends at 1 MB, and at Limit before the filter', async () => {
  const { doc } = await openPosts();
  const body = 'x'.repeat(100_000);
  for (let n = 0; n < 12; n += 1)
    await doc.send(new PutCommand({ TableName, Item: { author: 'ann', at: `${10 + n}`, body } }));
  const first = await doc.send(new QueryCommand(ofAuthor('', {})));
  expect(first.Count).toBe(11);
  expect(first.LastEvaluatedKey).toEqual({ author: 'ann', at: '20' });
  expect((await readAll(doc, ofAuthor('', {}))).items).toHaveLength(12);

  const filtered = await doc.send(
    new QueryCommand({
      ...ofAuthor('', { ':x': '13' }),
      FilterExpression: 'attribute_exists(shelf) OR contains(body, :x)',
      Limit: 4,
    }),
  );
  expect(filtered).toMatchObject({ Count: 0, ScannedCount: 4, Items: [] });
  expect(filtered.LastEvaluatedKey).toEqual({ author: 'ann', at: '13' });
});

test('counts, projections and filters', async () => {
  const { doc } = await openPosts();
  await fill(
    doc,
    Array.from({ length: 6 }, (_, n) => ({ author: 'ann', at: `${n}`, likes: n, kind: 'post' })),
  );
  const input = {
    ...ofAuthor('', { ':min': 2, ':max': 4 }),
    FilterExpression: 'likes BETWEEN :min AND :max AND attribute_exists(kind)',
  };
  const counted = await doc.send(new QueryCommand({ ...input, Select: 'COUNT' }));
  expect(counted).toMatchObject({ Count: 3, ScannedCount: 6 });
  expect(counted.Items).toBeUndefined();
  const { Items } = await doc.send(new QueryCommand({ ...input, ProjectionExpression: 'likes' }));
  expect(Items).toEqual([{ likes: 2 }, { likes: 3 }, { likes: 4 }]);
});

test('a scan reads the table or an index, in pages and in segments', async () => {
  const { doc } = await openPosts();
  const authors = Array.from({ length: 60 }, (_, n) => `author-${n}`);
  await fill(
    doc,
    authors.map((author, n) => ({ author, at: '1', ...(n % 2 && { shelf: 's', rank: `${n}` }) })),
  );
  const scanAll = async (input: object) => {
    const found: unknown[] = [];
    let start: Row | undefined;
    do {
      const page = await doc.send(
        new ScanCommand({ TableName, Limit: 7, ExclusiveStartKey: start, ...input }),
      );
      found.push(...(page.Items ?? []).map((item) => item['author']));
      start = page.LastEvaluatedKey;
    } while (start);
    return found;
  };
  expect((await scanAll({ ConsistentRead: true })).toSorted()).toEqual(authors.toSorted());
  expect(await scanAll({ IndexName: 'keysOnly' })).toHaveLength(30);
  const segments = await Promise.all(
    [0, 1, 2].map((Segment) => scanAll({ Segment, TotalSegments: 3 })),
  );
  expect(segments.every((segment) => segment.length > 0)).toBe(true);
  expect(segments.flat().toSorted()).toEqual(authors.toSorted());
});

test('queries that AWS refuses are refused', async () => {
  const { doc } = await openPosts();
  const message = async (input: QueryCommandInput) => {
    const error = await refusal(doc.send(new QueryCommand(input)));
    expect(error.name).toBe('ValidationException');
    return error.message;
  };
  expect(await message(onShelf({ IndexName: 'none' }))).toBe(
    'The table does not have the specified index: none',
  );
  expect(await message(onShelf({ ConsistentRead: true }))).toBe(
    'Consistent reads are not supported on global secondary indexes',
  );
  expect(await message(onShelf({ IndexName: 'some', ProjectionExpression: 'title, body' }))).toBe(
    'One or more parameter values were invalid: Global secondary index some does not project [body]',
  );
  expect(
    await message(
      onShelf({
        FilterExpression: '#r = :r',
        ExpressionAttributeNames: { '#r': 'rank' },
        ExpressionAttributeValues: { ':r': '1' },
      }),
    ),
  ).toContain('Filter Expression can only contain non-primary key attributes');
  expect(await message(onShelf({ ExclusiveStartKey: { author: 'ann' } }))).toBe(
    'The provided starting key is invalid',
  );
  expect(
    await message(
      onShelf({ ExclusiveStartKey: { author: 'ann', at: '1', shelf: 'art', rank: '1' } }),
    ),
  ).toContain('outside query boundaries');
  expect(
    await message({
      TableName,
      KeyConditionExpression: 'title = :t',
      ExpressionAttributeValues: { ':t': 'x' },
    }),
  ).toBe('Query condition missed key schema element: author');
  const empty = await refusal(
    doc.send(new PutCommand({ TableName, Item: { author: 'ann', at: '1', shelf: '' } })),
  );
  expect(empty.message).toContain('IndexKey: shelf');
});
