import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  holdApp,
  startApp,
} from '../support/browser.ts';
import { checker, input, las, practice, result } from '../support/core-checker.ts';
import { folderWith, practiceFiles } from '../unit/core-tool/run-core.ts';

test(
  'keeps a file that was chosen, or a practice file that was asked for, before the app runs',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    const release = await holdApp(page);
    await page.goto('/core');
    await input(page).setInputFiles(las('practice-2.las'));
    release();
    await expect(result(page)).toHaveText('1 error');

    const other = await site.open();
    const releaseOther = await holdApp(other);
    await other.goto('/core');
    await practice(other).click();
    await expect(practice(other)).toHaveAttribute('aria-busy', 'true');
    releaseOther();
    await expect(result(other)).toHaveText(/^13\u00a0problems/);
  },
);

test(
  'says that its code did not load, and tries again with the same file',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/core');
    await startApp(page);
    await page.route('**/assets/worker/**', (route) => route.abort());
    await input(page).setInputFiles(las('practice-2.las'));
    await expect(result(page)).toHaveText('The checker could not be loaded');
    await expect(result(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.unroute('**/assets/worker/**');
    await checker(page).getByRole('button', { name: 'Try again' }).click();
    await expect(result(page)).toHaveText('1 error');
    await expect(result(page)).toBeFocused();
  },
);

test('says that a file cannot be read any more', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  await page.goto('/core');
  await startApp(page);
  const file = path.join(folderWith({ 'log.las': practiceFiles['practice-2.las']! }), 'log.las');
  await page.route('**/assets/worker/**', async (route) => {
    rmSync(file);
    await route.continue();
  });
  await input(page).setInputFiles(file);
  await expect(result(page)).toHaveText('The browser could not read this file');
  expectNoPageProblems(page);
});

test(
  'the worker that reads the file may open no connection, not even to this site',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/core');
    await startApp(page);
    const loaded = page.waitForResponse('**/assets/worker/**');
    await practice(page).click();
    const policy = (await (await loaded).allHeaders())['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; /);
    await expect(result(page)).toBeVisible();
    const [worker] = page.workers();
    const sent = await worker!.evaluate(() =>
      fetch('/api/articles').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(sent).toBe('refused');
  },
);
