import type { Page } from '@playwright/test';
import { site as config } from '#shared/site-config/site.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const count = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Showing/ })
    .innerText();
const total = (page: Page) => page.locator('output').innerText();

test(
  'searches a kit list, with a separate search for each list',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/gear?tab=field&q=LENS');
    await expect.poll(() => count(page)).toBe('Showing 1 of 9 products');
    await expect(page.getByRole('heading', { name: 'Hand lens, 10× triplet' })).toBeVisible();

    await page.getByRole('radio', { name: /^Media Studio/ }).check();
    await expect.poll(() => pathOf(page)).toBe('/gear?tab=studio');
    const box = page.getByRole('searchbox', { name: 'Search Media Studio' });
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('placeholder', 'Search microphones, lights, capture…');
    expect(await count(page)).toBe('Showing 8 of 8 products');

    await box.fill('zzz');
    await expect(page.getByText('No products found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
    expect(await count(page)).toBe('Showing 0 of 8 products');
    await expect.poll(() => pathOf(page)).toBe('/gear?tab=studio&q=zzz');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await expect.poll(() => pathOf(page)).toBe('/gear?tab=studio');
    await expect(box).toBeFocused();
    expect(await page.getByRole('button', { name: 'Clear Search' }).count()).toBe(0);

    for (const query of ['?tab=studio&q=zzz', '?tab=studio', '?tab=field&q=LENS']) {
      await page.goBack();
      await expect.poll(() => pathOf(page)).toBe(`/gear${query}`);
    }
    await expect.poll(() => count(page)).toBe('Showing 1 of 9 products');
    expectNoPageProblems(page);
  },
);

test(
  'opens the shop in a new tab, with our tag, keeps what is ticked, and prints the rest',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { width: 390, colorScheme: 'dark' });
    await page.goto('/gear?tab=studio');
    await expect.poll(() => count(page)).toBe('Showing 8 of 8 products');
    const links = page.getByRole('link', { name: /^View on Amazon/ });
    const found = await links.evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })),
    );
    expect(found).toHaveLength(8);
    for (const { href, target, rel } of found) {
      expect([target, rel], href).toEqual(['_blank', 'nofollow sponsored noopener']);
      const { host, pathname, searchParams } = new URL(href);
      if (host !== 'www.amazon.com') expect(pathname).toBe('/aff/capturecard');
      else expect(searchParams.get('tag')).toBe(config.affiliate.tag);
    }
    await page.getByRole('checkbox', { name: 'I have it: Closed headphones' }).check();
    await expect(page.getByText('1 of 8 ticked')).toBeVisible();
    await page.reload();
    const ticked = page.getByRole('checkbox', { name: 'I have it: Closed headphones' });
    await expect(ticked).toBeChecked();
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(printed.filter({ hasText: 'Closed headphones' })).toBeHidden();
    await expect(printed).toHaveCount(7);
  },
);

test('calculates the price of a narration line by line, with a URL to share', async ({ site }) => {
  const page = await site.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const html = await (await page.request.get('/audio')).text();
  expect(html).toContain('<output>CA$1.50</output>');

  await page.goto('/audio');
  expect(await page.locator('#quote [type=checkbox]:checked').count()).toBe(0);
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^An MP3 for each chapter/ }).check();
  await page.getByLabel('Minutes of audio').fill('24');
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await page.getByRole('radio', { name: /^Running text/ }).check();
  await page.getByRole('radio', { name: /^Less common language/ }).check();
  await page.getByRole('checkbox', { name: /^Extra version at 0.95x/ }).check();
  // 3 × 1.50 = 4.50; × 1.40 = 6.30; chapters 3 × 3.00; another speed 5.00.
  await expect.poll(() => total(page)).toBe('CA$20.30');
  const rows = await page
    .getByRole('table', { name: 'Your total' })
    .locator('tbody tr')
    .allInnerTexts();
  expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
    'Standard voice 3 blocks of 10 minutes × CA$1.50 CA$4.50',
    'Less common language × 1.40 + CA$1.80',
    'An MP3 for each chapter 3 × CA$3.00, no more than the flat CA$10.00 + CA$9.00',
    'Extra version at 0.95x once + CA$5.00',
  ]);
  await expect(page.getByText('paid to minute 30; the last 6 min are unused')).toBeVisible();
  const mail = await page.getByRole('link', { name: 'Email this order' }).getAttribute('href');
  expect(decodeURIComponent(mail!)).toContain('Total: CA$20.30');

  await page.getByRole('button', { name: 'Copy link to this order' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect.poll(() => total(page)).toBe('CA$20.30');

  const field = page.getByLabel('Minutes of audio');
  await field.fill('');
  await expect(page.getByText('A whole number from 1 to 6000')).toBeVisible();
  expect(await total(page)).toBe('CA$20.30');
  await page.getByRole('radio', { name: 'Pages' }).check();
  await expect(
    page.getByText('An estimate: 12 × 300 words at 150 a minute are about 24 minutes.'),
  ).toBeVisible();
  expect(await total(page)).toBe('CA$20.30');
  await expectNoAxeViolations(page);
  expectNoPageProblems(page);
});

test(
  'keeps an invalid length, and emails no order for another length',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/audio?minutes=70');
    const field = page.getByLabel('Minutes of audio');
    await expect(field).toHaveValue('70');
    for (const wrong of ['7000', '1,200']) {
      await field.fill(wrong);
      await expect(page.getByText('A whole number from 1 to 6000')).toBeVisible();
      await field.blur();
      await page.getByRole('button', { name: 'Email this order' }).click();
      // Opens no draft: the link leads back to the field.
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(wrong);
      await expect(page.getByText('Still for 70 minutes')).toBeVisible();
      expect(await page.getByRole('link', { name: 'Email this order' }).count()).toBe(0);
    }
    await expectNoAxeViolations(page);
    await field.fill('640');
    await expect.poll(() => new URL(page.url()).searchParams.get('minutes')).toBe('640');
    await expect(page.getByRole('link', { name: 'Email this order' })).toBeVisible();
    expectNoPageProblems(page);
  },
);

test('dates the audio policies on the day of the visit', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  for (const path of ['/audio/privacy', '/audio/terms']) {
    await page.goto(path);
    await expect
      .poll(async () => {
        const today = await page.evaluate(
          (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()),
          config.locale,
        );
        return (await page.getByText('Last updated:').innerText()) === `Last updated: ${today}`;
      })
      .toBe(true);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.locator('a[href="#storage"]').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#storage');
    expectNoPageProblems(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL('/');
  }
});
