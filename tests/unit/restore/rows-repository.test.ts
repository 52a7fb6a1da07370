import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { putRows } from '#infra/restore/rows-repository.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));
const client = new DynamoDBClient({ region: 'eu-west-2' });
const dynamodb = mockClient(client);
beforeEach(() => {
  dynamodb.reset();
  vi.mocked(sleep).mockReset();
});

const rows = [{ id: { S: 'a' } }, { id: { S: 'b' } }];
const put = (index: number) => ({ PutRequest: { Item: rows[index]! } });
const left = (...indexes: number[]) => ({ UnprocessedItems: { t: indexes.map(put) } });
const waits = () => vi.mocked(sleep).mock.calls.map(([ms]) => ms!);

it('repeats what was not written, after ever longer waits', async () => {
  dynamodb
    .on(BatchWriteItemCommand)
    .resolvesOnce(left(0, 1))
    .resolvesOnce(left(0, 1))
    .resolvesOnce(left(1))
    .resolves({});
  await putRows(client, 't', rows);
  const sent = dynamodb.commandCalls(BatchWriteItemCommand).map(({ args: [{ input }] }) => input);
  expect(sent.map(({ RequestItems }) => RequestItems!['t']!.length)).toEqual([2, 2, 2, 1]);
  expect(waits()).toEqual([200, 400, 200]);
});

it('gives up after a minute without any progress, and says what to do', async () => {
  dynamodb.on(BatchWriteItemCommand).resolves(left(0, 1));
  await expect(putRows(client, 't', rows)).rejects.toThrow(
    /has written no row to t\.\n {2}→ run the same command again/,
  );
  const total = waits().reduce((sum, ms) => sum + ms, 0);
  expect(total).toBeGreaterThan(60_000);
  expect(total).toBeLessThan(90_000);
});
