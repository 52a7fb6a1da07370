import { privacyContract } from '#shared/contracts/privacy.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { deletionLinksOf } from '../support/deletion-links-of.ts';

/** A new address, even if CI repeats a test. */
const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`;

/** A request that was confirmed by email. */
async function confirmedRequest(
  site: Site,
  name: string,
): Promise<{ email: string; reference: string }> {
  const email = newEmail(name);
  const asked = { email, scope: 'water-app' as const, requestId: crypto.randomUUID() };
  const { reference } = await site.api(privacyContract.request, asked);
  const [mail] = await site.waitForMails(email);
  const token = deletionLinksOf(mail!).confirm!;
  await site.api(privacyContract.confirm, { reference, token });
  return { email, reference };
}

test('leads from the dashboard to a request, closes it with a note, and the person is notified', async ({
  site,
}) => {
  const { email, reference } = await confirmedRequest(site, 'moraine');
  const page = await site.open('admin');
  await page.goto('/admin');
  await expect(page.getByText(/deletion requests? (is|are) open/)).toBeVisible();
  await page.getByRole('link', { name: 'View requests' }).click();
  const row = page.getByRole('row', { name: email });
  await expect(row.getByText('due in 30 days')).toBeVisible();
  await expectNoAxeViolations(page);
  await row.getByRole('link', { name: email }).click();
  const dialog = page.getByRole('dialog', { name: 'Deletion request' });
  expect(new URL(page.url()).searchParams.get('request')).toBe(reference);

  await dialog.getByRole('button', { name: 'Close as deleted' }).click();
  await expect(dialog.getByText('Say what was deleted, or why it cannot be')).toBeVisible();
  const note = dialog.getByLabel('What was deleted');
  await expect(note).toBeFocused();
  await expect(dialog.getByText('don’t name anyone')).toBeVisible();
  await note.fill('Two reports of the app');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await row.getByRole('link', { name: email }).click();
  await expect(note).toHaveValue('Two reports of the app');
  await dialog.getByRole('button', { name: 'Close as deleted' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);

  const [told] = await site.waitForMails(email, 3);
  expect(told!.text).toContain('Two reports of the app');
  await page.getByRole('tab', { name: 'Closed' }).click();
  await expect(
    page.getByRole('row', { name: email }).getByText('Deleted', { exact: true }),
  ).toBeVisible();
  expectNoPageProblems(page);
});

test(
  'goes back only once when the dialog is closed before the response arrives',
  { tag: '@long' },
  async ({ site }) => {
    const { email, reference } = await confirmedRequest(site, 'kame');
    const page = await site.open('admin');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'View requests' }).click();
    await page.getByRole('row', { name: email }).getByRole('link', { name: email }).click();
    const dialog = page.getByRole('dialog', { name: 'Deletion request' });
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(`**/api/admin/deletion-requests/${reference}`, async (route) => {
      asked.resolve();
      await answered.promise;
      await route.continue();
    });
    await dialog.getByLabel('What was deleted').fill('One report of the app');
    await dialog.getByRole('button', { name: 'Close as deleted' }).click();
    await asked.promise;
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    answered.resolve();
    await expect(page.getByText('Request closed as deleted')).toBeVisible();
    await expect(page.getByRole('row', { name: email })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/admin/requests');
    expectNoPageProblems(page);
  },
);

test(
  'says so if the person has withdrawn the request meanwhile',
  { tag: '@long' },
  async ({ site }) => {
    const email = newEmail('esker');
    const asked = { email, scope: 'account' as const, requestId: crypto.randomUUID() };
    const { reference } = await site.api(privacyContract.request, asked);
    const [mail] = await site.waitForMails(email);
    const links = deletionLinksOf(mail!);
    await site.api(privacyContract.confirm, { reference, token: links.confirm! });

    const page = await site.open('admin', { width: 390, colorScheme: 'dark' });
    await page.goto(`/admin/requests?request=${reference}`);
    const dialog = page.getByRole('dialog', { name: 'Deletion request' });
    await dialog.getByLabel('The data can’t be deleted').check();
    await dialog.getByLabel('Why it can’t be deleted').fill('There are none');
    await site.api(privacyContract.withdraw, { reference, token: links.withdraw! });
    await dialog.getByRole('button', { name: 'Decline the request' }).click();
    await expect(dialog.getByText('has been withdrawn by the person who made it')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'searches a waitlist, saves it as a file, and removes an address',
  { tag: '@long' },
  async ({ site }) => {
    const email = newEmail('drumlin');
    await site.api(waitlistContract.join, { email, list: 'geodata' });
    const page = await site.open('admin');
    await page.goto('/admin/waitlist');
    const save = page.getByRole('button', { name: 'Download CSV' });
    await expect(page.getByText('No sign-ups yet')).toBeVisible();
    expect(await save.count()).toBe(0);
    await page.getByRole('tab', { name: /^GeoData/ }).click();
    await expect(page.getByRole('tab', { name: /^GeoData/, selected: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search addresses' }).fill(email.slice(0, 14));
    await page.waitForURL((url) => url.searchParams.has('q'));
    const row = page.getByRole('row', { name: email });
    await expect(row).toBeVisible();
    // While the search is in progress, the old rows are faint.
    await expect(page.locator('table[aria-busy]')).toHaveCount(0);
    await expectNoAxeViolations(page);
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(file.suggestedFilename()).toBe('waitlist-geodata.csv');

    await row.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this address from the list?' });
    await expect(dialog.getByText(email)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`${email} was removed from the list`)).toBeVisible();
    await expect(page.getByText(`No addresses match “${email.slice(0, 14)}”`)).toBeVisible();
    await page.goto('/admin/audit');
    await expect(page.getByText('Removed from the waitlist').first()).toBeVisible();
    expectNoPageProblems(page);
  },
);

test(
  'offers a waitlist as a file even on a page that has become empty',
  { tag: '@long' },
  async ({ site }) => {
    for (let person = 0; person < 26; person++) {
      await site.api(waitlistContract.join, { email: newEmail('esker'), list: 'geodata' });
    }
    const page = await site.open('admin');
    await page.route(/\/waitlist.*cursor=/, (route) => route.fulfill({ json: { rows: [] } }));
    await page.goto('/admin/waitlist?list=geodata');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Nothing on this page')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(1);
  },
);
