import { beforeEach, expect, it } from 'vitest';
import { errorOf, fillForm, holdPosts, pdf, png, rowOf, toastOf } from '../support/admin-forms.ts';
import { libraryArticles } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { eventually } from '../support/hub-pages.ts';
import { pdfFile, pngFile } from '../support/sample-files.ts';

const { open, site } = browserSite();

beforeEach(() => emptyCatalogue(site()));

const texts = {
  Title: 'Reading a thin section',
  'Short description': 'What crossed polars show, and what they hide.',
  'Long description': 'Quartz, feldspar and what lies between them, in plain and polarised light.',
  'Price in GBP': '4.50',
  Category: 'Petrography | beginners',
};

it('publishes an article from a real PDF and a cover, which the library shows at once', async () => {
  const page = await open('admin');
  // The library has been read before, so that the old list lies in this tab.
  await page.goto('/articles');
  await page.getByText('The library is empty').waitFor();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('banner').locator('a[href="/admin/articles"]').click();
  await page.getByText('No articles yet').waitFor();
  await page.getByRole('link', { name: 'New article' }).first().click();
  await page.waitForURL('**/admin/articles?new');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await fillForm(page, texts);
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(7), 'Thin sections.pdf'));
  await page.getByLabel('Cover').setInputFiles(png(await pngFile()));
  await page.getByRole('button', { name: 'Create article' }).click();

  await page.getByText('“Reading a thin section” is saved and on the site').waitFor();
  await toastOf(page, 'Article saved').waitFor();
  await page.waitForURL('**/admin/articles');
  const row = rowOf(page, texts.Title);
  await row.getByText('Published').waitFor();
  await eventually(() => row.textContent()).toContain('£4.50');
  await page.getByRole('link', { name: 'View on site', exact: true }).click();
  await page.waitForURL(/\/articles\/[^/]+$/);
  await page.getByRole('dialog').getByText('7 pages').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Showing 1 of 1').waitFor();
  await eventually(() => page.locator('main ul img').first().getAttribute('src')).toMatch(
    /^\/media\/articles\//,
  );
  expectNoPageProblems(page);
  await page.context().close();
});

it('says what is wrong with every field and leads to the first', async () => {
  const page = await open('admin');
  await page.goto('/admin/articles?new');
  await page.getByLabel('Title', { exact: true }).fill('Ore ');
  await page.getByLabel('Price in GBP').fill('0.125');
  await page.getByRole('button', { name: 'Create article' }).click();
  await toastOf(page, 'Please fix form errors').waitFor();
  const labels = [...Object.keys(texts), 'PDF file', 'Cover'];
  const errors = () =>
    Promise.all(labels.map(async (label) => [label, await errorOf(page, label)] as const));
  await eventually(async () => Object.fromEntries(await errors())).toEqual({
    Title: 'Title must be at least 5 characters',
    'Short description': 'Short description must be at least 20 characters',
    'Long description': 'Long description must be at least 20 characters',
    'Price in GBP': 'Valid price required',
    Category: 'Category is required',
    'PDF file': 'PDF file is required',
    Cover: undefined,
  });
  await eventually(() =>
    page.evaluate(() => (document.activeElement as HTMLInputElement).name),
  ).toBe('title');
  await page.getByLabel('PDF file').setInputFiles(png(await pngFile(8, 8)));
  await eventually(() => errorOf(page, 'PDF file')).toBe('Please select a PDF file');
  await page.getByLabel('Cover').setInputFiles(pdf(await pdfFile(1)));
  await eventually(() => errorOf(page, 'Cover')).toBe(
    'Please select an image file (JPEG, PNG, etc.)',
  );
  await page.getByLabel('Cover').setInputFiles(png(Buffer.alloc(5 * 1024 * 1024 + 1)));
  await eventually(() => errorOf(page, 'Cover')).toBe('Image file size must be less than 5MB');
  await page.getByLabel('Title', { exact: true }).fill('Ore bodies');
  await eventually(() => errorOf(page, 'Title')).toBeUndefined();

  await page.getByRole('button', { name: 'Create article' }).click();
  // Held by the pointer it would stay.
  await toastOf(page, 'Please fix form errors').hover();
  await page.getByLabel('Cover').setInputFiles(png(await pngFile(8, 8)));
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(1)));
  const { Title: _, ...others } = texts;
  for (const [label, text] of Object.entries(others)) {
    expect(await toastOf(page, 'Please fix form errors').count()).toBe(1);
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await toastOf(page, 'Please fix form errors').waitFor({ state: 'detached' });
  await page.context().close();
});

it('explains a file that the server rejects, and takes another in its place', async () => {
  const page = await open('admin');
  await page.goto('/admin/articles?new');
  await fillForm(page, { ...texts, Title: 'A paper with the wrong file' });
  await page.getByLabel('PDF file').setInputFiles(pdf(await pngFile(40, 40), 'renamed.pdf'));
  await page.getByRole('button', { name: 'Create article' }).click();
  await expect
    .poll(() => errorOf(page, 'PDF file'), { timeout: 15_000 })
    .toMatch(/PNG.*Please select a PDF file/);
  const row = rowOf(page, 'A paper with the wrong file');
  await row.getByText('Draft: no PDF').waitFor();
  expect(await page.getByRole('button', { name: 'Retry PDF file' }).count()).toBe(0);

  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(2)));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('“A paper with the wrong file” is saved and on the site').waitFor();
  await row.getByText('Published').waitFor();
  expect(await row.count(), 'changed, not made a second time').toBe(1);
  expectNoPageProblems(page);
  await page.context().close();
});

it('cancels an upload, keeps the file and sends it again', async () => {
  const page = await open('admin');
  const posts = await holdPosts(page, site().endpoints.s3);
  await page.goto('/admin/articles?new');
  await fillForm(page, { ...texts, Title: 'A paper that was cancelled' });
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(3)));
  await page.getByRole('button', { name: 'Create article' }).click();
  await posts.arrived;
  await page.getByRole('progressbar', { name: 'Sending PDF file' }).waitFor();
  await page.getByRole('button', { name: 'Cancel PDF file' }).click();
  await page.getByText('Canceled', { exact: true }).waitFor();
  posts.release();
  await page.getByRole('button', { name: 'Retry PDF file' }).click();
  await page.getByText('“A paper that was cancelled” is saved and on the site').waitFor();
  await page.context().close();
});

it('stays open for what was changed while a file was on its way', async () => {
  const page = await open('admin');
  const posts = await holdPosts(page, site().endpoints.s3);
  await page.goto('/admin/articles?new');
  await fillForm(page, { ...texts, Title: 'First thoughts on dolomite' });
  await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(3)));
  await page.getByRole('button', { name: 'Create article' }).click();
  await posts.arrived;
  await page.getByLabel('Title', { exact: true }).fill('Second thoughts on dolomite');
  posts.release();
  await toastOf(page, 'Saved. Later edits aren’t saved yet.').waitFor();
  await page.getByText('Accepted · 3 pages').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('“Second thoughts on dolomite” is saved and on the site').waitFor();
  await rowOf(page, 'Second thoughts on dolomite').waitFor();
  expect(await rowOf(page, 'First thoughts on dolomite').count()).toBe(0);
  await page.context().close();
});

it('puts what the server finds wrong on its field', async () => {
  const page = await open('admin');
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
  await eventually(() => errorOf(page, 'Category')).toBe('This category is closed');
  await eventually(() =>
    page.evaluate(() => (document.activeElement as HTMLInputElement).name),
  ).toBe('category');
  await page.unroute('**/api/articles');
  await page.route('**/api/articles', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.getByRole('button', { name: 'Create article' }).click();
  await toastOf(page, 'Operation failed').waitFor();
  await eventually(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe(texts.Title);
  await page.context().close();
});

it('warns before unsaved changes are lost: on links, Back, another row and reload', async () => {
  await site().seedArticles(libraryArticles.slice(2, 6));
  const page = await open('admin');
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'Edit “Paper 2”' }).click();
  await page.getByRole('heading', { name: 'Edit “Paper 2”' }).waitFor();
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
  await eventually(() => title.inputValue()).toBe('Paper 2, second edition');
  // Searching the table leaves the form alone.
  await page.getByLabel('Search articles').fill('paper 3');
  await page.getByText('1 article matches').waitFor();
  await eventually(() => title.inputValue()).toBe('Paper 2, second edition');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const warning = await asked;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await eventually(() => title.inputValue()).toBe('Paper 2, second edition');

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await question.waitFor({ state: 'detached' });
  await title.waitFor({ state: 'detached' });
  await page.goto('/admin/articles?edit=paper-2');
  await eventually(() => title.inputValue()).toBe('Paper 2');
  await page.context().close();
});

it('deletes after asking, and says who keeps what', async () => {
  await site().seedArticles(libraryArticles.slice(2, 6));
  const page = await open('admin');
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Delete “Paper 4”' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this article?',
  });
  await dialog.getByText('Buyers keep their access').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.route('**/api/articles/paper-4', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete “Paper 4”' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText(/^Delete failed/).waitFor();
  await page.unroute('**/api/articles/paper-4');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Paper 4').waitFor({ state: 'detached' });
  const response = await page.request.get('/api/articles/paper-4');
  expect(response.status()).toBe(404);
  await page.context().close();
});
