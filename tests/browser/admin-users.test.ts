import { expect, it, onTestFinished } from 'vitest';
import { authContract } from '#shared/contracts/auth.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { buyArticle, paidArticle } from '../support/buy-article.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { failureOf } from '../support/failure-of.ts';
import { eventually } from '../support/hub-pages.ts';

const { site, open } = browserSite();

let made = 0;
/** A member with an address of his own, also when CI tries a test a second time. */
const newMember = (name: string) => site().register(`${name}-${++made}@example.test`);

async function takeRoleFrom(email: string): Promise<void> {
  const session = await site().login(email);
  if (session.role !== 'admin') return;
  await site().api(membersContract.setRole, { id: session.id, role: 'user' }, session);
}

async function openUser(email: string, options = {}) {
  const page = await open('admin', options);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(email.slice(0, 12));
  await page.getByRole('link', { name: email }).click();
  const dialog = page.getByRole('dialog', { name: email });
  await dialog.getByRole('heading', { name: 'Credits', exact: true }).waitFor();
  return { page, dialog };
}

it('finds an account, gives it credits with a reason, and the audit log says so', async () => {
  const member = await newMember('quartz-vein');
  const { page, dialog } = await openUser(member.email);
  await dialog.getByLabel('Credits to add').fill('12');
  await dialog.getByRole('button', { name: 'Adjust credits' }).click();
  await dialog.getByText('Say why: it stands in the audit log').waitFor();
  await dialog.getByLabel('Reason').fill('A workshop prize');
  await dialog.getByRole('button', { name: 'Adjust credits' }).click();
  await dialog.getByText('Balance: 17').waitFor();
  await dialog.getByText('Added by an administrator').waitFor();
  expect(await site().api(authContract.credits, {}, member)).toEqual({ credits: 17 });

  await dialog.getByLabel('Credits to add').fill('-30');
  await dialog.getByLabel('Reason').fill('Too much');
  await dialog.getByRole('button', { name: 'Adjust credits' }).click();
  await dialog.getByRole('alert').waitFor();
  expect(await site().api(authContract.credits, {}, member)).toEqual({ credits: 17 });

  await dialog.getByRole('link', { name: 'In the audit log' }).click();
  const row = page.getByRole('row', { name: `Adjusted credits of ${member.email}` });
  await row.getByText('A workshop prize').waitFor();
  expectNoPageProblems(page);
  await page.context().close();
});

it('disables an account at once, and enables it again', async () => {
  const member = await newMember('slickenside');
  const { page, dialog } = await openUser(member.email);
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await dialog.getByLabel('Reason').first().fill('Shared the password');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await dialog.getByText('Disabled', { exact: true }).waitFor();
  expect(await failureOf(site().api(authContract.me, {}, member))).toMatchObject({
    status: expect.toBeOneOf([401, 403]),
  });
  await dialog.getByRole('button', { name: 'Enable account' }).click();
  await dialog.getByLabel('Reason').first().fill('It was a mistake');
  await dialog.getByRole('button', { name: 'Enable account' }).click();
  await dialog.getByText('Disabled', { exact: true }).waitFor({ state: 'detached' });
  await site().login(member.email);
  await page.context().close();
});

it('makes an administrator and takes the role again, but never from the last one', async () => {
  const member = await newMember('drumlin');
  // Whatever comes of this try, the next one finds one administrator.
  onTestFinished(() => takeRoleFrom(member.email));
  const { page, dialog } = await openUser(member.email);
  await dialog.getByRole('button', { name: 'Make administrator' }).click();
  await dialog.getByText('Administrator', { exact: true }).waitFor();
  expect(await site().login(member.email)).toMatchObject({ role: 'admin' });
  await dialog.getByRole('button', { name: 'Remove administrator role' }).click();
  await dialog.getByRole('button', { name: 'Make administrator' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const me = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user')!) as { email: string }).email,
  );
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(me);
  await page.getByRole('link', { name: me }).click();
  const mine = page.getByRole('dialog', { name: me });
  await mine.getByRole('button', { name: 'Remove administrator role' }).click();
  await mine.getByText('This is the last administrator.').waitFor();
  await page.context().close();
});

it('takes access to a bought paper back and gives it again', async () => {
  await site().seedArticles();
  const { buyer } = await buyArticle(site());
  const { page, dialog } = await openUser(buyer.email, { width: 390, colorScheme: 'dark' });
  const owned = () => site().api(articlesContract.get, { id: paidArticle.id }, buyer);
  await dialog.getByRole('button', { name: 'Remove access' }).click();
  await dialog.getByLabel('Reason').last().fill('Bought for somebody else');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Remove access' }).click();
  await dialog.getByText('Access removed').waitFor();
  expect((await owned()).owned).toBe(false);
  await dialog.getByRole('button', { name: 'Restore access' }).click();
  await dialog.getByLabel('Reason').last().fill('It was for himself');
  await dialog.getByRole('button', { name: 'Restore access' }).click();
  await dialog.getByText('Owned', { exact: true }).waitFor();
  expect((await owned()).owned).toBe(true);
  await dialog.getByRole('button', { name: 'Resend receipt' }).click();
  await eventually(async () => (await site().mails(buyer.email)).length).toBe(2);
  await page.context().close();
});

it('closes an account with the back button', async () => {
  const member = await newMember('roche-moutonnee');
  const { page, dialog } = await openUser(member.email);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.has('user')).toBe(false);
  await page.context().close();
});

it('gives the search the whole width of a phone', async () => {
  const page = await open('admin', { width: 390 });
  await page.goto('/admin/users');
  const table = page.getByRole('table');
  await table.getByText('@').first().waitFor();
  const [search, whole] = [await page.getByRole('search').boundingBox(), await table.boundingBox()];
  expect(search!.width).toBe(whole!.width);
  await page.context().close();
});

it('says that there is no such account, and offers nothing that cannot help', async () => {
  const page = await open('admin');
  await page.goto('/admin/users?user=nobody');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').getByText('We could not find what you asked for.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await page.context().close();
});

it('searches for what was typed only after an account opened meanwhile has been closed', async () => {
  const member = await newMember('nunatak');
  const page = await open('admin');
  await page.clock.install();
  await page.goto('/admin/users');
  const row = page.getByRole('link', { name: member.email });
  await row.waitFor();
  // The clock stands still, so that the account is open before the search is sent.
  await page.clock.pauseAt(Date.now() + 5000);
  const box = page.getByRole('searchbox', { name: 'Search accounts' });
  await box.fill(member.email);
  await row.click();
  const dialog = page.getByRole('dialog', { name: member.email });
  await page.clock.resume();
  await dialog.getByRole('heading', { name: 'Credits', exact: true }).waitFor();
  await page.clock.runFor(1000);
  expect(new URL(page.url()).searchParams.has('q')).toBe(false);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL((url) => url.search === `?${new URLSearchParams({ q: member.email })}`);
  expect(await box.inputValue()).toBe(member.email);
  expectNoPageProblems(page);
  await page.context().close();
});
