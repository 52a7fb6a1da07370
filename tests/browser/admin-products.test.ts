import { chooseBy, errorOf, fillForm, pdf, png, rowOf, toastOf } from '../support/admin-forms.ts';
import { tabTo } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { pdfFile, pngFile } from '../support/sample-files.ts';

test.beforeEach(({ site }) => emptyCatalogue(site));

test('sells a product that was created in the admin area once it has its file', async ({
  site,
}) => {
  const page = await site.open('admin');
  await page.goto('/admin/products?new');
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible();
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(toastOf(page, 'Please fix form errors')).toBeVisible();
  await expect.poll(() => errorOf(page, 'Title')).toBe('Title is required');
  await expect.poll(() => errorOf(page, 'Price in GBP')).toBe('Valid price required');
  await expect.poll(() => errorOf(page, 'Category')).toBe('Category is required');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.getByRole('link', { name: 'New product' }).first().click();
  await fillForm(page, {
    Title: 'Field handbook',
    'Price in GBP': '9.99',
    Category: 'eBooks | field',
  });
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('“Field handbook” is saved as a draft')).toBeVisible();
  const row = rowOf(page, 'Field handbook');
  await expect(row.getByText('Draft: no file')).toBeVisible();
  expect(await (await page.request.get('/api/products')).json()).toEqual([]);

  await row.getByRole('link', { name: 'Edit “Field handbook”' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles(pdf(await pdfFile(4)));
  await page.getByLabel('Cover').setInputFiles(png(await pngFile()));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('“Field handbook” is saved and on the site')).toBeVisible();
  await expect(row.getByText('Published')).toBeVisible();
  expect(await (await page.request.get('/api/products')).json()).toMatchObject([
    { title: 'Field handbook', price: 9.99, category: 'eBooks | field' },
  ]);
  expectNoPageProblems(page);
});

test(
  'keeps what was typed if saving fails, and creates the item only once',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    const ids: string[] = [];
    await page.route('**/api/products', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      ids.push((route.request().postDataJSON() as { id: string }).id);
      await route.fulfill({ status: 502, body: '' });
    });
    await page.goto('/admin/products?new');
    await fillForm(page, { Title: 'Core box labels', 'Price in GBP': '3', Category: 'Print' });
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Could not save product' }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Create product' }).click();
    await expect.poll(() => ids.length).toBe(2);
    expect(ids[0]).toBe(ids[1]);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Core box labels');
  },
);

test('lists failed files, with links to replace them', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/admin/products?new');
  await fillForm(page, { Title: 'Thin sections', 'Price in GBP': '5', Category: 'Print' });
  const wrong = pdf(Buffer.from('Only text.'), 'sections.pdf');
  await page.getByLabel('File', { exact: true }).setInputFiles(wrong);
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect.poll(() => errorOf(page, 'File'), { timeout: 15_000 }).toContain('it is text');

  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Failed uploads' }).last();
  await expect(panel.getByText('sections.pdf', { exact: true })).toBeVisible();
  await expect(panel.getByText(/it is text/)).toBeVisible();
  await panel.getByRole('link', { name: 'Upload another file' }).click();
  await expect(page.getByRole('heading', { name: 'Edit “Thin sections”' })).toBeVisible();
  await page.goBack();
  await panel.getByRole('button', { name: 'Dismiss sections.pdf' }).click();
  await expect(panel.getByText('No uploads have been rejected')).toBeVisible();
});

test(
  'works by keyboard alone, from the form to the file and back to the row',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin/products');
    await tabTo(page, 'link', 'New product');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    const fields = [
      'Scale cards',
      '2.50',
      'Print',
      'Ada Stone',
      'cards, scale',
      'For photos of core.',
      'In centimetres.',
    ];
    for (const value of fields) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    // Past the preview of the description, the state and the four parts of the date, to the file.
    for (let press = 0; press < 7; press++) await page.keyboard.press('Tab');
    const cards = pdf(await pdfFile(1), 'cards.pdf');
    await chooseBy(page, () => page.keyboard.press('Space'), cards);
    await expect(page.getByText('cards.pdf')).toBeVisible();
    await tabTo(page, 'button', 'Create product');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“Scale cards” is saved and on the site')).toBeVisible();

    await tabTo(page, 'button', 'Delete “Scale cards”');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete this product?',
    });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Scale cards')).toHaveCount(0);
    expect(site.failures).toEqual([]);
  },
);

test(
  'shows a chosen picture before it is sent, until another is chosen or it is removed',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin/products?new');
    const cover = page.getByLabel('Cover');
    const chosen = (name: string) => page.getByRole('img', { name: `Chosen: ${name}` });
    await cover.setInputFiles(png(await pngFile(90, 60), 'first.png'));
    await expect(chosen('first.png')).toBeVisible();
    expect(
      await chosen('first.png').evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
        naturalWidth,
        naturalHeight,
      ]),
    ).toEqual([90, 60]);
    await cover.setInputFiles(png(await pngFile(50, 40), 'second.png'));
    await expect(chosen('second.png')).toBeVisible();
    await expect
      .poll(() => chosen('second.png').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(50);
    expect(await chosen('first.png').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove second.png' }).click();
    await expect(chosen('second.png')).toHaveCount(0);
    await cover.setInputFiles(png(await pdfFile(1), 'no-picture.png'));
    await expect(page.getByText('no-picture.png', { exact: true })).toBeVisible();
    expect(await page.getByRole('img', { name: /^Chosen:/ }).count()).toBe(0);
    expectNoPageProblems(page);
  },
);
