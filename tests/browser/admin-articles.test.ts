import { errorOf, fillForm, holdPosts, pdf, png, rowOf, toastOf } from '../support/admin-forms.ts';
import { libraryArticles } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { pdfFile, pngFile } from '../support/sample-files.ts';

test.beforeEach(({ site }) => emptyCatalogue(site));

const texts = {
  Title: 'Reading a thin section',
  'Short description': 'What crossed polars show, and what they hide.',
  'Long description': 'Quartz, feldspar and what lies between them, in plain and polarised light.',
  'Price in GBP': '4.50',
  Category: 'Petrography | beginners',
};

test('publishes a PDF with a cover, at once in the library', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  // Loads the library first, so that this tab has the old list.
  await page.goto('/articles');
  await expect(page.getByText('The library is empty')).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page
    .getByRole('list', { name: 'Administration' })
    .getByRole('link', { name: 'Articles' })
    .click();
  await expect(page.getByText('No articles yet')).toBeVisible();
  await page.getByRole('link', { name: 'New article' }).first().click();
  await page.waitForURL('**/admin/articles?new');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await fillForm(page, texts);
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(7), 'Thin sections.pdf'));
  await page.getByLabel('Cover').setInputFiles(png(await pngFile()));
  await page.getByRole('button', { name: 'Create article' }).click();

  await expect(page.getByText('“Reading a thin section” is saved and on the site')).toBeVisible();
  await expect(toastOf(page, 'Article saved')).toBeVisible();
  await page.waitForURL('**/admin/articles');
  const row = rowOf(page, texts.Title);
  await expect(row.getByText('Published')).toBeVisible();
  await expect(row).toContainText('£4.50');
  await page.getByRole('link', { name: 'View on site', exact: true }).click();
  await page.waitForURL(/\/articles\/[^/]+$/);
  await expect(page.getByRole('article').getByText('7 pages', { exact: true })).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Articles' }).click();
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  await expect(page.locator('main ul img').first()).toHaveAttribute('src', /^\/media\/articles\//);
  expectNoPageProblems(page);
});

test('shows every field error and focuses the first field', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/admin/articles?new');
  await page.getByLabel('Title', { exact: true }).fill('Ore ');
  await page.getByLabel('Price in GBP').fill('0.125');
  await page.getByRole('button', { name: 'Create article' }).click();
  await expect(toastOf(page, 'Please fix form errors')).toBeVisible();
  const labels = [...Object.keys(texts), 'PDF file', 'Cover'];
  const errors = () =>
    Promise.all(labels.map(async (label) => [label, await errorOf(page, label)] as const));
  await expect
    .poll(async () => Object.fromEntries(await errors()))
    .toEqual({
      Title: 'Title must be at least 5 characters',
      'Short description': 'Short description must be at least 20 characters',
      'Long description': 'Long description must be at least 20 characters',
      'Price in GBP': 'Valid price required',
      Category: 'Category is required',
      'PDF file': 'PDF file is required',
      Cover: undefined,
    });
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('title');
  await page.getByLabel('PDF file').setInputFiles(png(await pngFile(8, 8)));
  await expect.poll(() => errorOf(page, 'PDF file')).toBe('Please select a PDF file');
  await page.getByLabel('Cover').setInputFiles(pdf(await pdfFile(1)));
  await expect
    .poll(() => errorOf(page, 'Cover'))
    .toBe('Please select an image file (JPEG, PNG, etc.)');
  await page.getByLabel('Cover').setInputFiles(png(Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect.poll(() => errorOf(page, 'Cover')).toBe('Image file size must be less than 5MB');
  await page.getByLabel('Title', { exact: true }).fill('Ore bodies');
  await expect.poll(() => errorOf(page, 'Title')).toBeUndefined();

  await page.getByRole('button', { name: 'Create article' }).click();
  // Under the pointer, it would stay.
  await toastOf(page, 'Please fix form errors').hover();
  await page.getByLabel('Cover').setInputFiles(png(await pngFile(8, 8)));
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(1)));
  const { Title: _, ...others } = texts;
  for (const [label, text] of Object.entries(others)) {
    await expect(toastOf(page, 'Please fix form errors')).toHaveCount(1);
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(toastOf(page, 'Please fix form errors')).toHaveCount(0);
});

test(
  'explains why the server rejected a file, and accepts another one',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin/articles?new');
    await fillForm(page, { ...texts, Title: 'A paper with the wrong file' });
    await page.getByLabel('PDF file').setInputFiles(pdf(await pngFile(40, 40), 'renamed.pdf'));
    await page.getByRole('button', { name: 'Create article' }).click();
    await expect
      .poll(() => errorOf(page, 'PDF file'), { timeout: 15_000 })
      .toMatch(/PNG.*Please select a PDF file/);
    const row = rowOf(page, 'A paper with the wrong file');
    await expect(row.getByText('Draft: no PDF')).toBeVisible();
    expect(await page.getByRole('button', { name: 'Try again: PDF file' }).count()).toBe(0);

    await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(2)));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByText('“A paper with the wrong file” is saved and on the site'),
    ).toBeVisible();
    await expect(row.getByText('Published')).toBeVisible();
    await expect(row, 'changed, not made a second time').toHaveCount(1);
    expectNoPageProblems(page);
  },
);

test('cancels an upload, keeps the file and sends it again', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  const posts = await holdPosts(page, site.endpoints.s3);
  await page.goto('/admin/articles?new');
  await fillForm(page, { ...texts, Title: 'A paper that was cancelled' });
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(3)));
  await page.getByRole('button', { name: 'Create article' }).click();
  await posts.arrived;
  await expect(page.getByRole('progressbar', { name: 'Uploading PDF file' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel PDF file' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  posts.release();
  await page.getByRole('button', { name: 'Try again: PDF file' }).click();
  await expect(
    page.getByText('“A paper that was cancelled” is saved and on the site'),
  ).toBeVisible();
});

test(
  'keeps the form open for changes that were made during an upload',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    const posts = await holdPosts(page, site.endpoints.s3);
    await page.goto('/admin/articles?new');
    await fillForm(page, { ...texts, Title: 'First thoughts on dolomite' });
    await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(3)));
    await page.getByRole('button', { name: 'Create article' }).click();
    await posts.arrived;
    await page.getByLabel('Title', { exact: true }).fill('Second thoughts on dolomite');
    posts.release();
    await expect(toastOf(page, 'Saved. Later edits aren’t saved yet.')).toBeVisible();
    await expect(page.getByText('Accepted · 3 pages')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByText('“Second thoughts on dolomite” is saved and on the site'),
    ).toBeVisible();
    await expect(rowOf(page, 'Second thoughts on dolomite')).toBeVisible();
    expect(await rowOf(page, 'First thoughts on dolomite').count()).toBe(0);
  },
);

test("shows the server's errors at their fields", { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await page.route('**/api/articles', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'Some fields need your attention.',
        message: 'Some fields need your attention.',
        code: 'validation_failed',
        fields: { category: 'This category is closed' },
      },
    }),
  );
  await page.goto('/admin/articles?new');
  await fillForm(page, texts);
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(1)));
  await page.getByRole('button', { name: 'Create article' }).click();
  await expect.poll(() => errorOf(page, 'Category')).toBe('This category is closed');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('category');
  await page.unroute('**/api/articles');
  await page.route('**/api/articles', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.getByRole('button', { name: 'Create article' }).click();
  await expect(toastOf(page, 'Operation failed')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(texts.Title);
});

test(
  'warns before unsaved changes are lost: on links, Back, another row and reload',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles(libraryArticles.slice(2, 6));
    const page = await site.open('admin');
    await page.goto('/admin/articles');
    await page.getByRole('link', { name: 'Edit “Paper 2”' }).click();
    await expect(page.getByRole('heading', { name: 'Edit “Paper 2”' })).toBeVisible();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Paper 2, second edition');
    const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('link', { name: 'Edit “Paper 3”' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.waitForURL(/\?edit=paper-2$/);
    await expect(title).toHaveValue('Paper 2, second edition');
    // Searching the table does not affect the form.
    await page.getByLabel('Search articles').fill('paper 3');
    await expect(page.getByText('1 article matches')).toBeVisible();
    await expect(title).toHaveValue('Paper 2, second edition');

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const warning = await asked;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await expect(title).toHaveValue('Paper 2, second edition');

    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(question).toHaveCount(0);
    await expect(title).toHaveCount(0);
    await page.goto('/admin/articles?edit=paper-2');
    await expect(title).toHaveValue('Paper 2');
  },
);

test('asks before deleting, and says who keeps what', { tag: '@long' }, async ({ site }) => {
  await site.seedArticles(libraryArticles.slice(2, 6));
  const page = await site.open('admin');
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Delete “Paper 4”' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this article?',
  });
  await expect(dialog.getByText('Buyers keep access')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.route('**/api/articles/paper-4', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete “Paper 4”' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(/^Delete failed/)).toBeVisible();
  await page.unroute('**/api/articles/paper-4');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Paper 4')).toHaveCount(0);
  const response = await page.request.get('/api/articles/paper-4');
  expect(response.status()).toBe(404);
});
