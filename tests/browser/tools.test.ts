import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';

const { site, open, openWith } = browserSite();
const emailField = (page: Page) => page.getByRole('main').getByLabel('E-mail');
const joinButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Join the waitlist' });

it('takes an address for the waitlist, gives it back by one click of the mail, and takes it again', async () => {
  const email = `wait-${randomUUID()}@example.test`;
  const page = await open('guest', { width: 320 });
  await page.goto('/proposal');
  await emailField(page).fill('nobody@');
  await joinButton(page).click();
  await page.getByText('Enter a valid e-mail address').waitFor();

  await page.route('**/api/waitlist', (route) => route.fulfill({ status: 502, body: 'Bad' }));
  await emailField(page).fill(email);
  await joinButton(page).click();
  await page.getByText('Unable to join waitlist').waitFor();
  expect(await emailField(page).inputValue()).toBe(email);
  await expectNoAxeViolations(page);
  await page.unroute('**/api/waitlist');

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/waitlist')) asked.push(request.url());
  });
  await joinButton(page).dblclick();
  await page.getByText('You are on the waitlist').waitFor();
  expect(asked).toHaveLength(1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add another address' }).click();
  await eventually(() =>
    emailField(page).evaluate((input) => input === document.activeElement),
  ).toBe(true);

  const [mail] = await site().waitForMails(email);
  const [link] = /\S+\/proposal\?leave=[\w%.-]+/.exec(mail!.text ?? '')!;
  await page.goto(link);
  const left = page.getByRole('dialog', { name: 'You have left the waitlist' });
  await left.getByText('Your address was removed.').waitFor();
  await expectNoAxeViolations(page);
  await left.getByRole('button', { name: 'Join again' }).click();
  await page.waitForURL(`${site().siteUrl}/proposal`);
  await eventually(() =>
    emailField(page).evaluate((input) => input === document.activeElement),
  ).toBe(true);
  await page.context().close();
});

it('gives the address to write to where no script can send the form', async () => {
  const page = await openWith({ javaScriptEnabled: false });
  await page.goto('/proposal');
  const mail = page.getByRole('main').locator('a[href^="mailto:"][href*="Waitlist"]');
  expect(await mail.isVisible()).toBe(true);
  expect(await emailField(page).isVisible()).toBe(false);
  await page.context().close();
});

it('says of a link that was cut that it does not work', async () => {
  const page = await open('guest', { colorScheme: 'dark' });
  await page.goto('/geodataresurrector?leave=cut');
  await page.getByRole('dialog', { name: 'This link does not work' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${site().siteUrl}/geodataresurrector`);
  await page.context().close();
});

it('pulls the paper off the map by keyboard', async () => {
  const page = await open();
  await page.goto('/geodataresurrector');
  const slider = page.getByRole('slider', { name: 'Pull the paper off' });
  await slider.focus();
  await page.keyboard.press('Home');
  const split = () =>
    page
      .locator('figure')
      .first()
      .evaluate((figure) => figure.style.getPropertyValue('--split'));
  await eventually(split).toBe('0%');
  expect(await slider.getAttribute('aria-valuetext')).toBe('0 % paper, 100 % vectors');
  expectNoPageProblems(page);
  await page.context().close();
});

it('opens a page under an overlay that takes no click and goes by itself, also without scripts', async () => {
  const page = await openWith({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
  await page.goto('/lapisai');
  const overlay = page.locator('[data-opening]');
  // A click that the overlay took would not reach the link.
  await page.getByRole('main').getByRole('link', { name: 'Papers' }).click({ trial: true });
  await overlay.waitFor({ state: 'hidden' });
  await page.context().close();

  const still = await openWith({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await still.goto('/lapisai');
  expect(await still.locator('[data-opening]').isVisible()).toBe(false);
  await still.context().close();
});
