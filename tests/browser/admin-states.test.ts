import type { Page } from '@playwright/test';
import { rowOf } from '../support/admin-forms.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';

const { paid } = sampleArticles;
const likeIt = (id: string, title: string, more: object = {}) => ({ ...paid, id, title, ...more });

const library = async (site: Site): Promise<Page> => {
  const page = await site.open();
  await page.goto(`/articles?q=${encodeURIComponent('Notes on')}`);
  return page;
};

test(
  'an administrator schedules a draft, previews it as a visitor, and unpublishes a published item',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles([
      likeIt('notes-chalk', 'Notes on chalk'),
      likeIt('notes-flint', 'Notes on flint', { shelf: 'draft', held: true }),
    ]);
    const page = await site.open('admin');
    await page.goto('/admin/articles');
    await page.getByLabel('State', { exact: true }).selectOption('Draft');
    await expect(page).toHaveURL(/\?state=draft$/);
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Notes on flint')).toContainText('Draft');

    await page.getByRole('link', { name: 'Edit “Notes on flint”' }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save' }) });
    await form.getByLabel('State').selectOption('Scheduled');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('Enter a date and a time')).toBeVisible();
    await expect(form.getByLabel('Publish at')).toBeFocused();
    await expect(form.getByText('In the site’s time zone, UTC.')).toBeVisible();
    await form.getByLabel('Publish at').fill('2020-01-01T09:00');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('Choose a time in the future')).toBeVisible();
    await form.getByLabel('Publish at').fill('2098-12-03T09:00');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('“Notes on flint” is saved and scheduled')).toBeVisible();
    await expect(page.getByText('It appears on 3 Dec 2098, 09:00 (UTC).')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: 'Preview as visitor', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Notes on flint', level: 1 })).toBeVisible();
    await expect(
      page.getByText(
        'Scheduled for 3 December 2098 at 09:00 (UTC): until then only administrators',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(page);

    const before = await library(site);
    await expect(before.getByText('Notes on chalk').first()).toBeVisible();
    await expect(before.getByText('Notes on flint')).toHaveCount(0);
    await before.goto('/articles/notes-flint');
    await expect(before.getByText('We couldn’t find this article')).toBeVisible();

    await page.goto('/admin/articles?edit=notes-chalk');
    await page.getByRole('form').or(form).getByLabel('State').selectOption('Unpublished');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('“Notes on chalk” is saved and hidden')).toBeVisible();
    await expect(rowOf(page, 'Notes on chalk')).toContainText('Unpublished');
    const after = await library(site);
    await expect(after.getByText('Notes on chalk')).toHaveCount(0);
    expectNoPageProblems(page);
  },
);

test(
  'an administrator backdates a paper, and visitors see that date',
  { tag: '@long' },
  async ({ site }) => {
    const publishedAt = new Date().toISOString();
    await site.seedArticles([likeIt('notes-marl', 'Notes on marl', { publishedAt })]);
    const page = await site.open('admin');
    await page.goto('/admin/articles?edit=notes-marl');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save' }) });
    const date = form.getByLabel('Date', { exact: true });
    await expect(date).toHaveValue(publishedAt.slice(0, 10));
    await form.getByLabel('State').selectOption('Unpublished');
    await form.getByLabel('State').selectOption('Published');
    await date.fill('2098-01-01');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      form.getByText(/It was published on .+ Choose that day or an earlier/),
    ).toBeVisible();
    await expect(date).toBeFocused();
    await date.fill('2019-03-04');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('“Notes on marl” is saved')).toBeVisible();
    const visitor = await site.open();
    await visitor.goto('/articles/notes-marl');
    await expect(visitor.getByRole('definition').filter({ hasText: '4 March 2019' })).toBeVisible();
    await expect(visitor.getByText(/Notes on marl.* Edition 1\..* 4 March 2019/)).toBeVisible();
    expectNoPageProblems(page);
  },
);

test(
  'restores a chosen state after a reload, and keeps the state if the form did not change it',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles([likeIt('notes-ochre', 'Notes on ochre')]);
    const page = await site.open('admin');
    await page.goto('/admin/articles?edit=notes-ochre');
    const field = page.locator('form').filter({ hasText: 'Long description' }).getByLabel('State');
    await field.selectOption('Unpublished');
    await page.reload();
    await expect(field).toHaveValue('unpublished');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(field).toHaveValue('published');

    await page.getByLabel('Title', { exact: true }).fill('Notes on red ochre');
    const other = await site.open('admin');
    await other.goto('/admin/articles?edit=notes-ochre');
    const theirs = other.locator('form').filter({ hasText: 'Long description' });
    await theirs.getByLabel('State').selectOption('Unpublished');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('“Notes on ochre” is saved and hidden')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(rowOf(page, 'Notes on red ochre')).toContainText('Unpublished');
  },
);

test(
  'many items are changed at once after a preview, by keyboard and on a phone',
  { tag: '@long' },
  async ({ site }) => {
    const names = ['clay', 'loess', 'peat'];
    await site.seedArticles(names.map((name) => likeIt(`soil-${name}`, `Soils: ${name}`)));
    const page = await site.open('admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/articles?q=Soils');
    await page.getByLabel('Select “Soils: clay”').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByLabel('Select all 3 on this page').check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Unpublish', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Unpublish 3 articles' });
    await expect(dialog.getByText('3 articles will be unpublished.')).toBeVisible();
    await expectNoAxeViolations(page);

    // Between the preview and the change, one item is deleted.
    await page.route('**/api/admin/articles/changes', async (route) => {
      const items = names.map((name, index) => ({
        id: `soil-${name}`,
        title: `Soils: ${name}`,
        outcome: index === 1 ? 'failed' : 'changed',
        ...(index === 1 && { text: 'Someone else changed this at the same time.' }),
      }));
      await route.fulfill({ json: { items } });
    });
    await dialog.getByRole('button', { name: 'Unpublish 3 articles' }).click();
    await expect(
      dialog.getByText('“Soils: loess”: Someone else changed this at the same time.'),
    ).toBeVisible();
    await page.unroute('**/api/admin/articles/changes');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, 'Soils: loess')).toContainText('Unpublished');
    await expect(page.getByText(/\d selected/)).toHaveCount(0);

    await page.getByLabel('Select “Soils: peat”').check();
    await page.setViewportSize({ width: 320, height: 844 });
    await page.getByRole('button', { name: 'Add tag…' }).click();
    await page.getByLabel('Tag to add').fill('W'.repeat(30));
    await page.getByRole('button', { name: 'Next' }).click();
    const line = (await page.getByRole('dialog').getByText('Tag: ').boundingBox())!;
    expect(line.x + line.width).toBeLessThan(320);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Price…' }).click();
    await page.getByLabel('New price').fill('1,000');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Valid price required')).toBeVisible();
    await expect(page.getByLabel('New price')).toBeFocused();
    await page.getByLabel('New price').fill('6.50');
    await page.keyboard.press('Enter');
    const price = page.getByRole('dialog', { name: 'Change price of 1 article' });
    await expect(price.getByText('1 article will be repriced.')).toBeVisible();
    await expect(price.getByText('New price: 6.50')).toBeVisible();
    await price.getByRole('button', { name: 'Change price of 1 article' }).click();
    await expect(rowOf(page, 'Soils: peat')).toContainText('£6.50');
  },
);
