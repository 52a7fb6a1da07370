import type { Page } from '@playwright/test';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { answerable, seedKnowledge } from '../support/chat-knowledge.ts';
import { ask, button, chatWindow, log, openChat, question } from '../support/chat-pages.ts';

test.beforeAll(({ site }) => seedKnowledge(site));

const balance = (page: Page, text: string) =>
  expect(chatWindow(page).getByText(`Balance: ${text}`)).toBeVisible();

const creditsOf = async (site: Site, { token }: Session) =>
  (await site.api(authContract.credits, {}, { token })).credits;

test('answers from the site for a credit, and updates the balance everywhere on the site', async ({
  site,
}) => {
  const session = await site.register();
  const page = await site.openAs(session);
  await openChat(page);
  await ask(page, answerable);
  await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
  await balance(page, '4 credits');
  expect(await creditsOf(site, session)).toBe(4);
  const source = log(page).getByRole('list').last().getByRole('listitem').first();
  await expect(source).toHaveText(/^Porosity from the Density Log\s+Article\s*Paid$/, {
    useInnerText: true,
  });
  await source.getByRole('link').click();
  await page.waitForURL('**/articles/art-porosity');
  const title = page.getByRole('heading', { name: 'Porosity from the Density Log', level: 1 });
  await expect(title).toBeVisible();
  await expect(chatWindow(page)).toBeVisible();

  await ask(page, 'Quetzalcoatlus wingspan in the Maastrichtian?');
  await expect(log(page).getByText('No charge')).toBeVisible();
  await balance(page, '4 credits');
  expect(await creditsOf(site, session)).toBe(4);
  expectNoPageProblems(page);
});

test(
  'charges once for a reply whose response was lost, and shows it',
  { tag: '@long' },
  async ({ site }) => {
    const session = await site.register();
    const page = await site.openAs(session);
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
    await button(page, 'Try again').click();
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    expect(lost).toBe(1);
    await balance(page, '4 credits');
    const { rows } = await site.api(creditsContract.statement, {}, { token: session.token });
    expect(rows.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
  },
);

test(
  'charges once if the tab is reloaded while the reply is written',
  { tag: '@long' },
  async ({ site }) => {
    const session = await site.register();
    const page = await site.openAs(session);
    const gate = Promise.withResolvers<void>();
    await page.route(
      '**/api/chat',
      async (route) => {
        await route.fetch();
        gate.resolve();
        // The response never arrives, because the page is reloaded first.
      },
      { times: 1 },
    );
    await openChat(page);
    await ask(page, answerable);
    await gate.promise;
    await page.reload();
    await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
    await balance(page, '4 credits');
    expect(await creditsOf(site, session)).toBe(4);
  },
);

test('stops a reply before it costs anything', { tag: '@long' }, async ({ site }) => {
  const session = await site.register();
  const page = await site.openAs(session);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await held.promise;
    // The page has cancelled the request, but the server receives it.
    await route.fetch().catch(() => undefined);
  });
  await openChat(page);
  await ask(page, answerable);
  await button(page, 'Stop').click();
  await expect(log(page).getByText('Stopped. This cost nothing.')).toBeVisible();
  await expect(question(page)).toHaveValue(answerable);
  held.resolve();
  expect(await creditsOf(site, session)).toBe(5);
  await page.unroute('**/api/chat');
  await question(page).press('Enter');
  await expect(log(page).getByText('Cost 1 credit')).toBeVisible();
  expect(await creditsOf(site, session)).toBe(4);
});
