import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { sampleArticles } from '../sample-articles.ts';
import type { TestStack } from '../start-test-stack.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The first run of a stage, and a run with new items. */
export async function useDigest(stack: TestStack): Promise<void> {
  expect(await stack.invoke('digest', {})).toEqual({ written: 0 });
  const member = await stack.register();
  await stack.api(accountContract.setPreferences, { newItems: true }, member);
  await saveArticle({ ...sampleArticles.free, id: 'news', publishedAt: daysAgo(1) });
  await dynamo.send(
    new PutCommand({
      TableName: tableName('settings'),
      Item: { key: 'digest', until: daysAgo(2) },
    }),
  );
  expect(await stack.invoke('digest', {})).toEqual({ written: 1 });
}
