import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { fillForm, holdPosts, pdf, png } from '../support/admin-forms.ts';
import { libraryArticles } from '../support/article-pages.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, screenshot } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { pdfFile, pngFile } from '../support/sample-files.ts';
import { samplePodcasts, seedPodcasts } from '../support/sample-podcasts.ts';
import { seedProduct } from '../support/sample-products.ts';

const { open, site } = browserSite();

beforeAll(async () => {
  await site().seedArticles(libraryArticles);
  await seedPodcasts(site().endpoints.s3);
  await seedProduct(site());
});

interface Screen {
  name: string;
  path: string;
  /** Brings the screen into the state to look at. */
  prepare: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  {
    name: 'admin-articles',
    path: '/admin/articles',
    prepare: (page) => page.getByText('1–25 of 29').waitFor(),
  },
  {
    name: 'admin-articles-errors',
    path: '/admin/articles?new&q=paper+25',
    async prepare(page) {
      await page.getByLabel('Cover').setInputFiles(pdf(await pdfFile(1)));
      await page.getByRole('button', { name: 'Create article' }).click();
      await page.getByText('PDF file is required').waitFor();
    },
  },
  {
    name: 'admin-articles-restored',
    path: '/admin/articles?new&q=paper+26',
    async prepare(page) {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByLabel('Title', { exact: true }).fill('Typed before the reload');
      await page.reload();
      await page.getByText('We restored your unsaved text').waitFor();
      await page.getByLabel('Cover').setInputFiles(png(await pngFile(90, 60)));
      await page.getByRole('img', { name: 'Chosen picture: cover.png' }).waitFor();
    },
  },
  {
    name: 'admin-articles-sending',
    path: '/admin/articles?edit=paper-25&q=paper+25',
    async prepare(page) {
      const posts = await holdPosts(page, site().endpoints.s3);
      await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(2)));
      await page.getByLabel('Cover').setInputFiles(png(await pngFile(90, 60)));
      await page.getByRole('button', { name: 'Save changes' }).click();
      await posts.arrived;
      await page.getByRole('button', { name: 'Cancel PDF file' }).waitFor();
    },
  },
  {
    name: 'admin-articles-delete',
    path: '/admin/articles?q=paper+27',
    async prepare(page) {
      await page.getByRole('button', { name: 'Delete “Paper 27”' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-articles-nothing',
    path: '/admin/articles?q=gypsum',
    prepare: (page) => page.getByText('No articles match “gypsum”').waitFor(),
  },
  {
    name: 'admin-podcasts',
    path: '/admin/podcasts?new',
    async prepare(page) {
      await fillForm(page, { Transcript: 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.' });
      await page.getByRole('table', { name: 'Episodes, newest first' }).waitFor();
    },
  },
  {
    name: 'admin-podcasts-audio',
    path: '/admin/podcasts',
    async prepare(page) {
      await page.getByRole('button', { name: `Play “${samplePodcasts.paid.title}”` }).click();
      await page.getByRole('dialog').locator('audio').waitFor();
    },
  },
  {
    name: 'admin-products',
    path: '/admin?product=prod-handbook',
    prepare: (page) => page.getByRole('heading', { name: /^Edit “A handbook/ }).waitFor(),
  },
];

const looks = ([1280, 320] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

it.each(screens)('has no barrier: $name', async ({ name, path, prepare }) => {
  const page = await open('admin');
  await page.goto(path);
  await prepare(page);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeViolations(page);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${name} in ${width} px`).toBeLessThanOrEqual(width);
    if (process.env['SCREENSHOTS']) await screenshot(page, `${name}-${width}-${colorScheme}`);
  }
  await page.context().close();
});

it('pages and searches on the server, with its place in the address', async () => {
  const page = await open('admin');
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('26–29 of 29').waitFor();
  await eventually(() => page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await page.reload();
  await page.getByText('26–29 of 29').waitFor();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText('1–25 of 29').waitFor();
  await page.goBack();
  await page.getByText('26–29 of 29').waitFor();
  await page.getByLabel('Search articles').fill('paper 1');
  await page.getByText('12 articles match').waitFor();
  await page.waitForURL('**/admin/articles?q=paper+1');
  await page.context().close();
});
