import { authContract } from '#shared/contracts/auth.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
} from '../support/browser.ts';
import { failureOf } from '../support/failure-of.ts';
import { openUntilVisible } from '../support/open-until-visible.ts';
import { sampleArticles } from '../support/sample-articles.ts';

let made = 0;
const newMember = (site: Site, name: string) => site.register(`${name}-${++made}@example.test`);

async function openUser(site: Site, email: string, options = {}) {
  const page = await site.open('admin', options);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(email.slice(0, 12));
  await page.getByRole('link', { name: email }).click();
  const dialog = page.getByRole('dialog', { name: email });
  await expect(dialog.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible();
  return { page, dialog };
}

test('finds an account, gives it credits with a reason, and the audit log says so', async ({
  site,
}) => {
  const member = await newMember(site, `quartz-vein-${'q'.repeat(45)}`);
  const { page, dialog } = await openUser(site, member.email);
  await dialog.getByLabel('Credits to add').fill('12');
  await dialog.getByRole('button', { name: 'Adjust credits' }).click();
  await expect(
    dialog.getByText('Give a reason of at least 3 characters for the audit log'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('A workshop prize');
  await dialog.getByRole('button', { name: 'Adjust credits' }).click();
  await expect(dialog.getByText('Balance: 17')).toBeVisible();
  await expect(dialog.getByText('Added by an administrator')).toBeVisible();
  expect(await site.api(authContract.credits, {}, member)).toEqual({ credits: 17 });

  await dialog.getByLabel('Credits to add').fill('-30');
  await dialog.getByLabel('Reason').fill('Too much');
  await dialog.getByRole('button', { name: 'Adjust credits' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await site.api(authContract.credits, {}, member)).toEqual({ credits: 17 });

  await dialog.getByLabel('Credits to add').fill('1');
  await dialog.getByLabel('Reason').fill('w'.repeat(300));
  await dialog.getByRole('button', { name: 'Adjust credits' }).click();
  await expect(dialog.getByText('Balance: 18')).toBeVisible();
  const ledger = dialog.getByRole('region', { name: 'Newest first' });
  await expect(ledger.getByText('www')).toBeVisible();
  expect(await ledger.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

  const asked = encodeURIComponent(member.email);
  const leadsTo = (name: string, path: string) =>
    expect(dialog.getByRole('link', { name })).toHaveAttribute('href', path);
  await leadsTo('All orders', `/admin/orders?show=all&q=${asked}`);
  await leadsTo('Deletion requests', `/admin/requests?q=${asked}`);
  await dialog.getByRole('link', { name: 'In the audit log' }).click();
  const row = page.getByRole('row', { name: `Adjusted credits of ${member.email}` });
  await expect(row.getByText('A workshop prize')).toBeVisible();
  const labels = await row.getByText('Reason', { exact: true }).all();
  const heights = labels.map(async (label) => (await label.boundingBox())!.height);
  expect(new Set(await Promise.all(heights)).size, 'no label is broken').toBe(1);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page, 'the audit log');
  expectNoPageProblems(page);
});

test('resumes emails to an address that bounced', { tag: '@long' }, async ({ site }) => {
  const member = await site.register(`bounce+${++made}@simulator.amazonses.com`);
  await site.api(authContract.requestPasswordReset, { email: member.email });
  await site.waitForMails(member.email);
  const { page, dialog } = await openUser(site, member.email);
  await openUntilVisible(() => page.reload(), dialog.getByText('bounced for good'));
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Resume emails' }).click();
  await dialog.getByLabel('Reason').first().fill('They wrote to us from it');
  await dialog.getByRole('button', { name: 'Resume emails' }).click();
  await expect(dialog.getByText('bounced for good')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'In the audit log' }).click();
  await expect(page.getByRole('row', { name: `Resumed emails to ${member.email}` })).toBeVisible();
  expectNoPageProblems(page);
});

test('disables an account at once, and enables it again', { tag: '@long' }, async ({ site }) => {
  const member = await newMember(site, 'slickenside');
  const { dialog } = await openUser(site, member.email);
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await expect(
    dialog.getByText('Give a reason of at least 3 characters for the audit log'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Reason').first()).toBeFocused();
  await dialog.getByLabel('Reason').first().fill('Shared the password');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await expect(dialog.getByText('Disabled', { exact: true })).toBeVisible();
  const { status } = await failureOf(site.api(authContract.me, {}, member));
  expect([401, 403]).toContain(status);
  await dialog.getByRole('button', { name: 'Enable account' }).click();
  await dialog.getByLabel('Reason').first().fill('It was a mistake');
  await dialog.getByRole('button', { name: 'Enable account' }).click();
  await expect(dialog.getByText('Disabled', { exact: true })).toHaveCount(0);
  await site.login(member.email);
});

test(
  'grants the role of administrator and removes it again, but never from the last one',
  { tag: '@long' },
  async ({ site }) => {
    const member = await newMember(site, 'drumlin');
    const { page, dialog } = await openUser(site, member.email);
    await dialog.getByRole('button', { name: 'Make administrator' }).click();
    await expect(dialog.getByText('Administrator', { exact: true })).toBeVisible();
    expect(await site.login(member.email)).toMatchObject({ role: 'admin' });
    await dialog.getByRole('button', { name: 'Remove administrator role' }).click();
    await expect(dialog.getByRole('button', { name: 'Make administrator' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const me = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('user')!) as { email: string }).email,
    );
    await page.getByRole('searchbox', { name: 'Search accounts' }).fill(me);
    await page.getByRole('link', { name: me }).click();
    const mine = page.getByRole('dialog', { name: me });
    await mine.getByRole('button', { name: 'Remove administrator role' }).click();
    await expect(mine.getByText('This is the last administrator.')).toBeVisible();
  },
);

test('gives a paper for free, which the member sees as complimentary, and takes it back', async ({
  site,
}) => {
  await site.seedArticles();
  const member = await newMember(site, 'erratic');
  const { page, dialog } = await openUser(site, member.email);
  await dialog.getByRole('button', { name: 'Give free access' }).click();
  await dialog.getByLabel('Reason').last().fill('A review copy');
  await dialog.getByRole('button', { name: 'Give free access' }).click();
  await expect(dialog.getByText('Choose what to give')).toBeVisible();
  await expect(dialog.getByLabel('What to give')).toBeFocused();
  await dialog.getByLabel('What to give').fill('porosity');
  await dialog.getByRole('button', { name: paidArticle.title }).click();
  await expect(dialog.getByLabel('Reason').last()).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Give free access' }).click();
  await expect(dialog.getByText('A review copy')).toBeVisible();
  await expect(dialog.getByText('Complimentary')).toBeVisible();
  const reader = await site.openAs(member, { width: 390 });
  await reader.goto('/purchases');
  const row = reader.getByRole('listitem').filter({ hasText: paidArticle.title });
  await expect(row.getByText('Complimentary')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Download Again' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Receipt' })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Take back' }).click();
  await dialog.getByLabel('Reason').last().fill('The review is out');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog.getByText('Access removed')).toBeVisible();
  await reader.reload();
  await expect(row.getByText('This free access has ended.')).toBeVisible();
  await dialog.getByRole('link', { name: 'In the audit log' }).click();
  await expect(page.getByRole('row', { name: 'Took back free access from' })).toBeVisible();
  expectNoPageProblems(page);
});

test('removes access to a bought paper and restores it', { tag: '@long' }, async ({ site }) => {
  await site.seedArticles();
  const { buyer } = await buyArticle(site);
  const { page, dialog } = await openUser(site, buyer.email, { width: 390, colorScheme: 'dark' });
  const owned = () => site.api(articlesContract.get, { id: paidArticle.id }, buyer);
  const ledger = dialog.getByRole('region', { name: 'Newest first' });
  const isWhole = (box: Element) => box.scrollWidth <= box.clientWidth;
  expect(await ledger.evaluate(isWhole)).toBe(true);
  await dialog.getByRole('button', { name: 'Remove access' }).click();
  await dialog.getByLabel('Reason').last().fill('Bought for somebody else');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Remove access' }).click();
  await expect(dialog.getByText('Access removed')).toBeVisible();
  expect((await owned()).owned).toBe(false);
  await dialog.getByRole('button', { name: 'Restore access' }).click();
  await dialog.getByLabel('Reason').last().fill('It was for themselves');
  await dialog.getByRole('button', { name: 'Restore access' }).click();
  await expect(dialog.getByText('Owned', { exact: true })).toBeVisible();
  expect((await owned()).owned).toBe(true);
  await dialog.getByRole('button', { name: 'Resend receipt' }).click();
  await expect.poll(async () => (await site.mails(buyer.email)).length).toBe(2);
});

test(
  'shows the reviews and the waitlists of a member, and leads to both',
  { tag: '@long' },
  async ({ site }) => {
    const { free } = sampleArticles;
    await site.seedArticles([free]);
    const member = await newMember(site, 'drumlin-field');
    const { page, dialog } = await openUser(site, member.email);
    await expect(dialog.getByText('No reviews yet.')).toBeVisible();
    await expect(dialog.getByText('Not on any waitlist.')).toBeVisible();
    const sentence = 'Short and clear.';
    const review = { kind: 'article', id: free.id, stars: 4, sentence } as const;
    await site.api(reviewsContract.save, review, member);
    await site.api(waitlistContract.join, { email: member.email });
    await page.reload();
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
    await expect(dialog.getByText('4 of 5 stars')).toBeVisible();
    await expect(dialog.getByText('Waiting', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: free.title, exact: true })).toHaveAttribute(
      'href',
      `/articles/${free.id}`,
    );
    await expectNoAxeViolations(page);
    await dialog.getByRole('link', { name: /Open in waitlist/ }).click();
    await expect(page.getByRole('cell', { name: member.email })).toBeVisible();
    await page.goBack();
    await dialog.getByRole('link', { name: /Open in reviews/ }).click();
    await expect(page).toHaveURL(/\/admin\/reviews\?tab=waiting&q=Short/);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    expectNoPageProblems(page);
  },
);

test('closes an account with the back button', { tag: '@long' }, async ({ site }) => {
  const member = await newMember(site, 'roche-moutonnee');
  const { page, dialog } = await openUser(site, member.email);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).searchParams.has('user')).toBe(false);
});

test(
  'says that an account does not exist, and does not offer to retry',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin/users?user=nobody');
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('alert').getByText('We could not find what you asked for.'),
    ).toBeVisible();
    expect(await dialog.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  },
);
