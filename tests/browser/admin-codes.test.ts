import { codesContract } from '#shared/contracts/codes.ts';
import { payWith } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { paidArticle } from '../support/buy-article.ts';

/** Sold only in this test, so that no other buyer is asked for a code. */
const article = { ...paidArticle, id: 'art-coded', title: 'Moraines at half price' };
const draft = {
  ...{ ...article, id: 'art-draft', title: 'Moraines at half time' },
  shelf: 'draft' as const,
};

test.beforeAll(({ site }) => site.seedArticles([paidArticle, article, draft]));

test(
  'are created in the admin area, entered before paying, shown on the receipt, and switched off',
  { tag: '@long' },
  async ({ site }) => {
    const code = `HALF-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const desk = await site.open('admin');
    await desk.goto('/admin');
    await desk.getByRole('link', { name: 'Codes' }).click();
    await desk.getByRole('link', { name: 'New code' }).click();
    const form = desk.getByRole('region', { name: 'New code' });
    await expect(desk.getByRole('link', { name: 'New code' })).toHaveCount(0);
    await form.getByRole('button', { name: 'Create code' }).click();
    await expect(form.getByText('Use 3 to 40 letters, digits and dashes')).toBeVisible();
    await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await form.getByLabel('Percentage or amount').fill('50');
    await form.getByLabel('Uses per customer').fill('1');
    await form.getByLabel('Find an item').fill('moraines at half');
    await expect(form.getByRole('list', { name: 'Found items' })).toHaveText(
      `Add ${article.title}`,
    );
    await form.getByRole('button', { name: `Add ${article.title}` }).click();
    await expectNoAxeViolations(desk);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await desk.getByRole('button', { name: 'Keep editing' }).click();
    await form.getByRole('button', { name: 'Create code' }).click();
    const row = desk.getByRole('row', { name: code });
    await expect(row).toContainText('50%');
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(row).toContainText(article.title);
    await expectNoAxeViolations(desk);

    const page = await site.openAs(await site.register());
    await page.goto(`/articles/${article.id}`);
    await page.getByRole('button', { name: 'Buy for £4.50' }).click();
    const dialog = page.getByRole('dialog', { name: 'Discount code' });
    await dialog.getByLabel('Code (optional)').fill('MISSPELT');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(dialog.getByText('We don’t recognise this code')).toBeVisible();
    await expect(dialog.getByLabel('Code (optional)')).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Buy for £4.50' }).click();
    await dialog.getByLabel('Code (optional)').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL(/_local\/stripe\/checkout/);
    await expect(page.locator('body')).toContainText('Discount');
    await payWith(page);
    await expect(page.locator('main')).toContainText('Paid £2.25.');
    await page.goto('/purchases');
    await page.getByRole('link', { name: `Receipt for ${article.title}` }).click();
    const receipt = page.locator('[data-receipt]');
    await expect(receipt).toContainText(`Discount, code ${code}`);
    await expect(receipt).toContainText('−£2.25');
    expectNoPageProblems(page);

    await desk.reload();
    await expect(row).toContainText('On');
    await row.getByRole('button', { name: `Switch off ${code}` }).click();
    await expect(row.getByText('Off', { exact: true })).toBeVisible();
    expectNoPageProblems(desk);
  },
);

test(
  'can be left out, and buyers are not asked for one if the item has none',
  { tag: '@long' },
  async ({ site }) => {
    const admin = await registerAdmin(site);
    const code = `NONE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const items = [{ resourceType: 'article' as const, resourceId: article.id }];
    await site.api(codesContract.create, { code, percentOff: 10, items }, admin);
    const page = await site.openAs(await site.register());
    await page.goto(`/articles/${article.id}`);
    await page.getByRole('button', { name: 'Buy for £4.50' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL(/_local\/stripe\/checkout/);
    await expect(page.getByRole('button', { name: 'Pay £4.50' })).toBeVisible();
    await site.api(codesContract.setActive, { code, active: false }, admin);
    await page.goto(`/articles/${paidArticle.id}`);
    await page.getByRole('button', { name: 'Buy for £4.50' }).click();
    await page.waitForURL(/_local\/stripe\/checkout/);
    expectNoPageProblems(page);
  },
);

test(
  'keeps what was entered for a code until it is discarded',
  { tag: '@long' },
  async ({ site }) => {
    const desk = await site.open('admin');
    await desk.goto('/admin/codes?new');
    const form = desk.getByRole('region', { name: 'New code' });
    await form.getByLabel('Code', { exact: true }).fill('STRATA');
    await form.getByLabel('Discount').selectOption({ label: 'Amount in GBP' });
    await form.getByLabel('Find an item').fill('moraines at half');
    await form.getByRole('button', { name: `Add ${article.title}` }).click();

    await desk.getByRole('navigation', { name: 'Administration' }).getByText('Orders').click();
    await desk.getByRole('button', { name: 'Keep editing' }).click();
    desk.once('dialog', (dialog) => dialog.accept());
    await desk.reload();
    await expect(form.getByText('We restored your unsaved text')).toBeVisible();
    await expect(form.getByLabel('Code', { exact: true })).toHaveValue('STRATA');
    await expect(form.getByLabel('Discount')).toHaveValue('gbp');
    await expect(form.getByRole('button', { name: `Remove ${article.title}` })).toBeVisible();
    await expectNoAxeViolations(desk);

    await form.getByRole('button', { name: 'Discard' }).click();
    await expect(form.getByLabel('Code', { exact: true })).toHaveValue('');
    await expect(form.getByRole('button', { name: `Remove ${article.title}` })).toHaveCount(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    expectNoPageProblems(desk);
  },
);

test('says that no item matches a search only once all lists have loaded', async ({ site }) => {
  const desk = await site.open('admin');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await desk.route('**/api/admin/products?*', async (route) => {
    await released;
    await route.continue();
  });
  await desk.goto('/admin/codes?new');
  const form = desk.getByRole('region', { name: 'New code' });
  const others = ['articles', 'podcasts', 'bundles'].map((list) =>
    desk.waitForResponse((response) => response.url().includes(`/api/admin/${list}?`)),
  );
  await form.getByLabel('Find an item').fill('zzzz');
  for (const response of await Promise.all(others)) await response.finished();
  const nothing = form.getByText('No item that you can choose matches.');
  expect(await nothing.count()).toBe(0);
  release();
  await expect(nothing).toBeVisible();
});
