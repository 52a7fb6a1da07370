import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { changeItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { fillShop, filledId, manyItems } from '../../support/fill-shop.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  await fillShop(['articles']);
}, 60_000);
afterAll(() => stack.stop());
beforeEach(() => {
  // Indexes saved less than a minute ago are not checked again unless they have changed.
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

/** A newly started function, with the items that it reads counted. */
async function startCold() {
  vi.resetModules();
  const { dynamo } = await import('#functions/platform/dynamo.ts');
  const { logger } = await import('#functions/platform/logger.ts');
  const { currentPassages } = await import('#functions/domain/passages/current-passages.ts');
  const { searchPassages } = await import('#functions/domain/passages/search-passages.ts');
  const { readUnread } = await import('#functions/domain/passages/read-unread.ts');
  const send = vi.spyOn(dynamo, 'send');
  const failed = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const search = async (question: string) =>
    searchPassages((await currentPassages()).index, question);
  return {
    search,
    readUnread,
    failed,
    /** Returns the items whose passages answer the question. */
    find: async (question: string) => {
      const { ranked } = await readUnread(await search(question));
      return ranked.map(({ passage: { source, text } }) => ({ id: source.id, text }));
    },
    keysRead: () =>
      send.mock.calls
        .map(([command]) => command as object)
        .filter((command) => command instanceof BatchGetCommand)
        .flatMap(({ input }) => Object.values(input.RequestItems!))
        .reduce((sum, { Keys }) => sum + Keys!.length, 0),
  };
}

async function save(deadline = Date.now() + 60_000) {
  vi.resetModules();
  const { saveIndexes } = await import('#functions/domain/passages/save-indexes.ts');
  return saveIndexes(deadline);
}

it('are saved by the sweep, so that a first question reads no items', async () => {
  const before = await startCold();
  expect(await before.find('quartz7a')).toMatchObject([{ id: filledId('articles', 7) }]);
  expect(before.keysRead()).toBe(manyItems);

  await stack.invoke('sweep', {});
  const after = await startCold();
  expect(await after.find('quartz7a')).toEqual([
    { id: filledId('articles', 7), text: expect.stringContaining('quartz7a') as string },
  ]);
  // The one that is quoted.
  expect(after.keysRead()).toBe(1);
  expect(await save()).toEqual({ done: 0, failed: 0 });
});

it('never show what has changed or left the shop since', async () => {
  await save();
  const [changed, hidden, later] = [11, 12, 13].map((at) => filledId('articles', at));
  const updatedAt = new Date().toISOString();
  await changeItem('articles', changed!, { shortDescription: 'Of barite roses.', updatedAt });
  await changeItem('articles', hidden!, { shelf: 'unpublished', updatedAt });
  const { find, search, readUnread, keysRead } = await startCold();
  expect(await find('quartz11a')).toEqual([]);
  expect(await find('quartz12a')).toEqual([]);
  expect(await find('barite roses')).toMatchObject([{ id: changed }]);
  expect(keysRead()).toBe(1);

  // Between the search and the reading of its text.
  const findings = await search('quartz13a');
  expect(findings.answered).toBe(true);
  await changeItem('articles', later!, { shelf: 'unpublished', updatedAt });
  expect(await readUnread(findings)).toEqual({ ranked: [], answered: false, certain: false });
});

it('are built as far as time allows, and continued from there', { tags: 'long' }, async () => {
  const { saveIndex } = await import('#functions/domain/passages/saved-index-repository.ts');
  const { createPassageIndex } = await import('#functions/domain/passages/passage-index.ts');
  await saveIndex('articles', createPassageIndex().segment());
  const clock = vi.spyOn(performance, 'now');
  let time = 0;
  clock.mockImplementation(() => (time += 0.01));
  const { dynamo } = await import('#functions/platform/dynamo.ts');
  const send = dynamo.send.bind(dynamo) as (command: object) => Promise<object>;
  vi.spyOn(dynamo, 'send').mockImplementation((async (command: object) => {
    if (command instanceof BatchGetCommand) time += 10_000;
    return send(command);
  }) as typeof dynamo.send);
  const { saveIndexes } = await import('#functions/domain/passages/save-indexes.ts');
  expect(await saveIndexes(Date.now() + 5000)).toMatchObject({ failed: 0 });
  vi.restoreAllMocks();
  const half = await startCold();
  await half.search('wadi');
  const rest = half.keysRead();
  expect(rest).toBeGreaterThan(0);
  expect(rest).toBeLessThan(manyItems - 100);

  await save();
  const whole = await startCold();
  await whole.search('wadi');
  expect(whole.keysRead()).toBe(0);
});

it(
  'are intact when two sweeps save them at once, and when one fails',
  { tags: 'long' },
  async () => {
    const { saveIndex } = await import('#functions/domain/passages/saved-index-repository.ts');
    const { createPassageIndex } = await import('#functions/domain/passages/passage-index.ts');
    await saveIndex('articles', createPassageIndex().segment());
    vi.resetModules();
    const { s3 } = await import('#functions/platform/s3.ts');
    const { saveIndexes } = await import('#functions/domain/passages/save-indexes.ts');
    const { logger } = await import('#functions/platform/logger.ts');
    const told = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const send = s3.send.bind(s3) as (command: object) => Promise<object>;
    const throttled = vi.spyOn(s3, 'send').mockImplementation((async (command: object) => {
      if (command instanceof PutObjectCommand) throw new Error('Slow down.');
      return send(command);
    }) as typeof s3.send);
    expect(await saveIndexes(Date.now() + 60_000)).toEqual({ done: 0, failed: 1 });
    expect(told).toHaveBeenCalledExactlyOnceWith('index not saved', expect.anything());

    throttled.mockRestore();
    const both = await Promise.all([saveIndexes(Date.now() + 60_000), save()]);
    expect(both).toEqual([
      { done: 1, failed: 0 },
      { done: 1, failed: 0 },
    ]);
    const cold = await startCold();
    expect(await cold.find('quartz21a')).toMatchObject([{ id: filledId('articles', 21) }]);
    expect(cold.keysRead()).toBe(1);
  },
);

it('that are damaged count as missing', { tags: 'long' }, async () => {
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({
    endpoint: stack.endpoints.s3,
    region,
    credentials,
    forcePathStyle: true,
  });
  const object = { Bucket: privateBucket, Key: 'assistant/articles.index' };
  await s3.send(new PutObjectCommand({ ...object, Body: 'no index' }));
  const cold = await startCold();
  expect(await cold.find('quartz20a')).toMatchObject([{ id: filledId('articles', 20) }]);
  expect(cold.failed).toHaveBeenCalledWith('saved index not used', expect.anything());
  await save();
  const mended = await startCold();
  await mended.search('wadi');
  expect(mended.keysRead()).toBe(0);
  s3.destroy();
});
