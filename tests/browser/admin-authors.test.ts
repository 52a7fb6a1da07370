import { errorOf, fillForm, png, rowOf, toastOf } from '../support/admin-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { pngFile } from '../support/sample-files.ts';

const { free } = sampleArticles;

test.beforeAll(({ site }) => site.seedArticles([free]));

test(
  'are added in the admin area, suggested in the form of a paper, and shown on its page',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Authors' }).click();
    await expect(page.getByText('No authors yet')).toBeVisible();
    await page.getByRole('link', { name: 'New author' }).first().click();
    await page.getByRole('button', { name: 'Create author' }).click();
    await expect(toastOf(page, 'Please fix form errors')).toBeVisible();
    await expect.poll(() => errorOf(page, 'Name')).toBe('Name is required');
    await expect.poll(() => errorOf(page, 'Introduction')).toBe('Introduction is required');
    await fillForm(page, { Name: 'Ada Stone', Introduction: 'She counts the layers.' });
    await page.getByLabel('Picture').setInputFiles(png(await pngFile(300, 200), 'ada.png'));
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Create author' }).click();
    await expect(toastOf(page, 'Author saved')).toBeVisible();
    await expect(rowOf(page, 'Ada Stone')).toContainText('She counts the layers.');
    await expect(rowOf(page, 'Ada Stone').locator('img[src$="-256.webp"]')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(`/admin/articles?edit=${free.id}`);
    await expect(page.locator('datalist option[value="Ada Stone"]')).toBeAttached();
    await page.getByLabel('Author (optional)').fill('Ada Stone');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`“${free.title}” is saved`)).toBeVisible();

    const guest = await site.open();
    await guest.goto(`/articles/${free.id}`);
    await expect(guest.getByRole('heading', { name: 'Ada Stone' })).toBeVisible();
    await expect(guest.getByText('She counts the layers.')).toBeVisible();
    const picture = guest.locator('main img[src$="-256.webp"]');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(256);
    await expectNoAxeViolations(guest);

    await page.goto('/admin/authors');
    await page.getByRole('link', { name: 'Edit “Ada Stone”' }).click();
    await fillForm(page, { Name: 'Ada King' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const renamed = 'Author saved. 1 published item now shows this name.';
    await expect(toastOf(page, renamed)).toBeVisible();
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'Ada King' })).toBeVisible();
    await expect(guest.getByRole('definition').filter({ hasText: 'Ada King' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit “Ada King”' }).click();
    await expect(page.getByText('Former names: Ada Stone.')).toBeVisible();
    await page.goto(`/admin/articles?edit=${free.id}`);
    await expect(page.getByLabel('Author (optional)')).toHaveValue('Ada King');

    await page.goto('/admin/authors');
    await rowOf(page, 'Ada King').getByRole('button', { name: 'Delete “Ada King”' }).click();
    await expect(page.getByRole('dialog')).toContainText('show it again: Ada Stone.');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No authors yet')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await guest.reload();
    await expect(guest.getByRole('heading', { name: free.title })).toBeVisible();
    await expect(guest.getByText('She counts the layers.')).toHaveCount(0);
    await expect(guest.getByRole('definition').filter({ hasText: 'Ada Stone' })).toBeVisible();
    for (const each of [page, guest]) expectNoPageProblems(each);
  },
);
