import { expect, test } from '../support/browser-test.ts';
import { chatWindow, launcher, openChat } from '../support/chat-pages.ts';

test('stays below the account menu on a wide screen', { tag: '@long' }, async ({ site }) => {
  for (const width of [1024, 1280, 1440]) {
    const page = await site.open('member', { width, height: 800 });
    await openChat(page);
    await page.getByRole('button', { name: /^Account/ }).click();
    const items = page
      .getByRole('banner')
      .getByRole('link', { name: /Settings|Purchases|Credits/ });
    await expect(items.first()).toBeVisible();
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
  }
});

test(
  'is closed by Back on a phone, and does not reopen over a reloaded page',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member', { width: 390, height: 800 });
    await page.goto('/articles');
    await page.goto('/about');
    await launcher(page).click();
    await expect(chatWindow(page)).toBeVisible();
    await page.goBack();
    await expect(chatWindow(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/about');

    await launcher(page).click();
    await expect(chatWindow(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatWindow(page)).toHaveCount(0);
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');

    await launcher(page).click();
    await expect(chatWindow(page)).toBeVisible();
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await chatWindow(page).count()).toBe(0);
  },
);
