import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';

const emailField = (page: Page) => page.getByRole('main').getByLabel('Email');
const joinButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Join the waitlist' });

test('adds an address to the waitlist, removes it with one click in the email, and adds it again', async ({
  site,
}) => {
  const email = `wait-${randomUUID()}@example.test`;
  const page = await site.open('guest', { width: 320 });
  await page.goto('/proposal');
  await emailField(page).fill('nobody@');
  await joinButton(page).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();

  await page.route('**/api/waitlist', (route) => route.fulfill({ status: 502, body: 'Bad' }));
  await emailField(page).fill(email);
  await joinButton(page).click();
  await expect(page.getByText('Unable to join waitlist')).toBeVisible();
  await expect(emailField(page)).toHaveValue(email);
  await expectNoAxeViolations(page);
  await page.unroute('**/api/waitlist');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/waitlist')) asked.push(request.url());
  });
  await joinButton(page).dblclick();
  await expect(page.getByText('You are on the waitlist')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add another address' }).click();
  await expect(emailField(page)).toBeFocused();

  const [mail] = await site.waitForMails(email);
  const [link] = /\S+\/proposal\?leave=[\w%.-]+/.exec(mail!.text ?? '')!;
  await page.goto(link);
  const left = page.getByRole('dialog', { name: 'You have left the waitlist' });
  await expect(left.getByText('Your address was removed.')).toBeVisible();
  await expectNoAxeViolations(page);
  await left.getByRole('button', { name: 'Join again' }).click();
  await page.waitForURL(`${site.siteUrl}/proposal`);
  await expect(emailField(page)).toBeFocused();
});

test(
  'shows an email address if no script can send the form',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({ javaScriptEnabled: false });
    await page.goto('/proposal');
    const mail = page.getByRole('main').locator('a[href^="mailto:"][href*="Waitlist"]');
    await expect(mail).toBeVisible();
    expect(await emailField(page).isVisible()).toBe(false);
  },
);

test('says that a truncated link does not work', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('guest', { colorScheme: 'dark' });
  await page.goto('/geodataresurrector?leave=cut');
  await expect(page.getByRole('dialog', { name: 'This link does not work' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${site.siteUrl}/geodataresurrector`);
});

test('pulls the paper off the map by keyboard', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/geodataresurrector');
  const slider = page.getByRole('slider', { name: 'Pull the paper off' });
  await slider.focus();
  await page.keyboard.press('Home');
  const split = () =>
    page
      .locator('figure')
      .first()
      .evaluate((figure) => figure.style.getPropertyValue('--split'));
  await expect.poll(split).toBe('0%');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 % paper, 100 % vectors');
  expectNoPageProblems(page);
});

test(
  'opens a page under an overlay that blocks no click and disappears, even without scripts',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.openWith({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
    await page.goto('/lapisai');
    const overlay = page.locator('[data-opening]');
    // If the overlay took the click, it would not reach the link.
    await page.getByRole('main').getByRole('link', { name: 'Papers' }).click({ trial: true });
    await expect(overlay).toBeHidden();

    const still = await site.openWith({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    await still.goto('/lapisai');
    expect(await still.locator('[data-opening]').isVisible()).toBe(false);
  },
);
