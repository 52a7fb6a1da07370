import type { Page } from '@playwright/test';
import { fillForm, holdPosts, pdf, png } from '../support/admin-forms.ts';
import { libraryArticles } from '../support/article-pages.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoBarrier } from '../support/every-look.ts';
import { pdfFile, pngFile } from '../support/sample-files.ts';
import { samplePodcasts, seedPodcasts } from '../support/sample-podcasts.ts';
import { seedProduct } from '../support/sample-products.ts';

test.beforeAll(async ({ site }) => {
  await site.seedArticles(libraryArticles);
  await seedPodcasts(site.endpoints.s3);
  await seedProduct(site);
});

interface Screen {
  name: string;
  path: string;
  /** Brings the screen into the state to check. */
  prepare: (page: Page, site: Site) => Promise<unknown>;
}

const screens: Screen[] = [
  {
    name: 'admin-articles',
    path: '/admin/articles',
    prepare: (page) => expect(page.getByText('1–25 of 29')).toBeVisible(),
  },
  {
    name: 'admin-articles-errors',
    path: '/admin/articles?new&q=paper+25',
    async prepare(page) {
      await page.getByLabel('Cover').setInputFiles(pdf(await pdfFile(1)));
      await page.getByRole('button', { name: 'Create article' }).click();
      await expect(page.getByText('PDF file is required')).toBeVisible();
    },
  },
  {
    name: 'admin-articles-restored',
    path: '/admin/articles?new&q=paper+26',
    async prepare(page) {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByLabel('Title', { exact: true }).fill('Typed before the reload');
      await page.reload();
      await expect(page.getByText('We restored your unsaved text')).toBeVisible();
      await page.getByLabel('Cover').setInputFiles(png(await pngFile(90, 60)));
      await expect(page.getByRole('img', { name: 'Chosen: cover.png' })).toBeVisible();
    },
  },
  {
    name: 'admin-articles-sending',
    path: '/admin/articles?edit=paper-25&q=paper+25',
    async prepare(page, site) {
      const posts = await holdPosts(page, site.endpoints.s3);
      await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(2)));
      await page.getByLabel('Cover').setInputFiles(png(await pngFile(90, 60)));
      await page.getByRole('button', { name: 'Save changes' }).click();
      await posts.arrived;
      await expect(page.getByRole('button', { name: 'Cancel PDF file' })).toBeVisible();
    },
  },
  {
    name: 'admin-articles-delete',
    path: '/admin/articles?q=paper+27',
    async prepare(page) {
      await page.getByRole('button', { name: 'Delete “Paper 27”' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-articles-nothing',
    path: '/admin/articles?q=gypsum',
    prepare: (page) => expect(page.getByText('No articles match “gypsum”')).toBeVisible(),
  },
  {
    name: 'admin-podcasts',
    path: '/admin/podcasts?new',
    async prepare(page) {
      await fillForm(page, { Transcript: 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.' });
      await expect(page.getByRole('table', { name: 'Episodes, newest first' })).toBeVisible();
    },
  },
  {
    name: 'admin-podcasts-audio',
    path: '/admin/podcasts',
    async prepare(page) {
      await page.getByRole('button', { name: `Play “${samplePodcasts.paid.title}”` }).click();
      await expect(page.getByRole('dialog').locator('audio')).toBeVisible();
    },
  },
  {
    name: 'admin-products',
    path: '/admin/products?edit=prod-handbook',
    prepare: (page) =>
      expect(page.getByRole('heading', { name: /^Edit “A handbook/ })).toBeVisible(),
  },
];

for (const { name, path, prepare } of screens)
  test(`has no accessibility violations: ${name}`, { tag: '@long' }, async ({ site }) => {
    const page = await site.open('admin');
    await page.goto(path);
    await prepare(page, site);
    await expectNoBarrier(page, name);
  });

test(
  'paginates and searches on the server, with its place in the URL',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin/articles');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('26–29 of 29')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.reload();
    await expect(page.getByText('26–29 of 29')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByText('1–25 of 29')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('26–29 of 29')).toBeVisible();
    await page.getByLabel('Search articles').fill('paper 1');
    await expect(page.getByText('12 articles match')).toBeVisible();
    await page.waitForURL('**/admin/articles?q=paper+1');
  },
);
