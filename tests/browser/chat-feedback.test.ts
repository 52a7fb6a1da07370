import { beforeAll, expect, it } from 'vitest';
import { authContract } from '#shared/contracts/auth.ts';
import { creditReturns } from '#shared/constants/credit-returns.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { seedKnowledge } from '../support/chat-knowledge.ts';
import { answerChat, ask, button, chatWindow, log, openChat } from '../support/chat-pages.ts';
import { answerable } from '../support/chat-stack.ts';

const { site, open } = browserSite();
const helped = 'This reply helped';
const didNotHelp = 'This reply did not help';

beforeAll(() => seedKnowledge(site()));

it('takes a vote by keyboard, gives the credit back, and shows the vote to administrators', async () => {
  const session = await site().register();
  const page = await open('guest', { session });
  await openChat(page);
  await ask(page, answerable);
  await log(page).getByText('Cost 1 credit').waitFor();
  await button(page, didNotHelp).focus();
  await page.keyboard.press('Enter');
  await log(page).getByText('You have 1 credit back.').waitFor();
  await chatWindow(page).getByText('Balance: 5 credits').waitFor();
  expect(await button(page, didNotHelp).getAttribute('aria-pressed')).toBe('true');
  const { token } = session;
  expect(await site().api(authContract.credits, {}, { token })).toEqual({ credits: 5 });
  await expectNoAxeViolations(page);

  // The vote is part of the conversation: closing the window and loading the page again leave it.
  await page.keyboard.press('Escape');
  await chatWindow(page).waitFor({ state: 'detached' });
  await page.reload();
  if (!(await chatWindow(page).isVisible()))
    await page.getByRole('button', { name: 'Ask' }).click();
  await log(page).getByText('You have 1 credit back.').waitFor();
  await button(page, helped).click();
  await log(page).getByText('Thanks for the feedback.').waitFor();
  expect(await button(page, didNotHelp).getAttribute('aria-pressed')).toBe('false');
  await page.goto('/credits');
  await page.getByText('Returned: unhelpful reply').first().waitFor();
  expectNoPageProblems(page);
  await page.context().close();

  const admin = await open('admin');
  await admin.goto('/admin');
  await admin.getByRole('tab', { name: 'Rated replies' }).click();
  const row = admin.getByRole('row').filter({ hasText: answerable });
  await row.getByText('Helped', { exact: true }).waitFor();
  await row.getByText('Returned', { exact: true }).waitFor();
  await row.getByText(answerable).click();
  await row.getByText('Density porosity needs two numbers').waitFor();
  await expectNoAxeViolations(admin);
  expectNoPageProblems(admin);
  await admin.context().close();
});

it('says that no more credits are returned, and what could not be saved', async () => {
  const page = await open('member');
  await answerChat(page, [{}]);
  await page.route('**/api/chat/feedback', (route) =>
    route.fulfill({ json: { vote: 'down', credit: 'limit', remainingCredits: 4 } }),
  );
  await openChat(page);
  await ask(page, 'What is porosity?');
  await button(page, didNotHelp).click();
  const { limit, days } = creditReturns;
  await log(page).getByText(`the limit is ${limit} replies in ${days} days`).waitFor();
  const box = (await button(page, helped).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  await page.unroute('**/api/chat/feedback');
  await button(page, helped).click();
  await page.getByText('This reply is too old to rate.').waitFor();
  expect(await button(page, didNotHelp).getAttribute('aria-pressed')).toBe('true');
  await page.context().close();
});
