import { expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { chatWindow, launcher, openChat } from '../support/chat-pages.ts';
import { eventually } from '../support/hub-pages.ts';

const { open } = browserSite();

it('stays below the account menu on a wide screen', async () => {
  for (const width of [1024, 1280, 1440]) {
    const page = await open('member', { width, height: 800 });
    await openChat(page);
    await page.getByRole('button', { name: /^Account/ }).click();
    const items = page
      .getByRole('banner')
      .getByRole('link', { name: /Settings|Purchases|Credits/ });
    await items.first().waitFor();
    const covered = await items.evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .filter((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map(({ textContent }) => textContent),
    );
    expect([width, covered]).toEqual([width, []]);
    await page.context().close();
  }
});

it('on a phone is closed by Back, and does not come over a page that is loaded anew', async () => {
  const page = await open('member', { width: 390, height: 800 });
  await page.goto('/articles');
  await page.goto('/about');
  await launcher(page).click();
  await chatWindow(page).waitFor();
  await page.goBack();
  await chatWindow(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/about');

  await launcher(page).click();
  await chatWindow(page).waitFor();
  await page.keyboard.press('Escape');
  await chatWindow(page).waitFor({ state: 'detached' });
  await eventually(() => launcher(page).getAttribute('aria-expanded')).toBe('false');

  await launcher(page).click();
  await chatWindow(page).waitFor();
  await page.reload();
  await launcher(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await chatWindow(page).count()).toBe(0);
  await page.context().close();
});
