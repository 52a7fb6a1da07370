// @module-tag long

import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createTable, openDynamoDb, refusal } from '../../support/open-dynamodb.ts';

async function open() {
  const { raw, doc, consumed } = await openDynamoDb();
  await createTable(raw, 'papers', ['id'], { shelf: ['shelf', 'day', ['title']] });
  const unitsOf = async (call: () => Promise<unknown>) => {
    const before = consumed();
    await call();
    const after = consumed();
    return [after.readUnits - before.readUnits, after.writeUnits - before.writeUnits];
  };
  const item = { id: 'a', shelf: 'open', day: '1', title: 'Sand', text: 'x'.repeat(4500) };
  const put = (changes: object = {}) =>
    doc.send(new PutCommand({ TableName: 'papers', Item: { ...item, ...changes } }));
  return { doc, unitsOf, item, put };
}

it('counts an item by its size, and each index that a write changes', async () => {
  const { unitsOf, put } = await open();
  expect(await unitsOf(() => put())).toEqual([0, 5 + 1]);
  // Not projected; projected; moved, which deletes one entry and puts another; out of the index.
  expect(await unitsOf(() => put({ pages: 4 }))).toEqual([0, 5]);
  expect(await unitsOf(() => put({ title: 'Mud' }))).toEqual([0, 5 + 1]);
  expect(await unitsOf(() => put({ day: '2' }))).toEqual([0, 5 + 2]);
  expect(await unitsOf(() => put({ shelf: undefined, text: '' }))).toEqual([0, 5 + 1]);
});

it('counts a transaction twice, a refused write like a successful one, and strong reads double', async () => {
  const { doc, unitsOf, item } = await open();
  const Put = { TableName: 'papers', Item: item, ConditionExpression: 'attribute_not_exists(id)' };
  const together = () => doc.send(new TransactWriteCommand({ TransactItems: [{ Put }] }));
  expect(await unitsOf(together)).toEqual([0, 2 * 5 + 1]);
  expect(await unitsOf(() => refusal(doc.send(new PutCommand(Put))))).toEqual([0, 5]);
  const get = (ConsistentRead: boolean) => () =>
    doc.send(new GetCommand({ TableName: 'papers', Key: { id: 'a' }, ConsistentRead }));
  expect(await unitsOf(get(true))).toEqual([2, 0]);
  expect(await unitsOf(get(false))).toEqual([1, 0]);
});
