import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeItem, putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { catalogueState } from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { readChanges } from '#functions/domain/catalogue/lists/change-log-repository.ts';
import { encodeList } from '#functions/domain/catalogue/lists/saved-list.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { logger } from '#functions/platform/logger.ts';
import { s3 } from '#functions/platform/s3.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { listedPaper, shelves, startCopy, wholeList } from '../../support/list-copies.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const savedObject = { Bucket: localSettings.privateBucket, Key: 'lists/articles.rows' };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  for (const id of ['listed-0', 'listed-1']) await putItem('articles', listedPaper(id));
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the list of a large catalogue', () => {
  it.each<[string, (object: typeof savedObject) => Promise<unknown>]>([
    ['is missing', (object) => s3.send(new DeleteObjectCommand(object))],
    ['is not a list', (object) => s3.send(new PutObjectCommand({ ...object, Body: 'rows' }))],
    [
      'has a changed byte',
      async (object) => {
        const { Body } = await s3.send(new GetObjectCommand(object));
        const bytes = await Body!.transformToByteArray();
        bytes[bytes.length - 20]! ^= 1;
        return s3.send(new PutObjectCommand({ ...object, Body: bytes }));
      },
    ],
    [
      'was made by other rules',
      async (object) => {
        const Body = await encodeList(
          {
            position: {
              version: (await catalogueState('articles')).version,
              since: new Date().toISOString(),
              seen: [],
            },
            rows: [],
            visits: new Map(),
            countedAt: 0,
          },
          'other rules',
        );
        return s3.send(new PutObjectCommand({ ...object, Body }));
      },
    ],
    [
      'is older than the log',
      async () => {
        await changeItem('articles', 'listed-0', { title: 'Later' });
        for (const { id } of await readChanges('articles', '2000')) {
          const Key = { kind: 'changes#articles', id };
          await dynamo.send(new DeleteCommand({ TableName: tableName('visits'), Key }));
        }
      },
    ],
  ])('is read from DynamoDB if the saved one %s', async (_, spoil) => {
    vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const first = await startCopy();
    await first.read();
    await first.save();
    await spoil(savedObject);
    const send = vi.spyOn(dynamo, 'send');
    const started = await (await startCopy()).read();
    const inputs = send.mock.calls.map(([{ input }]) => input as { IndexName?: string });
    expect(inputs.filter(({ IndexName }) => IndexName === 'shelf')).toHaveLength(shelves.length);
    expect(started).toEqual(await wholeList());
  });
});
