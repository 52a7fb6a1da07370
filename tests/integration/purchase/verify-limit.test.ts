import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteConfig } from '#shared/site-config/index.ts';
import { buyArticle, verify } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { useUpLimit } from '../../support/use-up-limit.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());

it('limits how often a buyer can verify a purchase, without affecting other buyers', async () => {
  const { buyer, sessionId } = await buyArticle(stack);
  await useUpLimit('verify', buyer.id, siteConfig.limits.verify);
  expect((await verify(stack, buyer, sessionId)).verified).toBe(true);
  const refused = await failureOf(verify(stack, buyer, sessionId));
  expect([refused.status, refused.code]).toEqual([429, 'too_many_requests']);

  const other = await buyArticle(stack);
  expect((await verify(stack, other.buyer, other.sessionId)).verified).toBe(true);
});
