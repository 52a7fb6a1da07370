import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDownloads } from '#functions/domain/downloads/download-repository.ts';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { failureOf } from '../../support/failure-of.ts';
import { sampleArticles, samplePdf } from '../../support/sample-articles.ts';
import {
  sampleProduct,
  sampleProductBytes,
  seedProduct,
  startProductCheckout,
} from '../../support/sample-products.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { testPassword } from '../../support/test-members.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());

const { articleToken, token: anyToken, article } = downloadsContract;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function locationOf(id: string, token?: string): Promise<string> {
  const response = await stack.send(article, { id, token });
  if (response.status !== 302) await stack.api(article, { id, token });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.headers.get('location')!;
}

async function fetchBytes(url: string, range?: string) {
  const response = await fetch(url, { headers: range ? { range } : {} });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

describe('a free article', () => {
  it('needs no account and no token, and is saved under its own name', async () => {
    const { response, bytes } = await fetchBytes(await locationOf(sampleArticles.free.id));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('filename="water-table.pdf"');
    expect(sha256(bytes)).toBe(sha256(samplePdf(sampleArticles.free)));
  });
});

describe('a paid article', () => {
  it('cannot be downloaded without a token, with an invented one, or with one for another item', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const { token } = await stack.api(articleToken, { id: paidArticle.id, sessionId }, buyer);
    const refuse = async (id: string, given?: string) => {
      const { status, code } = await failureOf(stack.api(article, { id, token: given }));
      return [status, code];
    };
    expect(await refuse(paidArticle.id)).toEqual([403, 'not_purchased']);
    expect(await refuse(paidArticle.id, 'invented')).toEqual([403, 'download_link_invalid']);
    expect(await refuse(paidArticle.id, `${token}x`)).toEqual([403, 'download_link_invalid']);
    const { file: _, ...withoutFile } = paidArticle;
    await stack.seedArticles([{ ...withoutFile, id: 'art-other' }]);
    expect(await refuse('art-other', token)).toEqual([403, 'download_link_invalid']);
    expect(await refuse('nope', token)).toEqual([403, 'download_link_invalid']);
  });

  it('can be downloaded repeatedly with the token of its session, and in ranges with the same bytes', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const { token, downloadToken } = await stack.api(
      anyToken,
      { resourceId: paidArticle.id, resourceType: 'article', sessionId },
      buyer,
    );
    expect(downloadToken).toBe(token);
    const whole = samplePdf(paidArticle);
    const first = await fetchBytes(await locationOf(paidArticle.id, token), 'bytes=0-99');
    const rest = await fetchBytes(await locationOf(paidArticle.id, token), 'bytes=100-');
    expect([first.response.status, rest.response.status]).toEqual([206, 206]);
    expect(sha256(Buffer.concat([first.bytes, rest.bytes]))).toBe(sha256(whole));
  });

  it('is not given to another member, nor for another session', async () => {
    const { sessionId, buyer } = await buyArticle(stack);
    const other = await stack.register();
    const input = { id: paidArticle.id, sessionId };
    expect((await failureOf(stack.api(articleToken, input, other))).code).toBe(
      'purchase_not_found',
    );
    const wrong = { id: paidArticle.id, sessionId: 'cs_test_other' };
    expect((await failureOf(stack.api(articleToken, wrong, buyer))).status).toBe(404);
  });

  it('is closed by a refund, even to a token that is still valid', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const input = { id: paidArticle.id, sessionId };
    const { token } = await stack.api(articleToken, input, buyer);
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const used = await failureOf(stack.api(article, { id: paidArticle.id, token }));
    expect([used.status, used.code]).toEqual([403, 'not_purchased']);
    expect((await failureOf(stack.api(articleToken, input, buyer))).code).toBe('not_purchased');
  });

  it('needs a new token after a quarter of an hour', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const { token } = await stack.api(articleToken, { id: paidArticle.id, sessionId }, buyer);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    const failure = await failureOf(stack.api(article, { id: paidArticle.id, token }));
    vi.useRealTimers();
    expect(failure.code).toBe('download_link_invalid');
  });

  it('stays available to its buyer when it is unpublished', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const { shelf: _, ...removed } = paidArticle;
    await stack.seedArticles([removed]);
    const { token } = await stack.api(articleToken, { id: paidArticle.id, sessionId }, buyer);
    expect((await fetchBytes(await locationOf(paidArticle.id, token))).response.status).toBe(200);
    await stack.seedArticles();
  });
});

describe('the file of a product', () => {
  const { id } = sampleProduct;

  it('comes with the token of its session, until a refund closes it', async () => {
    await seedProduct(stack);
    const buyer = await stack.register();
    const sessionId = await startProductCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    const request = { resourceId: id, resourceType: 'product' as const, sessionId };
    const { token } = await stack.api(anyToken, request, buyer);
    const response = await stack.send(downloadsContract.product, { id, token });
    const { response: file, bytes } = await fetchBytes(response.headers.get('location')!);
    expect(file.headers.get('content-disposition')).toContain('filename="handbook.pdf"');
    expect(sha256(bytes)).toBe(sha256(sampleProductBytes));
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const refused = await failureOf(stack.api(downloadsContract.product, { id, token }));
    expect([refused.status, refused.code]).toEqual([403, 'not_purchased']);
  });

  it('is for everybody if it is free, and otherwise only with a token', async () => {
    await seedProduct(stack, { ...sampleProduct, id: 'prod-free', priceMinor: 0 });
    const free = await stack.send(downloadsContract.product, { id: 'prod-free' });
    expect(free.status).toBe(302);
    const refused = await failureOf(stack.api(downloadsContract.product, { id }));
    expect(refused.code).toBe('not_purchased');
  });
});

describe('the record of downloads', () => {
  const ordered = async (buyer: { id: string }) =>
    (await getEntitlement(buyer.id, `article#${paidArticle.id}`))!.orderId;

  it('is the first, the last and their number, on the page of the order and in the export', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const id = await ordered(buyer);
    const { token } = await stack.api(articleToken, { id: paidArticle.id, sessionId }, buyer);
    await stack.send(downloadsContract.articleHead, { id: paidArticle.id, token });
    await stack.send(article, { id: paidArticle.id, token: `${token}x` });
    expect(await readDownloads(id)).toBeUndefined();
    for (let times = 0; times < 3; times += 1) await locationOf(paidArticle.id, token);
    const admin = await registerAdmin(stack);
    const { events } = await stack.api(ordersContract.get, { id }, admin);
    const seen = events.filter(({ what }) => what === 'downloaded');
    expect(seen.map(({ by, count }) => [by, count])).toEqual([
      ['shop', 1],
      ['shop', 3],
    ]);
    const known = (await readDownloads(id))!;
    expect(Object.keys(known)).toEqual(['count', 'firstAt', 'lastAt', 'items']);
    expect(known.items).toEqual({
      [`article#${paidArticle.id}`]: { editions: [1], last: 1, lastAt: known.lastAt },
    });
    const { parts } = await stack.api(accountContract.exportData, {}, buyer);
    expect(parts['orders']).toMatchObject([{ id, downloads: { count: 3, firstAt: seen[0]!.at } }]);
  });

  it('is deleted with the account', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const id = await ordered(buyer);
    const { token } = await stack.api(articleToken, { id: paidArticle.id, sessionId }, buyer);
    await locationOf(paidArticle.id, token);
    expect(await readDownloads(id)).toMatchObject({ count: 1 });
    await stack.api(accountContract.deleteAccount, { password: testPassword }, buyer);
    await expect.poll(() => readDownloads(id)).toBeUndefined();
  });
});
