import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { fillIn, press } from '../support/account-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, undecided } from '../support/browser.ts';
import { paidArticle, startCheckout } from '../support/buy-article.ts';
import { buyPodcast, startPodcastCheckout } from '../support/buy-podcast.ts';
import { card } from '../support/hub-pages.ts';
import { bar, dialog, watchAudio } from '../support/player-pages.ts';
import { deployCore, startCoreCheckout } from '../support/sample-core.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct, startProductCheckout } from '../support/sample-products.ts';
import { testPassword } from '../support/test-members.ts';

const { paid } = samplePodcasts;
let owner: Session;

test.beforeAll(async ({ site }) => {
  await Promise.all([site.seedPodcasts(), site.seedArticles(), seedProduct(site)]);
  await deployCore(site);
  ({ buyer: owner } = await buyPodcast(site));
  for (const sessionId of [
    await startCheckout(site, owner),
    await startProductCheckout(site, owner),
    await startCoreCheckout(site, owner),
  ]) {
    await site.stripe.pay(sessionId);
  }
  await site.stripe.idle();
});

/** Every page that sells something, with the text that marks an item as owned. */
const lists: [path: string, owned: string][] = [
  ['/podcasthub', 'Owned'],
  ['/articles', 'Yours'],
  ['/store', 'Owned'],
];
const places: typeof lists = [
  ...lists,
  [`/podcasthub/${paid.id}`, 'Owned'],
  [`/articles/${paidArticle.id}`, 'Yours'],
  [`/store/${sampleProduct.id}`, 'Owned'],
  ['/core', 'Download Core again'],
];

/**
 * What a guest is offered: prices, previews and Buy buttons. Credits are excluded, because they can be bought
 * repeatedly.
 */
const offers = (page: Page) =>
  page.locator('[data-offer]:visible').filter({ hasNotText: /\d credits for/ });
const failure = (part: Page | Locator) => part.getByText('We couldn’t load your purchases').first();
const isList = (method: string) => method === 'GET';

/** Makes the list of purchases fail this many times; by default, until it is let through again. */
async function failList(context: BrowserContext, times = Infinity): Promise<void> {
  let failed = 0;
  await context.route('**/api/purchase', (route) =>
    isList(route.request().method()) && failed++ < times
      ? route.fulfill({ status: 500, body: 'oops' })
      : route.fallback(),
  );
}

/**
 * Presses the button, which sends a request, then lets the list through, and presses again unless it has loaded by
 * then.
 */
async function askAgain(page: Page, button: Locator): Promise<void> {
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/purchase',
  );
  await button.click();
  await asked;
  await page.context().unrouteAll();
  await button.click({ timeout: 3000 }).catch(() => undefined);
}

for (const [path, owned] of places)
  test(
    `offers an owner nothing on ${path} while ownership cannot be checked`,
    { tag: '@long' },
    async ({ site }) => {
      const page = await site.openAs(owner);
      await failList(page.context());
      await page.goto(path);
      await expect(failure(page)).toBeVisible();
      // There is no reserved space for it either.
      await expect(page.locator('main [data-offer=unknown]')).toHaveCount(0);
      expect(await offers(page).count()).toBe(0);
      await expectNoAxeViolations(page);
      await askAgain(page, page.getByRole('button', { name: 'Try again' }).last());
      await expect(page.getByText(owned, { exact: true }).first()).toBeVisible();
      expect(await failure(page).count()).toBe(0);
    },
  );

test('recovers automatically after one failure', { tag: '@long' }, async ({ site }) => {
  const page = await site.openAs(owner);
  await failList(page.context(), 1);
  await page.goto('/store');
  await expect(page.getByText('Owned', { exact: true }).first()).toBeVisible();
  expect(await failure(page).count()).toBe(0);
});

for (const [path, owned] of places)
  test(`shows no ownership on ${path} before it is known`, { tag: '@long' }, async ({ site }) => {
    const page = await site.openAs(owner);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/purchase', async (route) => {
      if (isList(route.request().method())) await answered;
      return route.fallback();
    });
    await page.goto(path);
    await expect(undecided(page)).toBeAttached();
    expect(await offers(page).count()).toBe(0);
    answer();
    await expect(page.getByText(owned, { exact: true }).first()).toBeVisible();
  });

test('hides offers from a member until the app has started', { tag: '@long' }, async ({ site }) => {
  const page = await site.openAs(owner);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/podcasthub');
  await expect(page.locator('[data-offer]').first()).toBeAttached();
  expect(await offers(page).count()).toBe(0);
});

test(
  'offers a guest everything at once, even if requests fail',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest');
    await failList(page.context());
    await page.goto('/podcasthub');
    await expect(card(page, paid.id).getByRole('button', { name: /^Buy/ })).toBeVisible();
    expect(await failure(page).count()).toBe(0);
  },
);

test(
  'lets the player check ownership again if someone signs in in the meantime',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await watchAudio(page);
    await page.goto('/podcasthub');
    await page.getByRole('button', { name: `Play preview of ${paid.title}` }).click();
    expect(await dialog(page).getByRole('button', { name: 'Transcript' }).count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Minimise the player' }).click();
    await failList(page.context());
    const other = await page.context().newPage();
    await other.goto('/login');
    await fillIn(other, owner.email, testPassword);
    await press(other, 'Sign in');
    await other.waitForURL('**/podcasthub');
    await bar(page).getByRole('button', { name: 'Open the player' }).click();
    await expect(dialog(page).getByText('We couldn’t load your purchases.')).toBeVisible();
    expect(await dialog(page).getByRole('button', { name: /^Buy/ }).count()).toBe(0);
    await askAgain(page, dialog(page).getByRole('button', { name: 'Try again' }));
    await expect(dialog(page).getByRole('button', { name: 'Download' })).toBeVisible();
  },
);

test(
  'says everywhere that a payment is on its way, and offers nothing for it',
  { tag: '@long' },
  async ({ site }) => {
    const buyer = await site.register();
    for (const sessionId of [
      await startPodcastCheckout(site, buyer),
      await startCheckout(site, buyer),
      await startProductCheckout(site, buyer),
      await startCoreCheckout(site, buyer),
    ]) {
      await site.stripe.payLater(sessionId);
    }
    await site.stripe.idle();
    const page = await site.openAs(buyer);
    for (const [path] of places) {
      await page.goto(path);
      await expect(page.getByText('Payment on its way').first()).toBeVisible();
    }
    await page.goto(`/podcasthub/${paid.id}`);
    await expect(page.getByText('The full episode will be available')).toBeVisible();
    expect(await page.getByRole('button', { name: `Buy ${paid.title}` }).count()).toBe(0);
    for (const [path, title] of [
      ['/store', sampleProduct.title],
      [`/store/${sampleProduct.id}`, sampleProduct.title],
      ['/core', 'Core'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
      await expect(page.getByText('Payment on its way').first()).toBeVisible();
      expect(await page.getByRole('button', { name: `Buy ${title}` }).count()).toBe(0);
    }
  },
);

test(
  'does not sell an item again that was paid for but is not verified yet',
  { tag: '@long' },
  async ({ site }) => {
    const buyer = await site.register();
    await site.stripe.switches({ holdWebhooks: true });
    const sessionId = await startPodcastCheckout(site, buyer);
    await site.stripe.pay(sessionId);
    const page = await site.openAs(buyer);
    await page.route('**/api/purchase/verify', (route) => route.abort());
    await page.goto(`/podcasthub?session_id=${sessionId}&product_id=${paid.id}`);
    await expect(page.getByText('Verifying your purchase')).toBeVisible();
    await page.goto('/podcasthub');
    await expect(card(page, paid.id).getByText('Payment on its way')).toBeVisible();
    expect(await card(page, paid.id).getByRole('button', { name: /^Buy/ }).count()).toBe(0);
    await site.api(purchaseContract.verify, { sessionId, resourceId: paid.id }, buyer);
    await site.stripe.switches({ holdWebhooks: false });
    await expect(card(page, paid.id)).toContainText('Owned');
  },
);
