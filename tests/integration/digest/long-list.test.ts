// @module-tag long

import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import {
  closeWindow,
  recordWritten,
  readDigestState,
} from '#functions/domain/digest/digest-repository.ts';
import { listNewItems } from '#functions/domain/digest/new-items.ts';
import { handler } from '#functions/digest/handler.ts';
import { writeDigest } from '#functions/digest/write-digest.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
const window = { since: hours(48), until: hours(1) };

let stack: TestStack;
let ids: string[];
beforeAll(async () => {
  stack = await startTestStack();
  await saveArticle({ ...sampleArticles.free, id: 'new', publishedAt: hours(3) });
  const members = await Promise.all(Array.from({ length: 3 }, () => stack.register()));
  for (const member of members) {
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
  }
  ids = members.map(({ id }) => id).toSorted();
  const Item = { key: 'digest', until: window.since, open: window };
  await dynamo.send(new PutCommand({ TableName: tableName('settings'), Item }));
});
afterAll(() => stack.stop());

it('is written in several runs, each of which continues after the last one', async () => {
  const items = await listNewItems(window);
  const hasEnded = { pageSize: 1, deadline: 0 };
  expect(await writeDigest(window, items, hasEnded)).toEqual({ written: 1, complete: false });
  const { open } = (await readDigestState())!;
  expect(open).toEqual({ ...window, after: ids[0] });
  expect(await writeDigest(open!, items, hasEnded)).toEqual({ written: 1, complete: false });
  // A run that started over would write this email again.
  const Key = { id: `new-items#${window.until}#${ids[0]}` };
  const { Attributes } = await dynamo.send(
    new DeleteCommand({ TableName: tableName('mails'), Key, ReturnValues: 'ALL_OLD' }),
  );
  expect(Attributes).toMatchObject({ userId: ids[0] });
  expect(await handler()).toEqual({ written: 1 });
  expect(await readDigestState()).toEqual({ key: 'digest', until: window.until });
});

it('is not reopened by a run that writes its page late', async () => {
  expect(await recordWritten(window, ids[1]!)).toBe(false);
  expect(await closeWindow(window)).toBe(false);
  expect(await readDigestState()).toEqual({ key: 'digest', until: window.until });
});
