import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
} from '../support/browser.ts';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { savedSha256, sha256 } from '../support/article-pages.ts';
import { samplePdf } from '../support/sample-articles.ts';
import { pdfFile } from '../support/sample-files.ts';
import { createUploads } from '../support/upload-file.ts';
import { openUntilVisible } from '../support/open-until-visible.ts';

const pathname = `/articles/${paidArticle.id}`;

test(
  'shows owners the new edition and keeps the one that they bought',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles();
    const { buyer } = await buyArticle(site);
    const uploads = await createUploads(site);
    const file = await pdfFile(4);
    const fileName = 'porosity, second edition.pdf';
    const { id } = paidArticle;
    const started = await uploads.open({ kind: 'article-pdf', itemId: id, file, fileName });
    await uploads.post(started, file);
    await test.step('which an administrator publishes', async () => {
      const desk = await site.openAs(uploads.uploader, { width: 1280, height: 900 });
      await openUntilVisible(async () => {
        await desk.goto('/admin/articles');
        await desk.getByRole('link', { name: /^Edit.*porosity/ }).click();
      }, desk.getByText('Files of edition 2, a draft'));
      await desk.getByRole('button', { name: 'Publish edition 2' }).click();
      await desk.getByLabel('What changed').fill('Figure 3 is right now.');
      // Typed text is kept when the form closes and when the page is reloaded.
      await desk.goto('/admin/articles');
      await desk.getByRole('link', { name: /^Edit.*porosity/ }).click();
      await expect(desk.getByLabel('What changed')).toHaveValue('Figure 3 is right now.');
      await expectNoAxeViolations(desk);
      await desk.getByRole('button', { name: 'Publish edition 2' }).click();
      await expect(desk.getByText('Edition 2 is published')).toBeVisible();
      await desk.getByText('Who has which edition').click();
      await expect(desk.getByText('One person owns it.')).toBeVisible();
      await expect(desk.getByRole('row', { name: `${buyer.email} None –` })).toBeVisible();
      await expectNoAxeViolations(desk);
      expectNoPageProblems(desk);
    });
    const page = await site.openAs(buyer, { width: 390, height: 844, colorScheme: 'dark' });

    await test.step('marked in My Purchases, on a phone', async () => {
      await page.goto('/purchases');
      await expect(page.getByText('New edition')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: 'Edition 2' }).click();
    });

    await test.step('with its SHA-256, and the earlier one', async () => {
      const files = page.locator('#files');
      await expect(files.getByText('Figure 3 is right now.')).toBeVisible();
      await expect(files.getByText(sha256(file))).toBeVisible();
      await files.getByText('Earlier editions (1)').click();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      const saving = page.waitForEvent('download');
      await files.getByRole('button', { name: 'Download porosity.pdf, edition 1' }).click();
      expect(await savedSha256(await saving)).toBe(sha256(samplePdf(paidArticle)));
    });

    await test.step('until they have it', async () => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download ${fileName}` }).click();
      expect(await savedSha256(await saving)).toBe(sha256(file));
      await page.goto('/purchases');
      await expect(page.getByRole('link', { name: 'Edition 2' })).toBeVisible();
      await expect(page.getByText('New edition')).toHaveCount(0);
      expectNoPageProblems(page);
    });

    await test.step('and guests what it has, without its SHA-256', async () => {
      const guest = await site.open();
      await guest.goto(pathname);
      const files = guest.locator('#files');
      await expect(files.getByText('Edition 2')).toBeVisible();
      await expect(files.getByText('4 pages')).toBeVisible();
      await expect(files.getByText('SHA-256')).toHaveCount(0);
      await expect(files.getByRole('button')).toHaveCount(0);
      const saving = guest.waitForEvent('download');
      await guest.getByRole('button', { name: 'BibTeX of edition 2' }).click();
      const citation = await saving;
      expect(citation.suggestedFilename()).toBe(`${paidArticle.id}-2.bib`);
      const text = await readFile(await citation.path(), 'utf8');
      expect(text).toContain(`  url = {${site.siteUrl}${pathname}},`);
      expectNoPageProblems(guest);
    });
  },
);
