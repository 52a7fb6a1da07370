import type { Page } from '@playwright/test';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { fillIn, press } from '../support/account-forms.ts';
import { chooseBy, fillForm, pdf, rowOf } from '../support/admin-forms.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { expectNoBarrier } from '../support/every-look.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { articleFields, registerAdmin } from '../support/sample-admin.ts';
import { pdfFile } from '../support/sample-files.ts';
import { testPassword } from '../support/test-members.ts';

test.beforeEach(({ site }) => emptyCatalogue(site));

const texts = {
  Title: 'Salt tectonics in an afternoon',
  'Short description': 'Why salt rises, and what it takes along.',
  'Long description': 'Diapirs, welds and minibasins, drawn by hand and then by seismic data.',
  'Price in GBP': '3.25',
  Category: 'Tectonics',
};
const note = 'We restored your unsaved text';

const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

async function expectTyped(page: Page, values: Record<string, string>): Promise<void> {
  await expect(page.getByText(note)).toBeVisible();
  for (const [label, value] of Object.entries(values)) {
    expect([label, await valueOf(page, label)]).toEqual([label, value]);
  }
}

/** Opens the site for a separate administrator, whose session can be ended. */
async function openAs(site: Site, admin: Session): Promise<Page> {
  const page = await site.openAs(admin);
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

const articlesNamed = async (site: Site, admin: Session, title: string) =>
  (await site.api(articlesAdminContract.listManaged, { q: title }, admin)).rows;

test(
  'restores typed text when the session ends before it is saved',
  { tag: '@long' },
  async ({ site }) => {
    const admin = await registerAdmin(site);
    const page = await openAs(site, admin);
    await page.goto('/admin/articles?new');
    await fillForm(page, texts);
    await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(2)));
    await site.api(authContract.logout, { refreshToken: admin.refreshToken });
    await page.evaluate(() => localStorage.setItem('token', 'worn-out'));
    await press(page, 'Create article');
    await page.waitForURL('**/login?next=%2Fadmin%2Farticles%3Fnew*');
    await expect(page.getByText('Session expired')).toBeVisible();
    await fillIn(page, admin.email, testPassword);
    await press(page, 'Sign in');
    await page.waitForURL('**/admin/articles?new*');
    await expectTyped(page, texts);
    await expect(page.getByText('30 / 200')).toBeVisible();

    await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(2)));
    await press(page, 'Create article');
    await expect(page.getByText(`“${texts.Title}” is saved and on the site`)).toBeVisible();
    await expect(rowOf(page, texts.Title)).toHaveCount(1);
    await page.getByRole('link', { name: 'New article' }).first().click();
    await expect(page.getByRole('heading', { name: 'New article' })).toBeVisible();
    await expect.poll(() => valueOf(page, 'Title')).toBe('');
    await expect(page.getByText(note)).toHaveCount(0);
  },
);

test(
  'restores it after a reload, says if the item was saved since, and lets it be discarded',
  { tag: '@long' },
  async ({ site }) => {
    const admin = await registerAdmin(site);
    const { create, update } = articlesAdminContract;
    const { id } = await site.api(create, articleFields, admin);
    const page = await openAs(site, admin);
    await page.goto(`/admin/articles?edit=${id}`);
    await fillForm(page, { Title: 'Turbidites, second thoughts', 'Price in GBP': '6' });
    await page.reload();
    await expectTyped(page, { Title: 'Turbidites, second thoughts', 'Price in GBP': '6' });
    await expect(page.getByText('saved after you typed this text')).toHaveCount(0);
    await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();

    await site.api(update, { ...articleFields, id, price: 5 }, admin);
    await page.reload();
    await expectTyped(page, { Title: 'Turbidites, second thoughts', 'Price in GBP': '6' });
    await expect(page.getByText('saved after you typed this text')).toBeVisible();
    await press(page, 'Discard');
    await expect.poll(() => valueOf(page, 'Title')).toBe(articleFields.title);
    await expect.poll(() => valueOf(page, 'Price in GBP')).toBe('5.00');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('title');
    await expect(page.getByText(note)).toHaveCount(0);
    await expect(page.getByText('Unsaved changes', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Edit “Turbidites/ })).toBeVisible();
    await expect.poll(() => valueOf(page, 'Title')).toBe(articleFields.title);
    await expect(page.getByText(note)).toHaveCount(0);
    expectNoPageProblems(page);
  },
);

test('restores a transcript that was read from a file', { tag: '@long' }, async ({ site }) => {
  const page = await openAs(site, await registerAdmin(site));
  await page.goto('/admin/podcasts?new');
  const transcript = 'WEBVTT\n\n00:00.000 --> 00:02.000\nA well, “dry” since May.\n';
  const file = { name: 'well.vtt', mimeType: 'text/vtt', buffer: Buffer.from(transcript) };
  await chooseBy(page, () => press(page, 'Load a .vtt file'), file);
  await expect.poll(() => valueOf(page, 'Transcript')).toBe(transcript);
  await page.reload();
  await expectTyped(page, { Title: '', Transcript: transcript });
});

test(
  'forgets a draft when its form is discarded, and all drafts when their author signs out',
  { tag: '@long' },
  async ({ site }) => {
    const admin = await registerAdmin(site);
    const page = await openAs(site, admin);
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
    await page.goto('/admin/articles?new');
    await page.getByLabel('Title', { exact: true }).fill('Not worth keeping');
    await expect.poll(() => drafts()).toEqual(['draft:article new']);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await press(page, 'Discard changes');
    await expect(page.getByRole('heading', { name: 'New article' })).toHaveCount(0);
    await expect.poll(() => drafts()).toEqual([]);

    await page.goto('/admin/products?new');
    await page.getByLabel('Title', { exact: true }).fill('Left in the form');
    await page.goto('/admin/podcasts?new');
    await page.getByLabel('Title', { exact: true }).fill('Left there, too');
    expect((await drafts()).sort()).toEqual(['draft:podcast new', 'draft:product new']);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.siteUrl}/`);
    await expect.poll(() => drafts()).toEqual([]);
  },
);

test(
  'creates only one article if responses are lost, whatever is typed afterwards, even on a new page',
  { tag: '@long' },
  async ({ site }) => {
    const admin = await registerAdmin(site);
    const page = await openAs(site, admin);
    const ids: string[] = [];
    await page.route('**/api/articles', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      ids.push((route.request().postDataJSON() as { id: string }).id);
      if (ids.length > 2) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.goto('/admin/articles?new');
    await fillForm(page, { ...texts, Title: 'Karst from below' });
    await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(3)));
    const failure = page.getByRole('main').getByRole('alert').getByText('We could not reach');
    await press(page, 'Create article');
    await expect(failure).toBeVisible();
    expect(await articlesNamed(site, admin, 'Karst')).toHaveLength(1);
    await press(page, 'Create article');
    await expect.poll(() => ids.length).toBe(2);
    await expect(failure).toBeVisible();

    await page.reload();
    await expectTyped(page, { Title: 'Karst from below' });
    await page.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(3)));
    await page.getByLabel('Title', { exact: true }).fill('Karst from above');
    await press(page, 'Create article');
    await expect(page.getByText('“Karst from above” is saved and on the site')).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect(await articlesNamed(site, admin, 'Karst')).toMatchObject([
      { id: ids[0], title: 'Karst from above', state: 'published' },
    ]);
  },
);

test(
  'creates two articles from a form and its duplicated tab',
  { tag: '@long' },
  async ({ site }) => {
    const admin = await registerAdmin(site);
    const page = await openAs(site, admin);
    await page.goto('/admin/articles?new');
    await fillForm(page, { ...texts, Title: 'Loess, part one' });
    const opened = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open(location.href));
    const duplicate = await opened;
    await expectTyped(duplicate, { Title: 'Loess, part one' });
    await duplicate.getByLabel('Title', { exact: true }).fill('Loess, part two');
    for (const [tab, title] of [
      [page, 'Loess, part one'],
      [duplicate, 'Loess, part two'],
    ] as const) {
      await tab.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(1)));
      await press(tab, 'Create article');
      await expect(tab.getByText(`“${title}” is saved and on the site`)).toBeVisible();
    }
    const titles = (await articlesNamed(site, admin, 'Loess')).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Loess, part one', 'Loess, part two']);
  },
);

test(
  'shows how the description will look while it is typed',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin/articles?new');
    await page.getByText('Preview of the description').click();
    const preview = page.getByRole('group').filter({ hasText: 'Preview of the description' });
    await expect(preview.getByText('Nothing typed yet.')).toBeVisible();
    await page.getByLabel('Long description').fill('# Minerals\n\n- **quartz**\n\n<b>no HTML</b>');
    await expect(preview.getByRole('heading', { name: 'Minerals', level: 3 })).toBeVisible();
    await expect(preview.getByRole('listitem').locator('strong')).toHaveText('quartz');
    await expect(preview.getByText('<b>no HTML</b>')).toBeVisible();
    await expectNoBarrier(page, 'description-preview');
  },
);
