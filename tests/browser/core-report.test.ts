import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runAxe } from '#tests/support/axe-in-page.ts';
import { twoLooks } from '#tests/support/every-look.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectNoSidewaysScroll } from '#tests/support/browser.ts';
import { cell, inHeader, spoilt } from '#tests/unit/core-tool/clean-las.ts';
import { folderWith, practiceFiles, runCore } from '#tests/unit/core-tool/run-core.ts';

/** A report on the workbook's files, and on a well whose name is a script. */
async function writeReport(): Promise<string> {
  const folder = folderWith({
    ...practiceFiles,
    'evil.las': spoilt(
      cell(150, 1, '700'),
      inHeader('CLEAN 1', '<script>document.title = "run"</script>'),
    ),
  });
  await runCore('check . --severity info --format html --output report.html', folder);
  return path.join(folder, 'report.html');
}

for (const { width, colorScheme } of twoLooks) {
  test(
    `a report has no axe violations, ${colorScheme}, ${width} px`,
    { tag: '@long' },
    async ({ browser }) => {
      const file = await writeReport();
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => void errors.push(message.text()));
      await page.goto(pathToFileURL(file).href);
      expect(await runAxe(page)).toEqual([]);
      expect(errors).toEqual([]);
      expect(await page.title()).toBe(/<title>(.*)<\/title>/.exec(readFileSync(file, 'utf8'))![1]);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the logs' })).toBeFocused();
      await page.getByRole('link', { name: 'evil.las' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'evil.las' })).toBeInViewport();
      await context.close();
    },
  );
}
