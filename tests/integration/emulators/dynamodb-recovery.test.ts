// @module-tag long

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeContinuousBackupsCommand,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  type DynamoDBClient,
  type RestoreTableToPointInTimeCommandInput,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTable, openDynamoDb, refusal } from '../../support/open-dynamodb.ts';

const start = Date.parse('2026-11-20T12:00:00.000Z');
const day = 24 * 3600 * 1000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const recover = (client: DynamoDBClient, PointInTimeRecoveryEnabled = true) =>
  client.send(
    new UpdateContinuousBackupsCommand({
      TableName: 'users',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled },
    }),
  );

const restore = (
  client: DynamoDBClient,
  TargetTableName: string,
  more: Partial<RestoreTableToPointInTimeCommandInput>,
) =>
  client.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: 'users', TargetTableName, ...more }),
  );

async function open(dataDir?: string) {
  const server = await openDynamoDb(dataDir ? { dataDir } : {});
  const put = (id: string, name: string) =>
    server.doc.send(new PutCommand({ TableName: 'users', Item: { id, name } }));
  const rows = async (TableName: string) =>
    (await server.doc.send(new ScanCommand({ TableName })))
      .Items!.map(({ id, name }) => `${id} ${name}`)
      .sort();
  return { ...server, put, rows };
}

test('a table can be restored to any moment, even after a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcrop-recovery-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const before = await open(dataDir);
  await createTable(before.raw, 'users', ['id'], { byName: ['name', undefined, 'ALL'] });
  await before.put('1', 'before recovery');
  await recover(before.raw);
  vi.setSystemTime(start + 1);
  await before.put('1', 'first');
  await before.put('2', 'second');
  await before.close();
  const { raw, doc, put, rows } = await open(dataDir);
  vi.setSystemTime(start + 2);
  await put('1', 'changed');
  await doc.send(new DeleteCommand({ TableName: 'users', Key: { id: '2' } }));
  await put('3', 'third');

  const at = (ms: number) => ({ RestoreDateTime: new Date(start + ms) });
  await restore(raw, 'at-0', at(0));
  await restore(raw, 'at-1', { ...at(1), GlobalSecondaryIndexOverride: [] });
  await restore(raw, 'latest', { UseLatestRestorableTime: true });
  expect(await rows('at-0')).toEqual(['1 before recovery']);
  expect(await rows('at-1')).toEqual(['1 first', '2 second']);
  expect(await rows('latest')).toEqual(['1 changed', '3 third']);
  expect(await rows('users')).toEqual(['1 changed', '3 third']);
  const query = (TableName: string) =>
    doc.send(
      new QueryCommand({
        TableName,
        IndexName: 'byName',
        KeyConditionExpression: '#name = :third',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':third': 'third' },
      }),
    );
  expect((await query('latest')).Items).toHaveLength(1);
  expect((await refusal(query('at-1'))).name).toBe('ValidationException');
});

test('reports the period of possible times, and refuses any other time', async () => {
  const { raw } = await open();
  await createTable(raw, 'users', ['id']);
  const describe = async () =>
    (await raw.send(new DescribeContinuousBackupsCommand({ TableName: 'users' })))
      .ContinuousBackupsDescription!.PointInTimeRecoveryDescription;
  expect(await describe()).toEqual({ PointInTimeRecoveryStatus: 'DISABLED' });
  const latest = { UseLatestRestorableTime: true };
  expect((await refusal(restore(raw, 'off', latest))).name).toBe(
    'PointInTimeRecoveryUnavailableException',
  );
  await recover(raw);
  vi.setSystemTime(start + 40 * day);
  expect(await describe()).toEqual({
    PointInTimeRecoveryStatus: 'ENABLED',
    EarliestRestorableDateTime: new Date(start + 5 * day),
    LatestRestorableDateTime: new Date(start + 40 * day),
  });
  for (const RestoreDateTime of [start + 4 * day, start + 41 * day].map((ms) => new Date(ms))) {
    const refused = await refusal(restore(raw, 'other', { RestoreDateTime }));
    expect(refused.name).toBe('InvalidRestoreTimeException');
  }
  expect((await refusal(restore(raw, 'users', latest))).name).toBe('ResourceInUseException');
  await recover(raw, false);
  expect(await describe()).toEqual({ PointInTimeRecoveryStatus: 'DISABLED' });
});
