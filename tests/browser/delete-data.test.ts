import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { site as config } from '#shared/site-config/site.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { deletionLinksOf } from '../support/deletion-links-of.ts';

const path = '/privacy/delete-data';
const newEmail = () => `${randomUUID()}@mail.test`;
const field = (page: Page) => page.getByLabel('Email address');
const details = (page: Page) => page.getByLabel(/^Anything that helps/);
const send = (page: Page) => page.getByRole('button', { name: 'Request deletion' });
const steps = async (page: Page) => {
  const list = page.getByRole('list', { name: 'Status of this request' });
  const texts = await list.getByRole('listitem').allInnerTexts();
  return texts.map((text) => text.split('\n')[0]!.replace(' (done)', ''));
};

test('takes a request from the form to its confirmation, and back', async ({ site }) => {
  const email = newEmail();
  const page = await site.open();
  await page.goto(path);
  await page.getByText('My account on this site').click();
  await field(page).fill(email);
  await send(page).click();
  await expect(page.getByText(`We email a link to ${email}.`)).toBeVisible();
  await expectNoAxeViolations(page);
  const url = page.url();
  expect(url).toMatch(/\?request=[\w-]{16,64}$/);
  expect(await steps(page)).toEqual(['Received', 'Waiting for your confirmation', 'Deletion']);

  // After a reload, and in another browser: the status, and no address.
  await page.reload();
  await expect.poll(() => steps(page)).toHaveLength(3);
  expect(await page.getByText(email).count()).toBe(0);

  const [mail] = await site.waitForMails(email);
  const { reference, confirm, withdraw } = deletionLinksOf(mail!);
  expect(url).toContain(reference);
  await page.goto(`${path}?request=${reference}&confirm=${confirm}`);
  await expect(page.getByText('Delete this data?')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await steps(page)).toContain('Waiting for your confirmation');
  await page.getByRole('button', { name: 'Confirm the request' }).click();
  await expect
    .poll(() => steps(page))
    .toEqual(['Received', 'Confirmed', expect.stringMatching(/^Due on \d+ \w+ \d{4}$/)]);
  expect(page.url()).toBe(url);

  await page.goto(`${path}?request=${reference}&withdraw=${withdraw}`);
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect.poll(() => steps(page)).toEqual(['Received', 'Confirmed', 'Withdrawn']);
  expectNoPageProblems(page);
});

test(
  'keeps what was typed through a lost response and a reload, and makes one request of it',
  { tag: '@long' },
  async ({ site }) => {
    const email = newEmail();
    const page = await site.open();
    const ids: string[] = [];
    await page.route('**/api/deletion-requests', async (route) => {
      const sent = route.request().postDataJSON() as { requestId: string };
      ids.push(sent.requestId);
      // The first request arrives, but its response does not.
      if (ids.length === 1) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await page.goto(path);
    await field(page).fill('not an address');
    await send(page).click();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await expect(field(page)).toBeFocused();
    await field(page).fill(email);
    await details(page).fill('Version 2.1, a report of last Monday');
    await send(page).click();
    await expect(page.getByText('We couldn’t send your request')).toBeVisible();

    await page.reload();
    await expect(field(page)).toHaveValue(email);
    await expect(details(page)).toHaveValue('Version 2.1, a report of last Monday');
    await send(page).click();
    await expect(page.getByText(`We email a link to ${email}.`)).toBeVisible();
    expect(ids[1]).toBe(ids[0]);
    expect(await site.waitForMails(email)).toHaveLength(1);

    await page.getByRole('link', { name: 'Make another request' }).click();
    await expect(field(page)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  },
);

test(
  'does not bring back a visitor who has moved on before the response arrives',
  { tag: '@long' },
  async ({ site }) => {
    const email = newEmail();
    const page = await site.open();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/deletion-requests', async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    });
    await page.goto(path);
    await field(page).fill(email);
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    const responded = page.waitForResponse('**/api/deletion-requests');
    held.resolve();
    await (await responded).finished();
    // The draft is removed at the moment when the page would have navigated.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes('@mail.test')))
      .toBe(false);
    expect(new URL(page.url()).pathname).toBe('/contact');
    // The page's code may still be loading, with the old page in view.
    await expect(field(page)).toHaveCount(0);
    await page.goBack();
    await expect(field(page)).toHaveValue('');
  },
);

test('explains invalid links, and says when to try again', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto(`${path}?request=aaaaaaaaaaaaaaaaaaaaaaaa`);
  await expect(page.getByText('We couldn’t find this request')).toBeVisible();
  await page.getByRole('link', { name: 'Make a request' }).click();

  const email = newEmail();
  await field(page).fill(email);
  await send(page).click();
  await expect(page.getByText(`We email a link to ${email}.`)).toBeVisible();
  await page.goto(`${page.url()}&confirm=cut-of`);
  await page.getByRole('button', { name: 'Confirm the request' }).click();
  await expect(page.getByText('This link is incomplete or has expired')).toBeVisible();

  await page.route('**/api/deletion-requests', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '240' },
      json: { code: 'too_many_requests', error: 'Too many attempts.' },
    }),
  );
  await page.goto(path);
  await field(page).fill(email);
  await send(page).click();
  await expect(page.getByText(/You can try again in 4 minutes/)).toBeVisible();
  await expect(field(page)).toHaveValue(email);
});

test('offers email instead if JavaScript is off', { tag: '@long' }, async ({ site }) => {
  const page = await site.openWith({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  await page.goto(path);
  expect(await page.locator('form noscript').textContent()).toContain(config.emails.privacy);
  const letter = page.locator('main').getByRole('link', { name: config.emails.privacy }).last();
  await expect(letter).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('heading', { name: 'What we delete and what we keep' })).toHaveCount(
    1,
  );
});
