import { readFile } from 'node:fs/promises';
import { buyArticle, paidArticle, startCheckout } from '../support/buy-article.ts';
import { buyCredits } from '../support/buy-credits.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoBarrier, takePictures } from '../support/every-look.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';

test.beforeAll(({ site }) => site.seedArticles());

test('finds an order, shows its history, and links to its buyer', async ({ site }) => {
  const { buyer, sessionId } = await buyArticle(site);
  await site.stripe.refund(sessionId, 100);
  await site.stripe.idle();
  const page = await site.open('admin');
  await page.goto('/admin');
  const desks = page.getByRole('navigation', { name: 'Administration' });
  await desks.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect(desks.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Show').selectOption('Partly refunded');
  await page.waitForURL('**/admin/orders?show=partly_refunded');
  await page.getByLabel('Search orders').fill(buyer.email);
  const row = page.getByRole('row').filter({ hasText: buyer.email });
  await expect(row).toContainText('−£1.00');
  await row.getByRole('link', { name: paidArticle.title }).click();
  const story = page.getByRole('list').filter({ hasText: 'Order placed' });
  await expect(story).toContainText('£4.50 paid (Visa …4242)');
  await expect(story).toContainText('£1.00 refunded');
  await expect(story).toContainText('Receipt sent');
  await expect(page.getByText(sessionId)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open in Stripe/ })).toHaveAttribute(
    'href',
    `${site.siteUrl}/_local/payments#${sessionId}`,
  );
  await page.getByRole('link', { name: 'Give or remove access' }).click();
  await expect(page.getByRole('dialog', { name: buyer.email })).toContainText('Remove access');
  expectNoPageProblems(page);
});

test('refunds a part and then the rest, and explains the effects first', async ({ site }) => {
  const { buyer, sessionId } = await buyArticle(site);
  const page = await site.open('admin');
  await page.goto(`/admin/orders?q=${sessionId}`);
  await page.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog).toContainText('The buyer loses access at once.');
  await expect(dialog).toContainText(`We’ll email ${buyer.email} about it.`);
  await dialog.getByLabel('Amount in GBP').fill('5');
  await dialog.getByRole('button', { name: 'Refund £5.00' }).click();
  await expect(
    dialog.getByText('Give a reason of at least 3 characters for the audit log'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Reason', { exact: true })).toBeFocused();
  await dialog.getByLabel('Reason', { exact: true }).fill('A page is missing');
  await dialog.getByRole('button', { name: 'Refund £5.00' }).click();
  await expect(dialog.getByText('At most £4.50 can be refunded')).toBeVisible();
  await expect(dialog.getByLabel('Amount in GBP')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByLabel('Reason', { exact: true })).toHaveValue('A page is missing');
  await dialog.getByLabel('Amount in GBP').fill('1,50');
  await expect(dialog).toContainText('The buyer keeps access.');
  await expectNoAxeViolations(page);
  await takePictures(page, 'refund');
  await dialog.getByRole('button', { name: 'Refund £1.50' }).click();
  await expect(page.getByText('£1.50 refunded').first()).toBeVisible();
  await expect(page.getByText('Partly refunded')).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByLabel('Amount in GBP')).toHaveValue('3.00');
  await expect(dialog.getByLabel('Reason', { exact: true })).toHaveValue('');
  await dialog.getByLabel('Reason', { exact: true }).fill('All of it, then');
  await dialog.getByRole('button', { name: 'Refund £3.00' }).click();
  await expect(page.getByText('Ended with the refund')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expectNoPageProblems(page);
});

test(
  'refunds once if the response to a refund is lost and the button is pressed again',
  { tag: '@long' },
  async ({ site }) => {
    const { sessionId } = await buyArticle(site);
    const page = await site.open('admin');
    await page.goto(`/admin/orders?q=${sessionId}`);
    await page.getByRole('rowheader').getByRole('link').click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await dialog.getByLabel('Amount in GBP').fill('2');
    await dialog.getByLabel('Reason', { exact: true }).fill('A page is missing');
    const ids: string[] = [];
    await page.route('**/api/admin/orders/*/refunds', async (route) => {
      ids.push((route.request().postDataJSON() as { requestId: string }).requestId);
      if (ids.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    const button = dialog.getByRole('button', { name: 'Refund £2.00' });
    await button.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await button.click();
    await expect(dialog).toBeHidden();
    expect(ids).toEqual([ids[0], ids[0]]);
    await expect(page.getByText('£2.00 refunded').first()).toBeVisible();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog.getByLabel('Amount in GBP')).toHaveValue('2.50');
  },
);

test(
  'saves the sales of a period, and their buyers, as files',
  { tag: '@long' },
  async ({ site }) => {
    const { buyer } = await buyArticle(site);
    const page = await site.open('admin');
    await page.goto('/admin/orders');
    await page.getByRole('button', { name: 'Download sales' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download sales' });
    const [from, to] = [dialog.getByLabel('From'), dialog.getByLabel('To')];
    await from.fill('2020-01-02');
    await to.fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Download CSV' }).click();
    await expect(dialog.getByText('Enter 2020-01-02 or a later day')).toBeVisible();
    await expect(to).toBeFocused();
    expect((await from.boundingBox())!.y).toBe((await to.boundingBox())!.y);
    await to.fill('2020-01-03');
    await dialog.getByRole('button', { name: 'Download CSV' }).click();
    await expect(dialog.getByText('Nothing was sold in this period')).toBeVisible();
    await expectNoAxeViolations(page);
    await takePictures(page, 'export');
    await from.fill('');
    await to.fill('');
    const [sales] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(sales.suggestedFilename()).toMatch(/^sales-[\d-]{10}-to-[\d-]{10}\.csv$/);
    const csv = await readFile(await sales.path(), 'utf8');
    expect(csv.startsWith('\u{feff}Order,Day,Paid at,E-mail,')).toBe(true);
    expect(csv).toContain(`,${buyer.email},${paidArticle.title},paper,`);
    await expect(dialog).toHaveCount(0);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Download customers' }).click();
    const [customers] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const rows = await readFile(await customers.path(), 'utf8');
    expect(rows).toMatch(new RegExp(`^${buyer.email},[\\d-]+,[\\d-]+,1,4.5,0\r$`, 'm'));
    expectNoPageProblems(page);
  },
);

test('shows the progress of a file, and can be stopped', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  const first = { rows: [], from: '2026-01-01', to: '2026-01-11', readTo: '2026-01-06' };
  await page.route('**/api/admin/sales*', (route) =>
    route.request().url().includes('cursor')
      ? undefined
      : route.fulfill({ json: { ...first, nextCursor: 'next' } }),
  );
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Download sales' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download sales' });
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  await expect(dialog.getByText(/^0 sales, up to .*6 January 2026/)).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '50');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
});

test('says how far back it searched, and continues', { tag: '@long' }, async ({ site }) => {
  const { buyer } = await buyArticle(site);
  const page = await site.open('admin');
  const searchedTo = '2025-03-04T10:00:00.000Z';
  await page.route('**/api/admin/orders?*q=*', async (route) => {
    const url = new URL(route.request().url());
    const isFirst = !url.searchParams.has('cursor');
    if (isFirst) return route.fulfill({ json: { rows: [], nextCursor: 'older', searchedTo } });
    url.searchParams.delete('cursor');
    return route.continue({ url: url.href });
  });
  await page.goto('/admin/orders?q=reader');
  await expect(page.getByText('No orders match “reader” so far')).toBeVisible();
  await expect(page.getByText(/^Searched back to 4 March 2025/)).toBeVisible();
  await expectNoAxeViolations(page);
  await takePictures(page, 'searched');
  await page.getByRole('button', { name: 'Search older orders' }).click();
  await expect(page.getByRole('row').filter({ hasText: buyer.email })).toBeVisible();
  await expect(page.getByText(/Searched back/)).toHaveCount(0);
});

test('says if orders are missing or fail to load', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/admin/orders?show=disputed');
  await expect(page.getByText('No orders: disputed')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/admin/orders/none');
  await expect(page.getByText('We couldn’t load the order')).toBeVisible();
  await page.route('**/api/admin/orders*', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/admin/orders');
  await expect(page.getByText('Failed to load the orders')).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  'has no accessibility violations, wide and narrow, light and dark',
  { tag: '@long' },
  async ({ site }) => {
    const { sessionId } = await buyArticle(site);
    await site.stripe.refund(sessionId, 100);
    const credits = await buyCredits(site);
    await site.stripe.refund(credits.sessionId);
    await startCheckout(site, await site.register());
    await site.stripe.idle();
    const page = await site.open('admin');
    await page.goto(`/admin/orders?q=${credits.sessionId}&show=all`);
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByText('What happened')).toBeVisible();
    const order = new URL(page.url()).pathname;
    for (const path of ['/admin/orders?show=all', order, '/admin/users', '/admin']) {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(/What happened|@|Revenue/)
          .first(),
      ).toBeVisible();
      const name = path.split('?')[0]!.split('/').slice(1, 3).join('-');
      const kind = path === order ? `${name}-one` : name;
      await expectNoBarrier(page, kind);
    }
  },
);
