import type { Page } from '@playwright/test';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';

const { free } = sampleArticles;
const path = `/articles/${free.id}`;
/** The edge caches the list of an item for a while, so each test has its own item. */
const often = { ...free, id: 'reviewed-often', title: 'Reviewed often' };
const sentence = 'The page about <b>units</b> saved me a week.';

test.beforeAll(({ site }) => site.seedArticles([free, often]));

const reviews = (page: Page) => page.locator('#reviews');

test(
  'a sentence waits for approval in the admin area, and then everyone can read it without scripts',
  { tag: '@long' },
  async ({ site }) => {
    const author = await site.register();
    const page = await site.openAs(author);
    await page.goto(path);
    const own = reviews(page).getByRole('region', { name: 'Your rating' });
    await own.getByRole('radio', { name: '4 stars' }).check();
    await own.getByLabel('In a sentence').fill(sentence.replace(' saved', '\nsaved'));
    await own.getByLabel('Name shown with it').fill('ada@example.test');
    await own.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(own.getByText('Leave out your email address')).toBeVisible();
    await own.getByLabel('Name shown with it').fill('Ada');
    await expectNoAxeViolations(page);
    await own.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(own.getByText('Waiting', { exact: true })).toBeVisible();
    await expect(own.getByText(sentence)).toBeVisible();
    await expect(reviews(page)).toContainText(/4\.0 of 5, from \d/);
    await expectNoAxeViolations(page);

    const admin = await site.open('admin');
    await admin.goto('/admin');
    await admin.getByRole('link', { name: 'View reviews' }).click();
    await expect(admin.getByText(sentence, { exact: true })).toBeVisible();
    await admin.getByLabel('Select all 1 on this page').check();
    await expectNoAxeViolations(admin);
    const bar = admin.getByRole('group', { name: 'Selected reviews' });
    await bar.getByRole('button', { name: 'Approve' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Approve 1 review' });
    await expect(dialog).toContainText('Everyone can read it');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText('No reviews are waiting')).toBeVisible();

    const guest = await site.openWith({ javaScriptEnabled: false });
    // The edge caches the page for a minute, and the query is part of its key.
    await guest.goto(`${path}?once=approved`);
    await expect(reviews(guest)).toContainText(sentence);
    await expect(reviews(guest)).toContainText('Ada,');

    await admin.getByRole('tab', { name: 'Shown', exact: true }).click();
    await admin.getByRole('button', { name: 'Hide' }).first().click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await expect(admin.getByText('No reviews are shown')).toBeVisible();
    await page.reload();
    await expect(own.getByText('Not shown', { exact: true })).toBeVisible();
    await own.getByRole('button', { name: 'Remove sentence' }).click();
    await expect(own.getByRole('button', { name: 'Change or add a sentence' })).toBeVisible();
    expect(await site.api(reviewsContract.mine, { kind: 'article', id: free.id }, author)).toEqual({
      stars: 4,
    });
    expectNoPageProblems(page);
    expectNoPageProblems(admin);
  },
);

test('older sentences are on pages of their own', { tag: '@long' }, async ({ site }) => {
  const item = { kind: 'article', id: often.id } as const;
  for (let number = 1; number <= 11; number++) {
    const reader = await site.register();
    await site.api(reviewsContract.save, { ...item, stars: 5, sentence: `No. ${number}.` }, reader);
  }
  const admin = await site.register();
  await site.makeAdmin(admin.email);
  const session = await site.login(admin.email);
  const { rows } = await site.api(reviewsContract.listManaged, {}, session);
  const all = rows.map(({ userId, kind, itemId, revision }) => ({
    userId,
    kind,
    itemId,
    revision,
  }));
  await site.api(reviewsContract.decide, { action: 'show', reviews: all }, session);
  const page = await site.open();
  await page.goto(`/articles/${often.id}`);
  await expect(reviews(page).getByText('No. 11.')).toBeVisible();
  await expect(reviews(page).getByText('No. 1.', { exact: true })).toHaveCount(0);
  await reviews(page).getByRole('link', { name: 'Older' }).click();
  await expect(reviews(page).getByText('No. 1.', { exact: true })).toBeVisible();
  await reviews(page).getByRole('link', { name: 'Newest' }).click();
  await expect(reviews(page).getByText('No. 11.')).toBeVisible();
  await expectNoAxeViolations(page);
  expectNoPageProblems(page);
});
