import type { Locator, Page } from '@playwright/test';
import { expect, test, type Site } from '../support/browser-test.ts';
import { startApp } from '../support/browser.ts';
import { paidArticle } from '../support/buy-article.ts';
import { buyPodcast } from '../support/buy-podcast.ts';
import { answerChat, ask, button, chatWindow, openChat } from '../support/chat-pages.ts';
import { giveMemberData } from '../support/give-member-data.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { makeCode } from '../support/use-code.ts';

test.beforeAll(({ site }) => Promise.all([site.seedArticles(), site.seedPodcasts()]));

const windows = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 390, height: 500 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

/** Returns everything in the box that a toast covers, and every part of a toast that is hidden. */
const inTheWay = (page: Page, box: string) =>
  page.evaluate((selector) => {
    const atPoint = ({ left, top, width, height }: DOMRect, x: number, y: number) =>
      document.elementFromPoint(left + x * width, top + y * height);
    const parts = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    const inner = document.querySelector(selector)!;
    const covered = [...inner.querySelectorAll('a[href], button, input, textarea')].filter(
      (control) => {
        if (control.closest('[aria-label^="Notifications"]')) return false;
        control.scrollIntoView({ block: 'nearest' });
        const place = control.getBoundingClientRect();
        return parts.some(([x, y]) =>
          atPoint(place, x, y)?.closest('[aria-label^="Notifications"]'),
        );
      },
    );
    const toasts = [...document.querySelectorAll('[aria-label^="Notifications"] li')];
    const unseen = toasts.filter((toast) => {
      const box = toast.getBoundingClientRect();
      return parts.some(([x, y]) => !toast.contains(atPoint(box, x, y)));
    });
    return {
      covered: covered.map((control) => control.getAttribute('aria-label') ?? control.textContent),
      toasts: toasts.length > 0,
      unseen: unseen.length,
    };
  }, box);

/** At every size, exactly one part of the dialog scrolls. */
async function expectRoomBeside(page: Page, box: string): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).last().focus();
  for (const size of windows) {
    await page.setViewportSize(size);
    const free = { covered: [], toasts: true, unseen: 0 };
    await expect.poll(() => inTheWay(page, box), { message: JSON.stringify(size) }).toEqual(free);
  }
}

const scrollers = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter((part) => part.scrollHeight > part.clientHeight && !part.matches('textarea'))
      .map((part) => `${part.tagName} ${part.className} ${part.scrollHeight}/${part.clientHeight}`),
  );

async function expectOneScroller(page: Page): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => (await scrollers(page)).length, { message: JSON.stringify(size) })
      .toBeLessThan(2);
    const close = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close/ })
      .first();
    const { y, height } = (await close.boundingBox())!;
    expect(y >= 0 && y + height <= size.height).toBe(true);
  }
}

test(
  'a toast has its own place in a dialog, of which one part scrolls',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('member');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/articles');
    await startApp(page);
    await page.locator('main h3 a').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByText('Link copied')).toBeVisible();
    await expectRoomBeside(page, 'dialog[open]');
    await expectOneScroller(page);
  },
);

/** The other dialogs: who opens them, where, and which buttons to press. */
const dialogs: [
  name: string,
  look: (site: Site) => Promise<{ page: Page; path: string; press: Locator }>,
][] = [
  [
    'Discount code',
    async (site) => {
      await makeCode(site, await registerAdmin(site), { code: `HALF${Date.now()}` });
      const page = await site.open('member');
      const press = page.getByRole('button', { name: 'Buy for £4.50' }).first();
      return { page, path: `/articles/${paidArticle.id}`, press };
    },
  ],
  [
    'Receipt',
    async (site) => {
      const page = await site.openAs((await buyPodcast(site)).buyer);
      return { page, path: '/purchases', press: page.getByRole('link', { name: /^Receipt/ }) };
    },
  ],
  [
    'Delete your account?',
    async (site) => {
      const member = await site.register();
      await giveMemberData(site, member);
      const page = await site.openAs(member);
      return {
        page,
        path: '/profile',
        press: page.getByRole('button', { name: /^Delete account/ }),
      };
    },
  ],
  [
    'toasts-in-the-way@example.test',
    async (site) => {
      const { email } = await site.register('toasts-in-the-way@example.test');
      const page = await site.open('admin');
      const path = `/admin/users?q=${encodeURIComponent(email)}`;
      return { page, path, press: page.getByRole('link', { name: email }) };
    },
  ],
  [
    'Refund',
    async (site) => {
      const { sessionId } = await buyPodcast(site);
      const page = await site.open('admin');
      await page.goto(`/admin/orders?q=${sessionId}`);
      await page.getByRole('rowheader').getByRole('link').click();
      await page.waitForURL(/\/admin\/orders\/.+/);
      const press = page.getByRole('button', { name: 'Refund', exact: true });
      return { page, path: new URL(page.url()).pathname, press };
    },
  ],
  [
    'Are you sure you want to delete this article?',
    async (site) => {
      const page = await site.open('admin');
      const press = page.getByRole('button', { name: `Delete “${paidArticle.title}”` });
      return { page, path: '/admin/articles', press };
    },
  ],
];

for (const [name, look] of dialogs)
  test(`the same for the dialog "${name}"`, { tag: '@long' }, async ({ site }) => {
    const { page, path, press } = await look(site);
    // Any page may show a toast to a buyer who returns from the payment page.
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}checkout=cancelled`);
    await press.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('Checkout cancelled.')).toBeVisible();
    await expectRoomBeside(page, 'dialog[open]');
    await expectOneScroller(page);
  });

test('the same for the player, and for its transcript', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cues = Array.from({ length: 40 }, (_, at) => {
    const time = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`;
    return `${time(at)} --> ${time(at + 1)}\nLine ${at} of what is said about rocks`;
  });
  await page.route('**/transcript*', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: `WEBVTT\n\n${cues.join('\n\n')}\n` }),
  );
  await page.goto(`/podcasthub?episode=${samplePodcasts.free.id}`);
  await page
    .locator(`[data-card="${samplePodcasts.free.id}"]`)
    .getByRole('button', { name: /Play/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText('Link copied')).toBeVisible();
  await expectRoomBeside(page, 'dialog[open]');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Transcript' }).click();
  await expect(dialog.getByText('Line 39')).toBeVisible();
  for (const size of windows.filter(({ width }) => width < 500)) {
    await page.setViewportSize(size);
    await expect.poll(() => scrollers(page), { message: JSON.stringify(size) }).toHaveLength(1);
  }
});

test("a toast covers nothing in the assistant's window", { tag: '@long' }, async ({ site }) => {
  const page = await site.open('member');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerChat(page, [{}]);
  for (const size of windows) {
    await page.setViewportSize(size);
    await openChat(page);
    await ask(page, 'What is a log?');
    await button(page, 'Copy').last().click();
    await expect(page.getByText('Copied')).toBeVisible();
    await expect
      .poll(() => inTheWay(page, '[aria-label="Assistant"]'), { message: JSON.stringify(size) })
      .toEqual({
        ...{ covered: [], toasts: true, unseen: 0 },
      });
    await button(page, 'Close the assistant').click();
    await expect(chatWindow(page)).toHaveCount(0);
  }
});
