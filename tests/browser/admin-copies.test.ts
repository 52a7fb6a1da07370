import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Page } from '@playwright/test';
import { rowOf } from '../support/admin-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';

const { paid } = sampleArticles;

async function duplicate(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Duplicate “${title}”` }).click();
  await expect(page.getByText('A copy that isn’t saved yet')).toBeVisible();
}

test(
  'duplicates a paper into a draft without its files, once, and leaves the first one alone',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles([{ ...paid, previewPages: 2 }]);
    const page = await site.open('admin');
    await page.goto('/admin/articles');
    await duplicate(page, paid.title);
    await expect(page).toHaveURL(/\?copy=/);
    await expect(page.getByText('add its PDF and its cover here')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${paid.title} (copy)`);
    await expect(page.getByLabel('Short description')).toHaveValue(paid.shortDescription);
    await expect(page.getByLabel('Long description')).toHaveValue(paid.longDescription);
    await expect(page.getByLabel('Category')).toHaveValue(paid.category);
    await expect(page.getByLabel('Price in GBP')).toHaveValue('4.50');
    await expect(page.getByLabel('Preview', { exact: true })).toHaveValue('2');
    await expectNoAxeViolations(page);

    await page.getByLabel('Title', { exact: true }).fill('A second paper');
    await page.reload();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A second paper');
    await page.getByRole('button', { name: 'Create article' }).dblclick();
    await expect(page.getByText('“A second paper” is saved as a draft')).toBeVisible();
    await expect(page.getByText('2 articles', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'A second paper')).toContainText('Draft');
    await expect(rowOf(page, paid.title)).toContainText('Published');
    const admin = await registerAdmin(site);
    const { rows } = await site.api(articlesAdminContract.listManaged, {}, admin);
    const made = rows.find(({ title }) => title === 'A second paper')!;
    expect(made).toMatchObject({ state: 'draft', hasFile: false, price: 4.5 });
    expect(await site.api(articlesContract.list, {})).toHaveLength(1);
    expectNoPageProblems(page);
  },
);

test(
  'duplicates an episode with its transcript, and closes without a trace',
  { tag: '@long' },
  async ({ site }) => {
    const { paid: episode } = samplePodcasts;
    await site.seedPodcasts([{ ...episode, transcript: 'Every word of it' }]);
    const page = await site.open('admin', { width: 390, colorScheme: 'dark' });
    await page.goto('/admin/podcasts');
    await duplicate(page, episode.title);
    await expect(page.getByLabel('Transcript')).toHaveValue('Every word of it');
    await expect(page.getByText('add its audio, preview and artwork here')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('A copy that isn’t saved yet')).toHaveCount(0);
    await expect(page.getByRole('link', { name: `Duplicate “${episode.title}”` })).toBeFocused();
    expectNoPageProblems(page);
  },
);
