import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';

test('gives the search the whole width of a phone', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin', { width: 390 });
  await page.goto('/admin/users');
  const table = page.getByRole('table');
  await expect(table.getByText('@').first()).toBeVisible();
  const [search, whole] = [await page.getByRole('search').boundingBox(), await table.boundingBox()];
  expect(search!.width).toBe(whole!.width);
});

test(
  'sends a typed search only after an account opened in the meantime has been closed',
  { tag: '@long' },
  async ({ site }) => {
    const member = await site.register('nunatak@example.test');
    const page = await site.open('admin');
    await page.clock.install();
    await page.goto('/admin/users');
    const row = page.getByRole('link', { name: member.email });
    await expect(row).toBeVisible();
    // The clock is stopped, so that the account is open before the search is sent.
    await page.clock.pauseAt(Date.now() + 5000);
    const box = page.getByRole('searchbox', { name: 'Search accounts' });
    await box.fill(member.email);
    await row.click();
    const dialog = page.getByRole('dialog', { name: member.email });
    await page.clock.resume();
    await expect(dialog.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible();
    await page.clock.runFor(1000);
    expect(new URL(page.url()).searchParams.has('q')).toBe(false);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.waitForURL((url) => url.search === `?${new URLSearchParams({ q: member.email })}`);
    await expect(box).toHaveValue(member.email);
    expectNoPageProblems(page);
  },
);
