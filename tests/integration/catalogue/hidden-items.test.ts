import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getItem, putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { currentPassages } from '#functions/domain/passages/current-passages.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { seedProduct } from '../../support/sample-products.ts';
import { addCopy, buy, soldKinds, titleOf, type Chosen } from '../../support/sold-kinds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';

let stack: TestStack;
let admin: Session;
let stranger: Session;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles([sampleArticles.paid]);
  await stack.seedPodcasts([samplePodcasts.paid]);
  await seedProduct(stack);
  admin = await registerAdmin(stack);
  stranger = await stack.register();
}, 60_000);
afterAll(() => stack.stop());
afterEach(() => vi.useRealTimers());

const kinds = soldKinds(() => stack);

/** Returns everything that lists items publicly as one text, with the passages of this item. */
async function publicLists(id: string): Promise<string> {
  const { index } = await currentPassages();
  const responses = await Promise.all([
    stack.api(articlesContract.list, {}),
    stack.api(articlesContract.categories, {}),
    stack.api(podcastsContract.list, {}),
    stack.api(productsContract.list, {}),
    ...kinds.map(({ page, sample }) => page(sample.id)),
  ]);
  const files = await Promise.all([
    stack.send(feedsContract.public, {}),
    stack.send(pagesContract.sitemap, {}),
    stack.send(pagesContract.store, {}),
    stack.send(pagesContract.library, {}),
  ]);
  const passages = kinds.map(({ resourceType }) => `${resourceType}#${id}#0`);
  return [
    JSON.stringify(responses),
    ...(await Promise.all(files.map((file) => file.text()))),
    ...passages.filter((passage) => index.has(passage)),
  ].join('\n');
}

describe.each(kinds)('of the $catalogue', (kind) => {
  const hidden: [Chosen['state'], Chosen][] = [
    ['draft', { state: 'draft' }],
    ['scheduled', { state: 'scheduled', publishAt: '2099-01-01T00:00:00.000Z' }],
    ['unpublished', { state: 'unpublished' }],
  ];
  it.each(hidden)('one that is %s is hidden from strangers everywhere', async (state, chosen) => {
    const id = `${kind.resourceType}-${state}`;
    const isDraft = state === 'draft';
    await addCopy(kind, id, isDraft ? { shelf: 'draft', held: true } : {});
    if (!isDraft) await kind.choose(id, chosen, admin);
    expect(await kind.managed(id, admin)).toMatchObject(chosen);
    expect(await publicLists(id)).not.toContain(id);
    for (const who of [undefined, stranger]) {
      expect((await failureOf(kind.page(id, who))).status).toBe(404);
      expect((await failureOf(kind.read(id, who))).status).toBe(404);
    }
    if (kind.visit) expect((await failureOf(kind.visit(id))).status).toBe(404);
    const html = await kind.html(id);
    expect(html.status).toBe(404);
    expect(await html.text()).not.toContain('Zeolites');
    expect((await kind.download(id)).status).toBe(403);
  });

  it.each(hidden)(
    'one that is %s is not sold, and a free one cannot be downloaded',
    async (state) => {
      const id = `${kind.resourceType}-${state}`;
      const refused = await failureOf(buy(stack, kind, id, stranger));
      expect([refused.status, refused.message]).toEqual([
        404,
        expect.stringContaining('This is not on sale.'),
      ]);
      const unknown = await failureOf(buy(stack, kind, 'no-such', stranger));
      expect(unknown.message).toBe(refused.message);
      const item = await getItem<{ id: string; updatedAt: string }>(kind.catalogue, id);
      await putItem(kind.catalogue, { ...item!, priceMinor: 0 } as never);
      expect((await kind.download(id)).status).toBe(403);
    },
  );

  it.each(hidden)('administrators see the page of one that is %s', async (state) => {
    const id = `${kind.resourceType}-${state}`;
    const page = await kind.page(id, admin);
    expect(page).toMatchObject({ title: titleOf(id), hidden: { state, preview: true } });
    expect((await kind.list(admin, state)).rows.map((row) => row.id)).toContain(id);
    expect((await kind.list(admin, 'published')).rows.map((row) => row.id)).not.toContain(id);
  });

  it('former administrators no longer see it, even with an old token', async () => {
    const former = await registerAdmin(stack);
    const id = `${kind.resourceType}-draft`;
    await kind.page(id, former);
    await stack.removeAdmin(former.email);
    expect((await failureOf(kind.page(id, former))).status).toBe(404);
  });

  it('a scheduled one appears at its time, without a write', async () => {
    const id = `${kind.resourceType}-at-its-minute`;
    await addCopy(kind, id);
    // The SDK accepts clocks that are a few minutes fast.
    const minute = Math.ceil(Date.now() / 60_000 + 1) * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const publishAt = new Date(minute).toISOString();
    await kind.choose(id, { state: 'scheduled', publishAt }, admin);
    vi.setSystemTime(minute - 1);
    expect(await publicLists(id)).not.toContain(id);
    expect((await failureOf(kind.page(id, stranger))).status).toBe(404);
    vi.setSystemTime(minute);
    const lists = await publicLists(id);
    for (const text of [titleOf(id), `/${id}</loc>`, `${id}#0`]) expect(lists).toContain(text);
    expect((await kind.html(id)).status).toBe(200);
    expect(await kind.page(id, stranger)).not.toHaveProperty('hidden');
    expect(await buy(stack, kind, id, stranger)).toHaveProperty('url');
    expect(await kind.managed(id, admin)).toMatchObject({ state: 'published' });
    expect((await kind.list(admin, 'published')).rows.map((row) => row.id)).toContain(id);
  });

  it('a payment that began before it was unpublished is granted, and its buyer keeps everything', async () => {
    const id = `${kind.resourceType}-bought`;
    await addCopy(kind, id);
    const buyer = await stack.register();
    const sessionId = sessionIdOf((await buy(stack, kind, id, buyer)).url);
    await kind.choose(id, { state: 'unpublished' }, admin);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    const [purchase] = await stack.api(purchaseContract.list, {}, buyer);
    expect(purchase).toMatchObject({ resourceId: id, status: 'owned' });
    expect(await kind.page(id, buyer)).toMatchObject({
      hidden: { state: 'unpublished', preview: false },
    });
    await kind.read(id, buyer);
    const { token } = await stack.api(
      downloadsContract.token,
      { resourceType: kind.resourceType, resourceId: id, sessionId },
      buyer,
    );
    expect((await kind.download(id, token)).status).toBe(302);
    await stack.api(receiptsContract.receipt, { id: purchase!.id }, buyer);
    if (kind.catalogue === 'podcasts') {
      const { url } = await stack.api(feedsContract.address, {}, buyer);
      const feedToken = new URL(url).pathname.split('/')[2]!;
      const feed = await (await stack.send(feedsContract.private, { token: feedToken })).text();
      expect(feed).toContain(id);
      expect((await stack.send(feedsContract.episode, { token: feedToken, id })).status).toBe(302);
    }
    expect((await failureOf(kind.page(id, stranger))).status).toBe(404);
  });
});
