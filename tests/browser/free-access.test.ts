import { paidArticle } from '../support/buy-article.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';

test(
  'is given in the editor of a paper to a member by email, and taken back',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles();
    const member = await site.register();
    const page = await site.open('admin', { width: 390, colorScheme: 'dark' });
    await page.goto(`/admin/articles?edit=${paidArticle.id}`);
    await page.getByText('Free access', { exact: true }).click();
    await expect(page.getByText('No one has free access.')).toBeVisible();
    await page.getByText('Who has which edition').click();
    await expect(page.getByText('No one owns it')).toBeVisible();
    const email = page.getByLabel('Member’s email address');
    const reason = page.getByLabel('Reason');
    const give = page.getByRole('button', { name: 'Give free access' });

    await test.step('says what is wrong with what was typed', async () => {
      await give.click();
      await expect(email).toBeFocused();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expect(
        page.getByText('Give a reason of at least 3 characters for the audit log'),
      ).toBeVisible();
      await email.fill('miriam at example');
      await reason.fill('A review copy');
      // Enter in this form does not save the paper.
      await reason.press('Enter');
      await expect(page.getByText('Enter a valid email address')).toBeVisible();
      await expect(email).toBeFocused();
      // Part of a member's email, but nobody's own.
      await email.fill(member.email.slice(1));
      await email.press('Enter');
      await expect(
        page.getByText(`No one has an account with ${member.email.slice(1)}.`),
      ).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('and gives it once', async () => {
      await email.fill(` ${member.email.toUpperCase()} `);
      await email.press('Enter');
      await expect(page.getByText(`${member.email} now has “${paidArticle.title}”`)).toBeVisible();
      const list = page.getByRole('list', { name: 'Members with free access' });
      await expect(list.getByRole('link', { name: member.email })).toBeVisible();
      await expect(page.getByText('One person owns it.')).toBeVisible();
      await expect(list.getByText(/^Given by .*: A review copy$/)).toBeVisible();
      await expect(email).toHaveValue('');
      await email.fill(member.email);
      await reason.fill('Again, for another reason');
      await give.click();
      await expect(
        page.getByText(`They have complimentary access to “${paidArticle.title}” already.`),
      ).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      await expect.poll(async () => (await site.mails(member.email)).length).toBe(1);
    });

    await test.step('and takes it back', async () => {
      await page.getByRole('button', { name: 'Take back' }).click();
      await page.getByLabel('Reason').first().fill('The review is out');
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect(page.getByText('No one has free access.')).toBeVisible();
      await page.goto('/admin/audit');
      await expect(page.getByRole('row', { name: 'Took back free access from' })).toBeVisible();
    });
    expectNoPageProblems(page);
  },
);
