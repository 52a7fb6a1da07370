import { expect, test } from '../support/browser-test.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';

test(
  'goes to the section that the address names, and marks it in the contents',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/docs/rules');
    const contents = page.getByRole('navigation', { name: 'Sections' });
    const marked = contents.locator('[aria-current=location]');
    await expect(marked).toHaveText(['Rules'], { useInnerText: true });
    await contents.getByRole('link', { name: 'Configuration' }).click();
    await page.waitForURL('**/docs#configuration');
    await expect(marked).toHaveText(['Configuration'], { useInnerText: true });
    expectNoPageProblems(page);
  },
);

test(
  'is searched from a named section without leaving the box, also on the way back',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/docs/rules');
    const top = () => page.locator('#rules').evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(await top()) < 200).toBe(true);
    const box = page.getByRole('searchbox', { name: 'Search the documentation' });
    await box.fill('decimal comma');
    await page.waitForURL((url) => url.searchParams.get('q') === 'decimal comma');
    const result = page.getByRole('search').getByRole('link', { name: 'value-format' });
    await expect(result).toBeVisible();
    const offset = () =>
      page.evaluate(
        () =>
          new Promise((shown) => {
            requestAnimationFrame(() => requestAnimationFrame(() => shown(window.scrollY)));
          }),
      );
    // Scrolls once more, so that the history entry has its own offset to return to.
    await page.evaluate(() => window.scrollBy(0, 40));
    const atBox = await offset();
    expect((await box.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await result.click();
    await page.waitForURL('**/docs#rule-value-format');
    await page.goBack();
    await page.waitForURL('**/docs/rules?q=*');
    await expect(result).toBeVisible();
    await expect.poll(offset).toBe(atBox);
    expectNoPageProblems(page);
  },
);

test('ranks what explains a word first, despite typos', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  for (const [query, id] of [
    ['step', 'rule-step'],
    ['exit code', 'exit-codes'],
    ['windows', 'windows-globs'],
    ['install', 'installation'],
    ['constantRows', 'keys'],
    ['checkLas', 'check-las'],
    ['chekLasFile', 'check-las-file'],
  ]) {
    await page.goto(`/docs?q=${encodeURIComponent(query!)}`);
    const first = page.getByRole('search').getByRole('listitem').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', `/docs#${id}`);
  }
  await page.goto('/docs?q=metres+feet');
  await expect(page.locator('search a[href="/docs#rule-depth-unit"]')).toBeVisible();
});

test('is searched by keyboard and by address, and says so if nothing matches', async ({ site }) => {
  const page = await site.open();
  await page.goto('/docs');
  const box = page.getByRole('searchbox', { name: 'Search the documentation' });
  // Shortcuts need the app, which handles the search once it has started.
  await box.fill('decimal');
  await page.waitForURL((url) => url.searchParams.get('q') === 'decimal', { timeout: 30_000 });
  await page.keyboard.type(' comma');
  await page.waitForURL((url) => url.searchParams.get('q') === 'decimal comma');
  const results = page.getByRole('search').getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await expectNoAxeViolations(page);
  await results.getByRole('link', { name: 'value-format' }).click();
  await page.waitForURL('**/docs#rule-value-format');
  await expect(results).toHaveCount(0);
  const rule = page.locator('#rule-value-format');
  const top = () => rule.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) >= 0 && (await top()) < 300).toBe(true);

  await page.goto('/docs?from=mail&q=xylophone');
  await expect(page.getByText('Nothing about “xylophone”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.waitForURL((url) => url.pathname === '/docs' && url.search === '?from=mail');
  await expect(box).toHaveValue('');
  expectNoPageProblems(page);
});

test(
  'opens the answer that the address names, and copies commands',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs#every-value-is-null');
    const answer = page.locator('#every-value-is-null');
    await expect(answer).toHaveAttribute('open');
    await page.getByRole('button', { name: 'Copy the command' }).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^npm install --global/);
    const said = page.getByRole('status').filter({ hasText: 'Copied' });
    await expect(said).toBeAttached();
    await expect(said).toHaveCount(0);
    expectNoPageProblems(page);
  },
);

test('is complete without scripts, and on paper', { tag: '@long' }, async ({ site }) => {
  const page = await site.openWith({ javaScriptEnabled: false });
  await page.goto('/docs#rule-step');
  const rule = page.locator('#rule-step');
  await expect(rule).toContainText('STEP is not the distance', { useInnerText: true });
  // At once, without scrolling through everything above it.
  const { y } = (await rule.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(300);
  expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
  expect(await page.getByRole('search').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('search').isVisible()).toBe(false);
  const answer = page.locator('#every-value-is-null p').first();
  expect((await answer.boundingBox())!.height).toBeGreaterThan(20);
});
