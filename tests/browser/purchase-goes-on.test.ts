import type { Page } from '@playwright/test';
import { fillIn, press } from '../support/account-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, holdApp } from '../support/browser.ts';
import { paidArticle, startCheckout } from '../support/buy-article.ts';
import { startCreditsCheckout } from '../support/buy-credits.ts';
import { buyPodcast, startPodcastCheckout } from '../support/buy-podcast.ts';
import { card } from '../support/hub-pages.ts';
import { watchTraffic } from '../support/lost-files.ts';
import { deployCore, startCoreCheckout } from '../support/sample-core.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleProduct, seedProduct, startProductCheckout } from '../support/sample-products.ts';
import { testPassword } from '../support/test-members.ts';

const { paid } = samplePodcasts;
const checkout = /_local\/stripe\/checkout/;

test.beforeAll(async ({ site }) => {
  await Promise.all([site.seedPodcasts(), site.seedArticles(), seedProduct(site)]);
  await deployCore(site);
});

const buyEpisode = (page: Page) => card(page, paid.id).getByRole('button', { name: /^Buy/ });
const askedToSignIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('li');

/** Counts the Checkouts that a page requests. */
function countCheckouts(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const isPurchase = /\/api\/(credits\/)?purchase$/.test(new URL(request.url()).pathname);
    if (isPurchase && request.method() === 'POST') asked.push(request.url());
  });
  return asked;
}

for (const [path, button, title] of [
  ['/podcasthub?q=gamma&sort=oldest', `Buy ${paid.title}`, paid.title],
  [`/podcasthub/${paid.id}?sort=free`, 'Buy for £3.00', paid.title],
  [`/articles/${paidArticle.id}?q=porosity&sort=rating`, 'Buy for £4.50', paidArticle.title],
  ['/store?category=E-books', `Buy ${sampleProduct.title}`, sampleProduct.title],
  ['/credits', 'Buy 50 credits', '50 credits'],
  ['/core', 'Buy Core, $49', 'Core'],
] as const)
  test(`comes back from a cancelled checkout to ${path}`, { tag: '@long' }, async ({ site }) => {
    const page = await site.openAs(await site.register());
    await page.goto(path);
    await page.getByRole('button', { name: button }).last().click();
    await page.waitForURL(checkout);
    await page.getByRole('link', { name: 'Back to the shop without paying' }).click();
    await expect(
      page.getByText(`You were not charged for “${title}”. It is still here`),
    ).toBeVisible();
    await page.waitForURL(site.siteUrl + path);
    await expect(page.getByRole('button', { name: button }).last()).toBeVisible();
  });

test('continues automatically after registering, only once, and not again on Back', async ({
  site,
}) => {
  const page = await site.open();
  const asked = countCheckouts(page);
  await page.goto('/podcasthub?sort=price-high-low');
  await buyEpisode(page).click();
  await expect(askedToSignIn(page)).toContainText(paid.title);
  await expectNoAxeViolations(page);
  await askedToSignIn(page).getByRole('link', { name: 'Create account' }).click();
  await fillIn(page, `new-${Date.now()}@example.test`, testPassword);
  await press(page, 'Create account');
  await expect(page.getByRole('dialog', { name: 'Welcome to Outcrop' })).toBeVisible();
  expect(asked).toHaveLength(0);
  await page.waitForURL(checkout);
  await expect(page.locator('body')).toContainText(paid.title);
  await page.goBack();
  await page.waitForURL('**/podcasthub?sort=price-high-low');
  await expect(buyEpisode(page)).toBeVisible();
  await page.reload();
  await expect(buyEpisode(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

for (const [place, path, button] of [
  ['/articles', `/articles/${paidArticle.id}?sort=rating`, 'Buy for £4.50'],
  ['/store', '/store', `Buy ${sampleProduct.title}`],
  ['/credits', '/credits', 'Buy 120 credits'],
] as const)
  test(`goes on after signing in from ${place}`, { tag: '@long' }, async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    const asked = countCheckouts(page);
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await askedToSignIn(page).getByRole('link', { name: 'Sign in' }).click();
    await fillIn(page, email, testPassword);
    await press(page, 'Sign in');
    await page.waitForURL(checkout);
    expect(asked).toHaveLength(1);
  });

test(
  'goes on after a sign-in that was chosen before the app ran',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    const release = await holdApp(page);
    await page.goto('/credits');
    await page.getByRole('button', { name: 'Buy 120 credits' }).click();
    await askedToSignIn(page).getByRole('link', { name: 'Sign in' }).click();
    release();
    await fillIn(page, email, testPassword);
    await press(page, 'Sign in');
    await page.waitForURL(checkout);
  },
);

test(
  'opens the sign-in in a new tab on demand, also before the app has started',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await holdApp(page);
    await page.goto('/credits');
    await page.getByRole('button', { name: 'Buy 120 credits' }).click();
    const opened = page.context().waitForEvent('page');
    const signIn = askedToSignIn(page).getByRole('link', { name: 'Sign in' });
    await signIn.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/login**');
    expect(new URL(page.url()).pathname).toBe('/credits');
  },
);

test('goes on with Core after its own dialog', { tag: '@long' }, async ({ site }) => {
  const { email } = await site.register();
  const page = await site.open();
  await page.goto('/core');
  await page.getByRole('button', { name: 'Buy Core, $49' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await fillIn(page, email, testPassword);
  await press(page, 'Sign in');
  await page.waitForURL(checkout);
});

test('says that it is already owned, and leads to it', { tag: '@long' }, async ({ site }) => {
  const { buyer } = await buyPodcast(site);
  const page = await site.open();
  await page.goto('/podcasthub');
  await buyEpisode(page).click();
  await askedToSignIn(page).getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, buyer.email, testPassword);
  await press(page, 'Sign in');
  await expect(page.getByText(`You already own “${paid.title}”.`)).toBeVisible();
  await page.waitForURL(`**/podcasthub/${paid.id}`);
  await expect(
    page.getByRole('article', { name: paid.title }).getByRole('button', { name: 'Download' }),
  ).toBeVisible();
});

test(
  'starts no purchase after "Maybe later" and a sign-in by address',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    const asked = countCheckouts(page);
    await page.goto('/podcasthub');
    await buyEpisode(page).click();
    await askedToSignIn(page).getByRole('button', { name: 'Maybe later' }).click();
    await page.goto('/login?next=%2Fpodcasthub');
    await fillIn(page, email, testPassword);
    const settled = watchTraffic(page);
    await press(page, 'Sign in');
    await expect(buyEpisode(page)).toBeVisible();
    await settled();
    expect(asked).toHaveLength(0);
  },
);

test(
  'says once that the session has expired, in the dialog that leads on',
  { tag: '@long' },
  async ({ site }) => {
    const { email, ...session } = await site.register();
    const page = await site.openAs({ ...session, email });
    await page.goto('/podcasthub');
    await expect(buyEpisode(page)).toBeVisible();
    const refusal = { status: 401, json: { error: 'Expired.', code: 'session_expired' } };
    await page.route('**/api/purchase', (route) => route.fulfill(refusal));
    await page.route('**/api/auth/refresh', (route) => route.fulfill(refusal));
    await buyEpisode(page).click();
    await expect(askedToSignIn(page)).toContainText('Session expired');
    expect(await toasts(page).count()).toBe(0);
    await expect(page.getByText('Session expired')).toHaveCount(1);
    await page.unrouteAll();
    await askedToSignIn(page).getByRole('link', { name: 'Sign in' }).click();
    await fillIn(page, email, testPassword);
    await press(page, 'Sign in');
    await page.waitForURL(checkout);
  },
);

for (const [path, resourceId, start, refused, verified] of [
  [
    '/articles/success',
    paidArticle.id,
    startCheckout,
    'Please log in to verify your purchase',
    'Thank you! This paper is yours.',
  ],
  ['/success', paid.id, startPodcastCheckout, 'Not authenticated', 'Purchase complete'],
  ['/success', sampleProduct.id, startProductCheckout, 'Not authenticated', 'Purchase complete'],
  ['/core/success', 'core', startCoreCheckout, 'Not authenticated', 'Purchase complete'],
  [
    '/credits',
    'medium',
    startCreditsCheckout,
    'Sign in to see your credits',
    '50 credits added. Your balance: 55.',
  ],
] as const)
  test(
    `offers a sign-in if ${resourceId} cannot be verified without one on ${path}, and comes back`,
    { tag: '@long' },
    async ({ site }) => {
      const buyer = await site.register();
      const sessionId = await start(site, buyer);
      await site.stripe.pay(sessionId);
      await site.stripe.idle();
      const page = await site.openAs(buyer);
      const refusal = { status: 401, json: { error: 'Expired.', code: 'session_expired' } };
      await page.route('**/api/purchase/verify', (route) => route.fulfill(refusal));
      await page.goto(`${path}?session_id=${sessionId}&resource_id=${resourceId}`);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert.getByText(refused)).toBeVisible();
      await page.unrouteAll();
      await alert.getByRole('link', { name: 'Sign in' }).click();
      await page.waitForURL(`**/login?next=${encodeURIComponent(path)}*`);
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page.getByText(verified)).toBeVisible();
    },
  );
