import type { Page } from '@playwright/test';
import { services } from '#sites/outcrop/config/services.ts';
import { quoteMailLink } from '#sites/outcrop/pages/home/consulting/quote-draft.ts';
import { homeLayout } from '#sites/outcrop/pages/home/home-content.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { frontMatterOf } from '../support/front-matter.ts';

const pathOf = (site: Site, page: Page) => page.url().slice(site.siteUrl.length);
const toolNames = (page: Page) => page.locator('[data-tool] h3:visible').allTextContents();
const boxes = (page: Page) => page.locator('#consulting input:checked');
const ticked = (page: Page) =>
  boxes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test('is complete without JavaScript', async ({ site }) => {
  const page = await site.openWith({ javaScriptEnabled: false });
  await page.goto('/');
  const { tools } = await frontMatterOf('sites/outcrop/pages/home/home-page.mdx', homeLayout);
  for (const feature of tools.flatMap(({ features }) => features)) {
    await expect(page.getByText(feature, { exact: true })).toBeVisible();
  }
  await expect(page.locator('#consulting input:visible')).toHaveCount(services.length);
  await expect(page.getByRole('link', { name: 'support@outcrop.test' })).toHaveCount(1);
});

test("separates a tool's link from its features on a phone", { tag: '@long' }, async ({ site }) => {
  const page = await site.open('guest', { width: 360 });
  await page.goto('/');
  for (const card of await page.locator('[data-tool]').all()) {
    await card.scrollIntoViewIfNeeded();
    const link = (await card.getByRole('link').boundingBox())!;
    const features = (await card.locator('summary').boundingBox())!;
    const apart = link.y + link.height <= features.y || link.x + link.width <= features.x;
    expect(apart, await card.locator('h3').innerText()).toBe(true);
  }
});

test(
  'filters the tools in the address, and opens their features',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/about');
    await page.goto('/#tools');
    await page.getByRole('radio', { name: /^Professional/ }).check();
    await expect.poll(() => toolNames(page)).toEqual(['Billing coach', 'Core']);
    await expect.poll(() => pathOf(site, page)).toBe('/?tools=professional');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => toolNames(page)).toEqual(['AquaTest AI']);

    const features = page.locator('summary', { hasText: 'Features of AquaTest AI' });
    const score = page.getByText('A safety score from 0 to 100 for the whole sample');
    expect(await score.isVisible()).toBe(false);
    // Clicks anywhere on the card.
    await page.getByText('An app that reads a water lab report').click({ force: true });
    await expect(score).toBeVisible();
    await features.press('Enter');
    await expect(score).toBeHidden();

    // A filter adds no history entry.
    await page.goBack();
    await expect.poll(() => pathOf(site, page)).toBe('/about');
    await page.goto('/?tools=flagship');
    await expect.poll(() => toolNames(page)).toEqual(['Nexus']);
    expectNoPageProblems(page);
  },
);

test(
  'keeps ticked services in the URL, which can be shared and undone step by step',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/');
    await page.getByText('Cards, logs and reports as tables').click();
    await expect.poll(() => pathOf(site, page)).toBe('/?services=ocr');
    const place = await page.evaluate(() => scrollY);
    await page.getByText('Show all 16 services').click();
    await page.getByRole('checkbox', { name: 'Remote sensing' }).check();
    await page.getByRole('checkbox', { name: 'Web GIS' }).check();
    await expect.poll(() => pathOf(site, page)).toBe('/?services=web-gis,ocr,remote-sensing');
    await expect(page.getByText('3 of 16 services')).toBeVisible();
    await page.goBack();
    await expect.poll(() => ticked(page)).toEqual(['ocr', 'remote-sensing']);
    await page.goBack();
    await expect.poll(() => ticked(page)).toEqual(['ocr']);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place);

    const other = await page.context().newPage();
    await other.goto('/?services=remote-sensing,web-gis');
    await expect.poll(() => ticked(other)).toEqual(['web-gis', 'remote-sensing']);
    await expect(other.locator('#consulting input:visible')).toHaveCount(9);
    await other.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => pathOf(site, other)).toBe('/');
    expectNoPageProblems(page);
  },
);

test(
  'requests a quote: 1.5 s of progress, a draft and 5 s of notice, or in Gmail',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    const drafts: string[] = [];
    devTools.on('Page.frameRequestedNavigation', ({ url }) => drafts.push(url));
    await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
    await page.goto('/');
    const ask = page.getByRole('button', { name: 'Request Premium Quote' });
    const gmail = page.getByRole('button', { name: 'Open in Gmail' });
    expect([await ask.isDisabled(), await gmail.isDisabled()]).toEqual([true, true]);
    await page.getByRole('checkbox', { name: 'Field apps' }).click();
    await expect(ask).toBeEnabled();

    await page.clock.pauseAt(new Date('2026-11-21T11:00:00Z'));
    await ask.click();
    const working = page.getByRole('button', { name: 'Processing...' });
    await expect(working).toBeVisible();
    await page.clock.runFor(1400);
    expect([await working.count(), drafts]).toEqual([1, []]);
    await page.clock.runFor(100);
    const alert = page.getByRole('alert').filter({ hasText: 'Your request is ready' });
    await expect(alert).toBeVisible();
    await expect.poll(() => drafts).toEqual([quoteMailLink(['mobile'])]);
    await expect(ask).toBeVisible();
    await page.clock.runFor(4900);
    await expect(alert).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(alert).toHaveCount(0);

    await page
      .context()
      .route('https://mail.google.com/**', (route) => route.fulfill({ body: '' }));
    const opened = page.context().waitForEvent('page');
    await gmail.click();
    const compose = await opened;
    await expect.poll(() => compose.url()).toContain('https://mail.google.com/mail/?view=cm');
    expect(new URL(compose.url()).searchParams.get('su')).toBe('Quote request: Field apps');
  },
);

test(
  'shows the demo by keyboard, standing still where motion is reduced',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/');
    const watch = page.getByRole('button', { name: 'Watch Demo' });
    await watch.press('Enter');
    const demo = page.getByRole('dialog');
    await expect(demo.getByText('Scene 1 of 4')).toBeVisible();
    await expect(demo.getByText('A drawn demo, not a recording')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Play' })).toBeVisible();
    const stage = demo.locator('svg[viewBox="0 0 480 400"]').locator('..');
    expect((await stage.boundingBox())!.height).toBe(400);
    await demo.getByRole('button', { name: 'Next scene' }).press('Enter');
    await expect(
      demo.getByRole('heading', { name: 'AquaTest AI reads a lab report' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demo).toHaveCount(0);
    await expect(watch).toBeFocused();

    await watch.press('Enter');
    await demo.getByRole('button', { name: 'Close' }).last().click();
    await expect(demo).toHaveCount(0);
    await watch.press('Enter');
    await demo.getByRole('link', { name: 'Try It Yourself' }).click();
    await expect.poll(() => pathOf(site, page)).toBe('/core');
    expectNoPageProblems(page);
  },
);

test('leads along the page and back up, in the margin', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/?services=ocr');
  const dots = page.getByRole('navigation', { name: 'On this page' });
  const current = () => dots.locator('[aria-current]').allInnerTexts();
  expect(await dots.getByRole('link').allInnerTexts()).toEqual([
    ...['Home', 'Tools', 'Consulting', 'Reviews', 'Get Started'],
  ]);
  const up = page.getByRole('button', { name: 'Scroll to top' });
  expect(await up.count()).toBe(0);
  for (const name of ['Consulting', 'Reviews', 'Get Started', 'Tools']) {
    await dots.getByRole('link', { name }).press('Enter');
    await expect.poll(current).toEqual([name]);
  }
  expect(await ticked(page)).toEqual(['ocr']);
  await expect(up).toBeVisible();
  const box = (await up.boundingBox())!;
  const line = (await dots.boundingBox())!;
  const column = (await page.locator('#tools').boundingBox())!;
  expect(line.x).toBeGreaterThanOrEqual(column.x + column.width);
  expect(line.y + line.height).toBeLessThanOrEqual(box.y);
  expect(box.x).toBeGreaterThanOrEqual(column.x + column.width);

  await up.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(current).toEqual(['Home']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.evaluate(() => scrollTo(0, 500));
  await expect(up).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 501));
  await expect(up).toBeVisible();
  expectNoPageProblems(page);
});
