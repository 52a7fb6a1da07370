import type { Page } from '@playwright/test';
import { site as brand } from '#shared/site-config/site.ts';
import { expect, test } from '../support/browser-test.ts';
import { accountButton, expectNoPageProblems } from '../support/browser.ts';
import {
  answerChat,
  ask,
  button,
  cannedReply,
  chatWindow,
  launcher,
  log,
  openChat,
  question,
} from '../support/chat-pages.ts';
import { testPassword } from '../support/test-members.ts';

const says = (page: Page, text: string) =>
  expect(log(page).getByText(text, { exact: true })).toBeVisible();

test(
  'opens and closes by its button, greets, and answers a starter question',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    const gate = Promise.withResolvers<void>();
    const asked = await answerChat(page, [{}], { gate: gate.promise });
    await openChat(page);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await launcher(page).click();
    await expect(chatWindow(page)).toHaveCount(0);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await launcher(page).click();
    await says(page, `Hi! I'm ${brand.brand.product} AI. How can I help?`);
    await expect(chatWindow(page).getByText('Balance: 5 credits')).toBeVisible();

    await button(page, 'Which papers are free to read?').click();
    await says(page, 'Writing a reply…');
    await expect(question(page)).toBeDisabled();
    await expect(button(page, 'Send')).toBeDisabled();
    expect(await button(page, 'Which papers are free to read?').count()).toBe(0);
    await expect(chatWindow(page).getByText('Balance: 5 credits')).toBeVisible();
    gate.resolve();
    await says(page, 'Cost 1 credit');
    await expect(chatWindow(page).getByText('Balance: 4 credits')).toBeVisible();
    expect(await log(page).getByRole('link').allInnerTexts()).toEqual([
      'Core',
      ...cannedReply.sources.map(({ title }) => title),
    ]);
    const sources = await log(page).getByRole('listitem').allInnerTexts();
    expect(sources.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Header',
      'Null values',
      'Units',
      'Core for the command line ProductPaid',
      'Reading a LAS header ArticleOwned',
      'Depth is not a number EpisodeFree',
      'Documentation Page',
    ]);
    expect(asked).toMatchObject([{ message: 'Which papers are free to read?', history: [] }]);
    const stored = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(stored!)).toMatchObject({ credits: 4 });
    expectNoPageProblems(page);
  },
);

test(
  'says that credits are being loaded, and sends nothing without credits',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    const asked = await answerChat(page, [{}]);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/auth/credits', async (route) => {
      await gate.promise;
      await route.fulfill({ json: { credits: 0 } });
    });
    await openChat(page);
    await ask(page, '   ');
    expect(await log(page).getByText('Loading credits…').count()).toBe(0);
    await ask(page, 'What is a log?');
    await says(page, 'Loading credits…');
    gate.resolve();
    await says(page, '🚫 You have run out of credits. Please top up to continue.');
    await expect(question(page)).toHaveValue('What is a log?');
    expect(asked).toEqual([]);
    await chatWindow(page).getByRole('link', { name: 'Buy More Credits' }).click();
    await page.waitForURL('**/store');
    await expect(chatWindow(page)).toBeVisible();
  },
);

test('treats credits that cannot be loaded as none', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await page.route('**/api/auth/credits', (route) => route.fulfill({ status: 500, json: {} }));
  await openChat(page);
  await ask(page, 'What is a log?');
  await says(page, '🚫 You have run out of credits. Please top up to continue.');
});

test('explains every refusal, and never loses the question', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  const asked = await answerChat(page, [
    { code: 'out_of_credits', status: 402 },
    { code: 'too_many_requests', status: 429, retryAfter: 240 },
    { code: 'reply_stopped', status: 409 },
    { code: 'assistant_unavailable', status: 503 },
    'lost',
    {},
  ]);
  await openChat(page);
  await ask(page, 'What is a log?');
  await expect(
    log(page).getByText(
      `🚫 You have run out of credits. Please request at ${brand.emails.support}.`,
    ),
  ).toBeVisible();
  await expect(chatWindow(page).getByRole('link', { name: 'Buy More Credits' })).toBeVisible();
  await expect(question(page)).toHaveValue('What is a log?');
  await question(page).press('Enter');
  await expect(log(page).getByText('You can try again in 4 minutes, at ')).toBeVisible();
  await expect(question(page)).toHaveValue('What is a log?');
  await question(page).press('Enter');
  await says(page, 'Stopped. This cost nothing.');
  await expect(question(page)).toHaveValue('What is a log?');
  await question(page).press('Enter');
  await says(page, 'Sorry, something went wrong.');
  await expect(log(page).getByText('What is a log?')).toBeVisible();
  await button(page, 'Try again').click();
  await expect.poll(() => asked.length).toBe(5);
  await says(page, 'Sorry, something went wrong.');
  await button(page, 'Try again').click();
  await says(page, 'Cost 1 credit');
  const names = asked.map(({ requestId }) => requestId);
  expect(new Set(names.slice(3)).size).toBe(1);
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}$/);
});

test('waits for a reply that is already being written', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  const asked = await answerChat(page, [{ code: 'reply_pending', status: 409 }, { cost: 0 }]);
  await openChat(page);
  await ask(page, 'What is a log?');
  await says(page, 'No charge');
  expect(asked).toHaveLength(2);
  expect(asked[0]!.requestId).toBe(asked[1]!.requestId);
});

test(
  'sends a guest to sign in and keeps the question on the way',
  { tag: '@long' },
  async ({ site }) => {
    const { email } = await site.register();
    const page = await site.open();
    await openChat(page, '/gear?from=chat');
    await ask(page, 'Which hammer do I need?');
    await says(page, '🚫 You must be logged in to chat.');
    await chatWindow(page).getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login?next=%2Fgear%3Ffrom%3Dchat');
    await expect(question(page)).toHaveValue('Which hammer do I need?');
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/gear?from=chat');
    await expect(question(page)).toHaveValue('Which hammer do I need?');
    await expect(log(page).getByText('You must be logged in')).toHaveCount(0);
    await page.reload();
    await expect(question(page)).toHaveValue('Which hammer do I need?');
  },
);

test(
  'survives navigation and reloads, and is deleted at sign-out',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openAs(await site.register());
    await answerChat(page, [{}]);
    await openChat(page);
    await ask(page, 'What is a log?');
    await says(page, 'Cost 1 credit');
    await log(page).getByRole('link', { name: 'Core', exact: true }).click();
    await page.waitForURL('**/core');
    await says(page, 'Cost 1 credit');
    await page.reload();
    await says(page, 'Cost 1 credit');
    await button(page, 'Close the assistant').click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await chatWindow(page).count()).toBe(0);
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.siteUrl}/`);
    await launcher(page).click();
    await expect(button(page, 'Which papers are free to read?')).toBeVisible();
    expect(await log(page).getByText('What is a log?').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'a log?',
    );
  },
);

test('stops a reply', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  const never = Promise.withResolvers<void>();
  const asked = await answerChat(page, [{}], { gate: never.promise });
  const stopped: string[] = [];
  await page.route('**/api/chat/*/stop', async (route) => {
    stopped.push(new URL(route.request().url()).pathname);
    await route.fulfill({ json: { stopped: true, remainingCredits: 5 } });
  });
  await openChat(page);
  await ask(page, 'What is a log?');
  await button(page, 'Stop').click();
  await says(page, 'Stopped. This cost nothing.');
  await expect(question(page)).toHaveValue('What is a log?');
  expect(stopped).toEqual([`/api/chat/${asked[0]!.requestId}/stop`]);
  never.resolve();
});

test('copies a reply, or says that it is blocked', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await answerChat(page, [{}]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  await ask(page, 'What is a log?');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await button(page, 'Copy').click();
  await expect(toasts.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(cannedReply.reply);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await button(page, 'Copy').click();
  await expect(toasts.getByText('Your browser blocked copying.')).toBeVisible();
});
