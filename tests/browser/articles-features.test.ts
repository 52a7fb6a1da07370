import { seedRatedLibrary } from '../support/article-pages.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoSidewaysScroll, holdApp } from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';

test.beforeAll(({ site }) => seedRatedLibrary(site));

test(
  'features the five best rated, and rotates them when asked to',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.clock.install();
    await page.goto('/articles');
    const carousel = page.getByRole('region', { name: 'Featured articles' });
    await expect(carousel).toBeVisible();
    const shown = () =>
      carousel.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label');
    await expect(carousel.getByRole('heading', { level: 3 })).toHaveText('Paper 10');
    // Motion is reduced, so it does not move until a visitor starts it.
    await page.clock.runFor(11_000);
    expect(await shown()).toBe('1 of 5');
    await page.locator('html[data-app]').waitFor();
    await carousel.getByRole('button', { name: 'Start rotating the slides' }).click();
    await page.clock.runFor(6000);
    expect(await shown(), 'rests while focused and pointed at').toBe('1 of 5');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(5100);
    expect(await shown()).toBe('2 of 5');
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    expect(await shown()).toBe('5 of 5');
    await carousel.getByRole('button', { name: 'Slide 3' }).click();
    expect(await shown()).toBe('3 of 5');

    for (const filtered of ['/articles?category=Field+Practice', '/articles?q=paper']) {
      await page.goto(filtered);
      await expect(page.getByText(/^Showing/)).toBeVisible();
      expect(await page.getByRole('region', { name: 'Featured articles' }).count()).toBe(0);
    }
  },
);

test(
  'does not rotate the features while most of them is off screen',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { width: 390, height: 700 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/articles');
    const carousel = page.getByRole('region', { name: 'Featured articles' });
    await expect(carousel.getByRole('button', { name: 'Stop rotating the slides' })).toBeVisible();
    const shown = () =>
      carousel.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label');
    const top = () => carousel.evaluate((it) => it.getBoundingClientRect().top);
    expect(await top(), 'its head shows').toBeLessThan(700);
    await page.clock.runFor(11_000);
    expect(await shown()).toBe('1 of 5');
    await carousel.evaluate((it) => it.scrollIntoView());
    await expect(carousel.locator('[aria-live=off]')).toBeVisible();
    await page.clock.runFor(5100);
    await expect.poll(shown).toBe('2 of 5');
  },
);

test('does not rotate the features if the pointer came before the app', async ({ site }) => {
  const page = await site.open();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const release = await holdApp(page);
  await page.goto('/articles');
  const carousel = page.getByRole('region', { name: 'Featured articles' });
  await carousel.hover();
  release();
  await page.locator('html[data-app]').waitFor();
  await expect(carousel.getByRole('button', { name: 'Stop rotating the slides' })).toBeVisible();
  await page.clock.runFor(11_000);
  const slide = carousel.locator('[aria-roledescription=slide]:not([inert])');
  // Without waiting: the first slide would come round again.
  expect(await slide.getAttribute('aria-label')).toBe('1 of 5');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(carousel.locator('[aria-live=off]')).toBeVisible();
});

test('breaks a title without spaces on a phone', { tag: '@long' }, async ({ site }) => {
  const title = 'T'.repeat(195);
  await site.seedArticles([{ ...sampleArticles.paid, id: 'one-long-word', title }]);
  const page = await site.open('guest', { width: 390 });
  await page.goto('/articles/one-long-word');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectNoSidewaysScroll(page);
});
