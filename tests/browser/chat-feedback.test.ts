import { authContract } from '#shared/contracts/auth.ts';
import { creditReturns } from '#shared/constants/credit-returns.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { answerable, seedKnowledge } from '../support/chat-knowledge.ts';
import { answerChat, ask, button, chatWindow, log, openChat } from '../support/chat-pages.ts';

const helped = 'This reply helped';
const didNotHelp = 'This reply did not help';

test.beforeAll(({ site }) => seedKnowledge(site));

test(
  'accepts a vote by keyboard, returns the credit, and shows the vote to administrators',
  { tag: '@long' },
  async ({ site }) => {
    const session = await site.register();
    const page = await site.openAs(session);
    await openChat(page);
    await ask(page, answerable);
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    await button(page, didNotHelp).focus();
    await page.keyboard.press('Enter');
    await expect(log(page).getByText('We returned 1 credit.')).toBeVisible();
    await expect(chatWindow(page).getByText('Balance: 5 credits')).toBeVisible();
    await expect(button(page, didNotHelp)).toHaveAttribute('aria-pressed', 'true');
    const { token } = session;
    expect(await site.api(authContract.credits, {}, { token })).toEqual({ credits: 5 });
    await expectNoAxeViolations(page);

    // The vote is part of the conversation: it survives closing the window and reloading the page.
    await page.keyboard.press('Escape');
    await expect(chatWindow(page)).toHaveCount(0);
    await page.reload();
    if (!(await chatWindow(page).isVisible()))
      await page.getByRole('button', { name: 'Ask' }).click();
    await expect(log(page).getByText('We returned 1 credit.')).toBeVisible();
    await button(page, helped).click();
    await expect(log(page).getByText('Thanks for the feedback.')).toBeVisible();
    await expect(button(page, didNotHelp)).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/credits');
    await expect(page.getByText('Returned: unhelpful reply').first()).toBeVisible();
    expectNoPageProblems(page);

    const admin = await site.open('admin');
    await admin.goto('/admin');
    await admin.getByRole('link', { name: 'Rated replies' }).click();
    const row = admin.getByRole('row').filter({ hasText: answerable });
    await expect(row.getByText('Helped', { exact: true })).toBeVisible();
    await expect(row.getByText('Returned', { exact: true })).toBeVisible();
    await row.getByText(answerable).click();
    await expect(row.getByText('Density porosity needs two numbers')).toBeVisible();
    await expectNoAxeViolations(admin);
    expectNoPageProblems(admin);
  },
);

test(
  'says that no more credits are returned, and what could not be saved',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    await answerChat(page, [{}]);
    await page.route('**/api/chat/feedback', (route) =>
      route.fulfill({ json: { vote: 'down', credit: 'limit', remainingCredits: 4 } }),
    );
    await openChat(page);
    await ask(page, 'What is porosity?');
    await button(page, didNotHelp).click();
    const { limit, days } = creditReturns;
    await expect(
      log(page).getByText(`the limit is ${limit} replies in ${days} days`),
    ).toBeVisible();
    const box = (await button(page, helped).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await page.unroute('**/api/chat/feedback');
    await button(page, helped).click();
    await expect(page.getByText('This reply is too old to rate.')).toBeVisible();
    await expect(button(page, didNotHelp)).toHaveAttribute('aria-pressed', 'true');
  },
);
