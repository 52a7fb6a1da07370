import { fillForm } from '../support/admin-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
} from '../support/browser.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { zipOf } from '../support/zip-files.ts';
import { openUntilVisible } from '../support/open-until-visible.ts';

test.beforeEach(({ site }) => emptyCatalogue(site));

const names = [
  'wells/readme.md',
  'wells/logs/井戸 <b>7.las',
  ...Array.from({ length: 70 }, (_, at) => `wells/logs/F03-${at + 1}.las`),
];

test(
  'shows everyone what is in an archive, collapsed if it is long',
  { tag: '@long' },
  async ({ site }) => {
    const desk = await site.open('admin');
    await desk.goto('/admin/products?new');
    await fillForm(desk, { Title: 'Wells of a basin', 'Price in GBP': '24', Category: 'Data' });
    await desk.getByLabel('File list').selectOption('Shown to everyone');
    await desk.getByLabel('File', { exact: true }).setInputFiles({
      name: 'wells.zip',
      mimeType: 'application/zip',
      buffer: zipOf(names.map((name) => ({ name }))),
    });
    await desk.getByRole('button', { name: 'Create product' }).click();
    await desk.getByRole('link', { name: 'View on site', exact: true }).click();
    await desk.waitForURL(/\/store\/[^/]+$/);
    const { pathname } = new URL(desk.url());

    await test.step('a visitor on a phone opens folders with the keyboard', async () => {
      const page = await site.open('guest', { width: 390, height: 844, colorScheme: 'dark' });
      const part = page.locator('#archive');
      await openUntilVisible(() => page.goto(pathname), part);
      await expect(part.getByText('wells.zip')).toBeVisible();
      await expect(part.getByText('72 files').first()).toBeVisible();
      await expect(part.getByText('readme.md')).toBeVisible();
      const file = part.getByText('井戸 <b>7.las');
      await expect(file).toBeHidden();
      await part.locator('summary', { hasText: 'logs' }).last().focus();
      await page.keyboard.press('Enter');
      await expect(part.getByText('F03-1.las')).toBeVisible();
      await expect(file).toBeHidden();
      await part.getByText('Show 21 more').focus();
      await page.keyboard.press('Enter');
      await expect(file).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      expectNoPageProblems(page);
    });

    await test.step('without scripts as well', async () => {
      const page = await site.openWith({ javaScriptEnabled: false });
      await page.goto(pathname);
      const part = page.locator('#archive');
      await part.locator('summary', { hasText: 'logs' }).last().click();
      await expect(part.getByText('F03-1.las')).toBeVisible();
    });

    await test.step('nobody sees it any more when the seller hides it', async () => {
      await desk.goto('/admin/products');
      await desk.getByRole('link', { name: 'Edit “Wells of a basin”' }).click();
      await expect(desk.getByText('It is on the item’s page now.')).toBeVisible();
      await desk.getByLabel('File list').selectOption('Not shown');
      await desk.getByRole('button', { name: 'Save changes' }).click();
      await desk.getByRole('link', { name: 'View on site', exact: true }).click();
      await desk.waitForURL(/\/store\/[^/]+$/);
      const page = await site.open('guest');
      await page.goto(pathname);
      await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
      await expect(page.getByText('readme.md')).toHaveCount(0);
    });
  },
);
