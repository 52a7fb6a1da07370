import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it("shows purchases with the item's current picture, or without one if the item is gone", async () => {
  const first = '/media/articles/one-960.webp';
  await stack.seedArticles([{ ...paidArticle, imageUrl: first }]);
  const { buyer } = await buyArticle(stack);
  const pictures = async () =>
    (await stack.api(purchaseContract.list, {}, buyer)).map(({ title, imageUrl }) => [
      title,
      imageUrl,
    ]);
  expect(await pictures()).toEqual([[paidArticle.title, first]]);
  const second = '/media/articles/two-960.webp';
  await stack.seedArticles([{ ...paidArticle, imageUrl: second }]);
  expect(await pictures()).toEqual([[paidArticle.title, second]]);
  const { id } = paidArticle;
  await dynamo.send(new DeleteCommand({ TableName: tableName('articles'), Key: { id } }));
  expect(await pictures()).toEqual([[paidArticle.title, undefined]]);
});
