import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buyArticle, paidArticle, startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles, samplePdf } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let buyer: Session;
let sessionId: string;

/** Removes both sample articles, one of them after a purchase. */
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
  ({ buyer, sessionId } = await buyArticle(stack));
  await stack.api(remove, { id }, admin);
  await stack.api(remove, { id: sampleArticles.free.id }, admin);
});
afterAll(() => stack.stop());

const { listManaged, getManaged, remove, uploadPdf } = articlesAdminContract;
const { get, list, countView } = articlesContract;
const { id } = paidArticle;

it('is gone for everybody else', async () => {
  const other = await stack.register();
  expect(await stack.api(list, {})).toEqual([]);
  expect((await stack.api(listManaged, {}, admin)).rows).toEqual([]);
  const attempts = [
    stack.api(get, { id }),
    stack.api(get, { id }, other),
    stack.api(getManaged, { id }, admin),
    stack.api(countView, { id, visit: 'visit-0001' }),
    startCheckout(stack, other),
    stack.api(uploadPdf, { id, fileName: 'a.pdf', contentType: 'application/pdf', size: 9 }, admin),
  ];
  const codes = (await Promise.all(attempts.map(failureOf))).map(({ code }) => code);
  expect(codes).toEqual(attempts.map(() => 'not_found'));
});

it('leaves the buyer the article and its file', async () => {
  expect(await stack.api(get, { id }, buyer)).toMatchObject({
    id,
    owned: true,
    longDescription: paidArticle.longDescription,
  });
  expect(await stack.api(purchaseContract.list, {}, buyer)).toMatchObject([
    { resourceId: id, status: 'owned' },
  ]);
  const { token } = await stack.api(downloadsContract.articleToken, { id, sessionId }, buyer);
  const redirect = await stack.send(downloadsContract.article, { id, token });
  const file = await fetch(redirect.headers.get('location')!);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(samplePdf({ id }));
});

it('gives nobody else the file, not even one that was free', async () => {
  for (const gone of [id, sampleArticles.free.id]) {
    const response = await stack.send(downloadsContract.article, { id: gone });
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
  }
});

it('can be repeated without an error or another log entry; an unknown article is an error', async () => {
  expect(await stack.api(remove, { id }, admin)).toEqual({ id });
  const auditEvents = (await listAuditMonth(new Date().toISOString().slice(0, 7), 100)).filter(
    ({ target }) => target === `article#${id}`,
  );
  expect(auditEvents).toMatchObject([{ action: 'article.delete', label: paidArticle.title }]);
  const unknown = await failureOf(stack.api(remove, { id: 'no-such-article' }, admin));
  expect(unknown.code).toBe('not_found');
});
