import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { CopyObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { restoreVersion } from '#infra/restore/files.ts';
import { pauseFunctions, resumeFunctions } from '#infra/restore/pause-functions.ts';
import { dropSet, findSets, makeSet, restorableTime, setAt } from '#infra/restore/second-set.ts';
import type { Shop } from '#infra/restore/shop.ts';
import { tableNames } from '#infra/tables.ts';
import { healAccount, planOf } from '../support/healthy-account.ts';

const region = 'eu-west-2';
const clients = { dynamodb: new DynamoDBClient({ region }), s3: new S3Client({ region }) };
const dynamodb = mockClient(clients.dynamodb);
const s3 = mockClient(clients.s3);
const shop = {
  ...clients,
  name: 'prod',
  prefix: 'outcrop-prod',
  pollMs: 1,
  buckets: { public: 'pictures', private: 'originals' },
} as unknown as Shop;
const at = '2026-11-21T09:30:00.000Z';

beforeEach(() => {
  healAccount();
  dynamodb.reset();
  s3.reset();
});

function span(from: string, to: string) {
  dynamodb.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: 'ENABLED',
        EarliestRestorableDateTime: new Date(from),
        LatestRestorableDateTime: new Date(to),
      },
    },
  });
}

/** Tables that AWS finishes creating only at the third poll. */
function slowTables() {
  const looks = new Map<string, number>();
  dynamodb.on(RestoreTableToPointInTimeCommand).callsFake(({ TargetTableName: name }) => {
    looks.set(name as string, 0);
    return {};
  });
  dynamodb.on(DescribeTableCommand).callsFake(({ TableName }: { TableName: string }) => {
    const look = looks.get(TableName);
    if (look === undefined) throw new ResourceNotFoundException({ message: '', $metadata: {} });
    looks.set(TableName, look + 1);
    return { Table: { TableStatus: look < 3 ? 'CREATING' : 'ACTIVE' } };
  });
  dynamodb.on(ListTablesCommand).callsFake(() => ({ TableNames: [...looks.keys()] }));
  return looks;
}

test('restores every table to the same second, without indexes, and waits for it', async () => {
  const looks = slowTables();
  const set = setAt(shop, at);
  await makeSet(shop, set);
  const asked = dynamodb.commandCalls(RestoreTableToPointInTimeCommand);
  expect(asked.map(({ args }) => args[0].input)).toEqual(
    tableNames.map((name) => ({
      SourceTableName: `outcrop-prod-${name}`,
      TargetTableName: `outcrop-prod-restore-20261121T093000000Z-${name}`,
      RestoreDateTime: new Date(at),
      GlobalSecondaryIndexOverride: [],
    })),
  );
  expect([...looks.values()].every((count) => count >= 3)).toBe(true);
  expect(dynamodb.commandCalls(CreateTableCommand)).toEqual([]);
});

test('an interrupted run resumes with the tables that exist', async () => {
  const looks = slowTables();
  const set = setAt(shop, at);
  looks.set(`${set.prefix}-users`, 0);
  expect(await findSets(shop)).toEqual([set]);
  await makeSet(shop, set);
  expect(dynamodb.commandCalls(RestoreTableToPointInTimeCommand)).toHaveLength(
    tableNames.length - 1,
  );
});

test('deletes only its own tables, and waits for one that is still being created', async () => {
  const set = setAt(shop, at);
  const names = [`${set.prefix}-users`, `${set.prefix}-orders`, 'outcrop-prod-users'];
  dynamodb.on(ListTablesCommand).resolves({ TableNames: names });
  dynamodb
    .on(DeleteTableCommand)
    .rejectsOnce(new ResourceInUseException({ message: '', $metadata: {} }))
    .resolves({});
  await dropSet(shop, set);
  const deleted = dynamodb.commandCalls(DeleteTableCommand).map(({ args }) => args[0].input);
  expect(new Set(deleted.map(({ TableName }) => TableName))).toEqual(new Set(names.slice(0, 2)));
  expect(deleted).toHaveLength(3);
});

test('uses the latest time to which all tables can be restored, and names the possible times', async () => {
  span('2026-10-22T00:00:00Z', '2026-11-25T21:55:00Z');
  expect(await restorableTime(shop)).toBe('2026-11-25T21:55:00.000Z');
  expect(await restorableTime(shop, at)).toBe(at);
  await expect(restorableTime(shop, '2026-11-25T22:00:00.000Z')).rejects.toThrow(
    /from 2026-10-22T00:00:00.000Z to 2026-11-25T21:55:00.000Z\.\n {2}→ --at/,
  );
  dynamodb.on(DescribeContinuousBackupsCommand).resolves({});
  await expect(restorableTime(shop)).rejects.toThrow('recovery of outcrop-prod-users is off');
});

test('restores the version that a file had then, and no file that was deleted then', async () => {
  const version = (key: string, id: string, time: string) => ({
    Key: key,
    VersionId: id,
    LastModified: new Date(time),
  });
  s3.on(ListObjectVersionsCommand)
    .resolvesOnce({
      Versions: [version('a b.pdf', 'older', '2026-11-01'), version('a b.pdf.old', 'x', at)],
      DeleteMarkers: [version('a b.pdf', 'mark', '2026-11-23')],
      IsTruncated: true,
      NextKeyMarker: 'a b.pdf',
    })
    .resolvesOnce({
      Versions: [
        version('a b.pdf', 'then', '2026-11-20'),
        version('a b.pdf', 'later', '2026-11-22'),
      ],
    });
  const file = { bucket: 'private' as const, key: 'a b.pdf' };
  expect(await restoreVersion(shop, file, at)).toBe(true);
  expect(s3.commandCalls(CopyObjectCommand)[0]!.args[0].input).toEqual({
    Bucket: 'originals',
    Key: 'a b.pdf',
    CopySource: 'originals/a%20b.pdf?versionId=then',
  });
  s3.on(ListObjectVersionsCommand).resolves({
    Versions: [version('a b.pdf', 'older', '2026-11-01')],
    DeleteMarkers: [version('a b.pdf', 'mark', '2026-11-20')],
  });
  expect(await restoreVersion(shop, file, at)).toBe(false);
});

test('stops every function that writes, and then resumes it', async () => {
  const asked: string[] = [];
  const plan = planOf(
    {},
    {
      ask: (service, method, path, body = '') => {
        asked.push(`${service} ${method} ${path} ${body}`.trim());
        return Promise.resolve('');
      },
    },
  );
  await pauseFunctions(plan);
  const stopped = asked.splice(0);
  const path = '/2017-10-31/functions/outcrop-prod-sweep/concurrency';
  expect(stopped).toContain(`lambda PUT ${path} {"ReservedConcurrentExecutions":0}`);
  expect(stopped.join()).not.toContain('outcrop-prod-pages');
  await resumeFunctions(plan);
  expect(asked).toContain(`lambda DELETE ${path}`);
  expect(asked).toHaveLength(stopped.length);
});
