import { expect, it } from 'vitest';
import { browserSite } from '../support/browser-site.ts';
import { expectNoAxeViolations, expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';

const { open, openWith } = browserSite();

it('goes to the section that the address names, and marks it in the contents', async () => {
  const page = await open();
  await page.goto('/docs/rules');
  const contents = page.getByRole('navigation', { name: 'Sections' });
  const marked = contents.locator('[aria-current=location]');
  await eventually(() => marked.allInnerTexts()).toEqual(['Rules']);
  await contents.getByRole('link', { name: 'Configuration' }).click();
  await page.waitForURL('**/docs#configuration');
  await eventually(() => marked.allInnerTexts()).toEqual(['Configuration']);
  expectNoPageProblems(page);
  await page.context().close();
});

it('is searched from a named section without leaving the box, also on the way back', async () => {
  const page = await open();
  await page.goto('/docs/rules');
  const top = () => page.locator('#rules').evaluate((one) => one.getBoundingClientRect().top);
  await eventually(async () => Math.abs(await top()) < 200).toBe(true);
  const box = page.getByRole('searchbox', { name: 'Search the documentation' });
  await box.fill('decimal comma');
  await page.waitForURL((url) => url.searchParams.get('q') === 'decimal comma');
  const result = page.getByRole('search').getByRole('link', { name: 'value-format' });
  await result.waitFor();
  const offset = () =>
    page.evaluate(
      () =>
        new Promise((shown) => {
          requestAnimationFrame(() => requestAnimationFrame(() => shown(window.scrollY)));
        }),
    );
  // Scrolled once more, so that the entry of the history has an offset of its own to go back to.
  await page.evaluate(() => window.scrollBy(0, 40));
  const atBox = await offset();
  expect((await box.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await result.click();
  await page.waitForURL('**/docs#rule-value-format');
  await page.goBack();
  await page.waitForURL('**/docs/rules?q=*');
  await result.waitFor();
  await eventually(offset).toBe(atBox);
  expectNoPageProblems(page);
  await page.context().close();
});

it('is searched from the keyboard, by address, and says so when there is nothing', async () => {
  const page = await open();
  await page.goto('/docs');
  const box = page.getByRole('searchbox', { name: 'Search the documentation' });
  // Keys are for a page that answers: it searches once the app has started.
  await box.fill('decimal');
  await page.waitForURL((url) => url.searchParams.get('q') === 'decimal', { timeout: 30_000 });
  await page.keyboard.type(' comma');
  await page.waitForURL((url) => url.searchParams.get('q') === 'decimal comma');
  const results = page.getByRole('search').getByRole('listitem');
  await results.first().waitFor();
  await expectNoAxeViolations(page);
  await results.getByRole('link', { name: 'value-format' }).click();
  await page.waitForURL('**/docs#rule-value-format');
  await eventually(() => results.count()).toBe(0);
  const rule = page.locator('#rule-value-format');
  const top = () => rule.evaluate((element) => element.getBoundingClientRect().top);
  await eventually(async () => (await top()) >= 0 && (await top()) < 300).toBe(true);

  await page.goto('/docs?from=mail&q=xylophone');
  await page.getByText('Nothing about “xylophone”').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.waitForURL((url) => url.pathname === '/docs' && url.search === '?from=mail');
  await eventually(() => box.inputValue()).toBe('');
  expectNoPageProblems(page);
  await page.context().close();
});

it('opens the answer that the address names, and copies commands', async () => {
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs#every-value-is-null');
  const answer = page.locator('#every-value-is-null');
  await eventually(() => answer.getAttribute('open')).not.toBeNull();
  await page.getByRole('button', { name: 'Copy the command' }).first().click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^npm install --global/,
  );
  const said = page.getByRole('status').filter({ hasText: 'Copied' });
  await said.waitFor({ state: 'attached' });
  await said.waitFor({ state: 'detached' });
  expectNoPageProblems(page);
  await page.context().close();
});

it('is complete without scripts, and on paper', async () => {
  const page = await openWith({ javaScriptEnabled: false });
  await page.goto('/docs#rule-step');
  const rule = page.locator('#rule-step');
  await eventually(() => rule.innerText()).toContain('STEP is not the distance');
  await eventually(async () => (await rule.boundingBox())!.y).toBeLessThan(300);
  expect((await rule.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect(await page.getByRole('button', { name: /Copy/ }).count()).toBe(0);
  expect(await page.getByRole('search').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('search').isVisible()).toBe(false);
  const answer = page.locator('#every-value-is-null p').first();
  expect((await answer.boundingBox())!.height).toBeGreaterThan(20);
  await page.context().close();
});
