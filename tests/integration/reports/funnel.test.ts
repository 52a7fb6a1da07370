import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { pageViewsContract } from '#shared/contracts/page-views.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { reportsContract, type FunnelReport } from '#shared/contracts/reports.ts';
import { siteDay } from '#functions/platform/site-day.ts';
import { buyArticle, paidArticle, startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct, seedProduct, startProductCheckout } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
  await stack.seedPodcasts();
  await seedProduct(stack);
});
afterAll(() => stack.stop());

async function funnel(days = 7): Promise<FunnelReport> {
  return (await stack.api(reportsContract.dashboard, { days }, admin)).funnel;
}

async function ofItem(id: string) {
  const { items } = await funnel();
  return items.find(({ resourceId }) => resourceId === id);
}

const none = { views: 0, listens: 0, checkouts: 0, paid: 0, paidDownloads: 0, freeDownloads: 0 };
const { countView } = pageViewsContract;
const seen = (id: string, visit: string) => stack.api(articlesContract.countView, { id, visit });

describe('the funnel', () => {
  it('is empty in a new shop, and counts from today', async () => {
    const today = siteDay(new Date());
    expect(await funnel()).toEqual({ since: today, days: [{ date: today, ...none }], items: [] });
  });

  it('counts a view that comes many times at once only once', async () => {
    const { id } = paidArticle;
    await Promise.all(Array.from({ length: 20 }, () => seen(id, 'visit-of-one')));
    await Promise.all(Array.from({ length: 20 }, (_, n) => seen(id, `visit-number-${n}`)));
    expect(await ofItem(id)).toEqual({
      ...none,
      resourceType: 'article',
      resourceId: id,
      title: paidArticle.title,
      isFree: false,
      isPageCounted: true,
      views: 21,
    });
  });

  it('counts pages of episodes, products and bundles with one call, for three write units', async () => {
    const view = { kind: 'product', id: sampleProduct.id, visit: 'visit-of-a-page' } as const;
    const before = stack.emulators.consumedUnits().writeUnits;
    await stack.api(countView, view);
    expect(stack.emulators.consumedUnits().writeUnits - before).toBe(3);
    // A hundred concurrent requests from one tab are one view, and so is another visit later that day.
    await Promise.all(Array.from({ length: 100 }, () => stack.api(countView, view)));
    await stack.api(countView, { ...view, kind: 'podcast', id: samplePodcasts.paid.id });
    expect(await ofItem(sampleProduct.id)).toMatchObject({ views: 1, title: sampleProduct.title });
    expect(await ofItem(samplePodcasts.paid.id)).toMatchObject({ views: 1, listens: 0 });
    expect((await failureOf(stack.api(countView, { ...view, id: 'nope' }))).code).toBe('not_found');
  });

  it('counts a Checkout once, however often the button is pressed', async () => {
    const buyer = await stack.register();
    await Promise.all(Array.from({ length: 5 }, () => startProductCheckout(stack, buyer)));
    expect(await ofItem(sampleProduct.id)).toMatchObject({ checkouts: 1, paid: 0 });
  });

  it('counts no Checkout that Stripe did not open', async () => {
    await stack.stripe.switches({ outage: true });
    const before = (await ofItem(paidArticle.id))!.checkouts;
    expect((await failureOf(startCheckout(stack, await stack.register()))).code).toBe(
      'payment_unavailable',
    );
    await stack.stripe.switches({ outage: false });
    expect((await ofItem(paidArticle.id))!.checkouts).toBe(before);
  });

  it('has payments from the orders, and downloads, paid and free', async () => {
    const { id } = paidArticle;
    const { buyer, sessionId } = await buyArticle(stack);
    const { token } = await stack.api(downloadsContract.articleToken, { id, sessionId }, buyer);
    for (let times = 0; times < 2; times++) {
      await stack.send(downloadsContract.article, { id, token });
      await stack.send(downloadsContract.articleHead, { id, token });
    }
    await stack.send(downloadsContract.article, { id: sampleArticles.free.id });
    const episode = { id: `${samplePodcasts.free.id}.mp3` };
    await stack.send(downloadsContract.podcast, episode);
    await stack.send(downloadsContract.podcast, { ...episode, download: 'true' });
    await stack.api(podcastsContract.countListen, {
      id: samplePodcasts.free.id,
      visit: 'a-listen',
    });
    const report = await funnel();
    expect(report.items[0]).toMatchObject({
      resourceId: id,
      checkouts: 1,
      paid: 1,
      views: 21,
      paidDownloads: 2,
    });
    expect(await ofItem(sampleArticles.free.id)).toMatchObject({ isFree: true, freeDownloads: 1 });
    expect(await ofItem(samplePodcasts.free.id)).toMatchObject({ listens: 1, freeDownloads: 1 });
    // Of all days: midnight may pass during the test.
    const total = (count: keyof typeof none) =>
      report.days.reduce((sum, day) => sum + day[count], 0);
    expect({
      views: total('views'),
      listens: total('listens'),
      checkouts: total('checkouts'),
      paid: total('paid'),
      paidDownloads: total('paidDownloads'),
      freeDownloads: total('freeDownloads'),
    }).toEqual({
      views: 23,
      listens: 1,
      checkouts: 2,
      paid: 1,
      paidDownloads: 2,
      freeDownloads: 2,
    });
  });
});
