import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articlesContract } from '../../../shared/contracts/articles.ts';
import { authContract } from '../../../shared/contracts/auth.ts';
import { downloadsContract } from '../../../shared/contracts/downloads.ts';
import { purchaseContract } from '../../../shared/contracts/purchase.ts';
import { sampleArticles, samplePdf } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';

let stack: TestStack;

beforeAll(async () => {
  const t = performance.now();
  stack = await startTestStack();
  console.log('start', performance.now() - t);
  await stack.seedArticles();
  console.log('seed', performance.now() - t);
});

afterAll(() => stack.stop());

test('a member registers, buys an article and downloads it', async () => {
  const buyer = await stack.register();
  const { paid } = sampleArticles;
  const { url } = await stack.api(
    purchaseContract.create,
    {
      resourceId: paid.id,
      resourceType: 'article',
      returnUrl: `${stack.siteUrl}/articles/success`,
    },
    { token: buyer.token },
  );
  const sessionId = sessionIdOf(url);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  const [owned] = await stack.api(purchaseContract.list, {}, { token: buyer.token });
  expect(owned).toMatchObject({ resourceId: paid.id, status: 'owned', amountPaid: 4.5 });
  const { token } = await stack.api(
    downloadsContract.articleToken,
    { id: paid.id, sessionId },
    { token: buyer.token },
  );
  const redirect = await stack.send(downloadsContract.article, { id: paid.id, token });
  expect(redirect.status).toBe(302);
  const file = await fetch(redirect.headers.get('location')!);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(samplePdf(paid));
  const [receipt] = await stack.waitForMails(buyer.email);
  expect(receipt!.html).toContain('/purchases');
  expect(stack.failures).toEqual([]);
});
