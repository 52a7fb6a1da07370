import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { seedKnowledge } from '../support/chat-knowledge.ts';
import { ask, button, chatWindow, log, openChat, question } from '../support/chat-pages.ts';
import { answerable } from '../support/chat-stack.ts';
import { eventually } from '../support/hub-pages.ts';

const { site, open } = browserSite();

beforeAll(() => seedKnowledge(site()));

const balance = (page: Page, text: string) =>
  chatWindow(page).getByText(`Balance: ${text}`).waitFor();

const creditsOf = async ({ token }: Session) =>
  (await site().api(authContract.credits, {}, { token })).credits;

it('answers from the site for a credit, and tells the whole site', async () => {
  const session = await site().register();
  const page = await open('guest', { session });
  await openChat(page);
  await ask(page, answerable);
  await log(page).getByText('Cost 1 credit').waitFor();
  await balance(page, '4 credits');
  expect(await creditsOf(session)).toBe(4);
  const source = log(page).getByRole('list').last().getByRole('listitem').first();
  expect(await source.innerText()).toMatch(/^Porosity from the Density Log\s+Article\s*Paid$/);
  await source.getByRole('link').click();
  await page.waitForURL('**/articles/art-porosity');
  const article = page.getByRole('dialog', { name: 'Porosity from the Density Log' });
  await article.waitFor();
  await page.keyboard.press('Escape');
  // While it is open everything else is inert.
  await article.waitFor({ state: 'detached' });
  expect(await chatWindow(page).isVisible()).toBe(true);

  await ask(page, 'Quetzalcoatlus wingspan in the Maastrichtian?');
  await log(page).getByText('No charge').waitFor();
  await balance(page, '4 credits');
  expect(await creditsOf(session)).toBe(4);
  expectNoPageProblems(page);
  await page.context().close();
});

it('charges once for a reply that was lost on its way, and shows it', async () => {
  const session = await site().register();
  const page = await open('guest', { session });
  let lost = 0;
  await page.route(
    '**/api/chat',
    async (route) => {
      const response = await route.fetch();
      lost += Number(response.ok());
      await route.abort();
    },
    { times: 1 },
  );
  await openChat(page);
  await ask(page, answerable);
  await button(page, 'Retry').click();
  await log(page).getByText('Cost 1 credit').waitFor();
  expect(lost).toBe(1);
  await balance(page, '4 credits');
  const { rows } = await site().api(creditsContract.statement, {}, { token: session.token });
  expect(rows.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
  await page.context().close();
});

it('charges once where the tab is loaded anew while the reply is written', async () => {
  const session = await site().register();
  const page = await open('guest', { session });
  const gate = Promise.withResolvers<void>();
  await page.route(
    '**/api/chat',
    async (route) => {
      await route.fetch();
      gate.resolve();
      // Its answer never comes: the page is loaded anew before.
    },
    { times: 1 },
  );
  await openChat(page);
  await ask(page, answerable);
  await gate.promise;
  await page.reload();
  await log(page).getByText('Cost 1 credit').waitFor();
  await balance(page, '4 credits');
  expect(await creditsOf(session)).toBe(4);
  await page.context().close();
});

it('stops a reply before it costs anything', async () => {
  const session = await site().register();
  const page = await open('guest', { session });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await held.promise;
    // The page has let go of it; the server gets it all the same.
    await route.fetch().catch(() => undefined);
  });
  await openChat(page);
  await ask(page, answerable);
  await button(page, 'Stop').click();
  await log(page).getByText('Stopped. This cost nothing.').waitFor();
  await eventually(() => question(page).inputValue()).toBe(answerable);
  held.resolve();
  expect(await creditsOf(session)).toBe(5);
  await page.unroute('**/api/chat');
  await question(page).press('Enter');
  await log(page).getByText('Cost 1 credit').waitFor();
  expect(await creditsOf(session)).toBe(4);
  await page.context().close();
});
