import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { accountButton, expectNoPageProblems } from '../support/browser.ts';

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The name and path of every link, as `Name → /path`. */
function linksOf(page: Page, place: string): Promise<string[]> {
  return page
    .locator(`${place} a`)
    .evaluateAll((links) =>
      links.map((link) => `${(link as HTMLElement).innerText} → ${link.getAttribute('href')}`),
    );
}

const memberLinks = [
  'My Profile → /profile',
  'My Purchases → /purchases',
  'Saved → /saved',
  'Settings → /settings',
  'Upgrade to Pro → /store',
];

test(
  'shows the main links with their badges, and Docs once a HEAD of /docs was ok',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/');
    const head = await page.waitForResponse((response) => response.request().method() === 'HEAD');
    expect([new URL(head.url()).pathname, head.status()]).toEqual(['/docs', 200]);
    await expect(mainNav(page).getByRole('link', { name: 'Docs' })).toBeVisible();
    const links = await linksOf(page, 'header > div > nav[aria-label=Main]');
    expect(links.map((link) => link.replaceAll(/\s+/g, ' '))).toEqual([
      'Home → /',
      'Articles → /articles',
      'LapisAI AI → /lapisai',
      'GeoData Tool → /geodataresurrector',
      'Audio Book → /podcasthub',
      'About → /about',
      'Gear Shop → /gear',
      'Tools → /#tools',
      'Consulting → /#consulting',
      'Docs → /docs',
    ]);
  },
);

test('shows no Docs link when the HEAD was not ok', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.route('**/docs', (route) => route.fulfill({ status: 404 }));
  const responded = page.waitForResponse('**/docs');
  await page.goto('/about');
  await responded;
  // Once the app reacts to a later click, it has received the response.
  await accountButton(page).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await mainNav(page).getByRole('link', { name: 'Docs' }).count()).toBe(0);
});

test('has a user menu for guests', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/about');
  await accountButton(page).click();
  await expect(page.getByRole('list', { name: 'Account' })).toBeVisible();
  await expect
    .poll(() => linksOf(page, 'header [popover] ul[aria-label=Account]'))
    .toEqual(['Sign In → /login', 'Create Account → /register', 'Browse Store → /gear']);
  expect(await page.getByRole('button', { name: 'Sign Out', exact: true }).count()).toBe(0);
  expectNoPageProblems(page);
});

test(
  'has a user menu for members, who are called Premium Member',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    await page.goto('/about');
    await accountButton(page).click();
    await expect(page.locator('[popover]').getByText(/Premium Member$/)).toBeVisible();
    await expect
      .poll(() => linksOf(page, 'header [popover] ul[aria-label=Account]'))
      .toEqual(memberLinks);
    expect(await page.getByRole('list', { name: 'Administration' }).count()).toBe(0);
    expect(await accountButton(page).innerText()).not.toContain('Admin');
  },
);

test(
  'has a user menu for administrators, with a badge on its button',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/about');
    await expect(accountButton(page).getByText('Admin', { exact: true })).toBeVisible();
    await accountButton(page).click();
    await expect(page.locator('[popover]').getByText(/Administrator$/)).toBeVisible();
    expect(await page.locator('[popover]').getByText('Premium Member').count()).toBe(0);
    await expect
      .poll(() => linksOf(page, 'header [popover] ul[aria-label=Account]'))
      .toEqual(memberLinks);
    await expect
      .poll(() => linksOf(page, 'header [popover] ul[aria-label=Administration]'))
      .toEqual([
        'Dashboard → /admin',
        'Articles → /admin/articles',
        'Podcasts → /admin/podcasts',
        'Users → /admin/users',
      ]);
  },
);

test('signs out: clears the storage, goes to /, and does so in every tab', async ({ site }) => {
  const page = await site.openAs(await site.register());
  const otherTab = await page.context().newPage();
  await page.goto('/profile');
  await otherTab.goto('/profile');
  // A background tab draws no frames, which clicks wait for.
  await page.bringToFront();
  const revoked = page.waitForResponse('**/api/auth/logout');
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await revoked).status()).toBe(200);
  await otherTab.waitForURL((url) => url.pathname !== '/profile');
  await accountButton(page).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expectNoPageProblems(page);
});

test(
  'changes its style once the page is scrolled more than 10 px',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/');
    await expect(mainNav(page).getByRole('link', { name: 'Docs' })).toBeVisible();
    const shadow = () =>
      page.locator('header').evaluate((header) => getComputedStyle(header).boxShadow);
    const scrollTo = (top: number) =>
      page.evaluate(
        (y) =>
          new Promise((resolve) => {
            window.scrollTo({ top: y, behavior: 'instant' });
            // The scroll event comes before the next frame.
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
        top,
      );
    await scrollTo(10);
    expect(await shadow()).toBe('none');
    await scrollTo(11);
    await expect.poll(shadow).not.toBe('none');
    expect((await page.locator('header').boundingBox())!.y).toBe(0);
    await scrollTo(0);
    await expect.poll(shadow).toBe('none');
  },
);

test('marks the page that is open', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/articles');
  const current = mainNav(page).locator('[aria-current=page]');
  await expect(current).toHaveText(['Articles'], { useInnerText: true });
  await mainNav(page).getByRole('link', { name: 'About' }).click();
  await expect(current).toHaveText(['About'], { useInnerText: true });
});

test(
  'squeezes nothing at the narrowest width of the wide header',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin', { width: 992 });
    await page.goto('/about');
    await expect(mainNav(page).getByRole('link', { name: 'Docs' })).toBeVisible();
    await expect(accountButton(page).getByText('Admin', { exact: true })).toBeVisible();
    const measure = () =>
      page.getByRole('banner').evaluate((header) => ({
        icons: [...header.querySelectorAll('a svg, button svg')]
          .filter((icon) => icon.checkVisibility())
          .map((icon) => icon.getBoundingClientRect().width),
        edges: ['a', 'nav', '[data-chat]', '[data-chat] + div'].map((part) => {
          const { left, right } = header.querySelector(part)!.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        }),
      }));
    for (const width of [992, 1024, 1239, 1240, 1280, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      const { icons, edges } = await measure();
      expect(icons, `${width} px`).toEqual([30, 24, 20, 16]);
      const inOrder = edges.flat().toSorted((a, b) => a - b);
      expect(edges.flat(), `${width} px`).toEqual(inOrder);
      expect(inOrder.at(-1), `${width} px`).toBeLessThanOrEqual(width);
      const room = await page
        .locator('header > div > nav[aria-label=Main]')
        .evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect(room, `${width} px`).toBe(0);
    }
  },
);
