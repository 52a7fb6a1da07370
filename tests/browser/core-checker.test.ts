import type { Locator, Page } from '@playwright/test';
import { checkLas } from '#tools/core/index.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
  screenshot,
  startApp,
} from '../support/browser.ts';
import { checker, drop, input, las, practice, result } from '../support/core-checker.ts';
import { headerLines, wrapped } from '../unit/core-tool/clean-las.ts';
import { practiceFiles } from '../unit/core-tool/run-core.ts';

const says = (page: Page) => checker(page).getByRole('status');

test('checks a practice file, shows each finding beside its line, and sends nothing', async ({
  site,
}) => {
  const page = await site.open();
  await page.goto('/core');
  await startApp(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await practice(page).click();
  await expect(result(page)).toHaveText('13 problems: 7 errors, 6 warnings');
  await expect(result(page)).toBeFocused();
  await expect(says(page)).toHaveText('13 problems: 7 errors, 6 warnings');
  const errors = checker(page).getByRole('region', { name: '7 errors' });
  const nulls = errors.getByText('RHOB is -9999.000 in 12 rows');
  await expect(nulls).toBeVisible();
  const line = errors.getByRole('list', { name: 'The file around line 330' }).locator('mark');
  await expect(line).toHaveText('-9999.000');
  const drawn = checker(page)
    .getByRole('figure')
    .filter({ hasText: / to 311\.4 GAPI, at / });
  await expect(drawn.locator('path').last()).toHaveAttribute('d', /^M[\d. ]+L/);
  await expect(checker(page).getByText('751 rows, 1670 to 1785.6716 M')).toBeVisible();
  await expectNoAxeViolations(page);
  await screenshot(page, 'core-checker-1280-light');
  // Only the checker's code and the worker are requested, and nothing from other hosts.
  const own = new RegExp(`^GET ${site.siteUrl}/assets/\\S+$`);
  expect(sent.filter((one) => !own.test(one))).toEqual([]);
  expect(sent.some((one) => one.includes('/assets/worker/'))).toBe(true);

  await checker(page).getByRole('button', { name: 'Check another file' }).click();
  await expect(result(page)).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  expectNoPageProblems(page);
});

test(
  'marks the value of a wrapped row on its own line, beside its curve',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/core');
    await startApp(page);
    const line = headerLines + 1 + 3 * 100;
    const content = wrapped((lines) => {
      lines[line] = lines[line]!.replace(/^\S+/, '700');
    });
    await input(page).setInputFiles(las('wrapped.las', content));
    await expect(result(page)).toHaveText('1 warning');
    const lines = checker(page).getByRole('list', { name: `The file around line ${line}` });
    await expect(lines.locator('mark')).toHaveText('700');
    await expect(checker(page).getByRole('figure')).toContainText(' to 700 GAPI, at 1680.6680 to ');
    expectNoPageProblems(page);
  },
);

test(
  'finds the same faults in a chosen file as the command',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('guest', { width: 390, height: 844, colorScheme: 'dark' });
    await page.goto('/core');
    await startApp(page);
    for (const name of Object.keys(practiceFiles)) {
      await input(page).setInputFiles(las(name));
      await expect(checker(page).getByText(name, { exact: true })).toBeVisible();
      await expect(result(page)).toHaveText(/problem|error|warning/);
      const { findings } = checkLas(practiceFiles[name]!);
      const messages = checker(page)
        .locator('p')
        .filter({ hasText: /^Line \d+/ });
      await expect(messages).toHaveCount(findings.length);
      for (const { line, message } of findings) {
        await expect(messages.filter({ hasText: `Line ${line}${message}` })).toHaveCount(1);
      }
    }
    await expectNoAxeViolations(page);
    await practice(page).click();
    await expect(result(page)).toHaveText(/^13\u00a0problems/);
    // On a phone the check comes directly after the box, before the longer text.
    const topOf = (place: Locator) =>
      place.evaluate((element) => element.getBoundingClientRect().top);
    const adds = checker(page).getByText(/exit codes for pipelines/);
    expect(await topOf(result(page))).toBeLessThan(await topOf(adds));
    await expectNoAxeViolations(page);
    await screenshot(page, 'core-checker-390-dark');
    await expectNoSidewaysScroll(page);
    expectNoPageProblems(page);
  },
);

test(
  'accepts a dropped file, and says what cannot be dropped',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/core');
    await startApp(page);
    const lit = checker(page).locator('[class*="over_"]');
    const leave = (isInside: boolean) =>
      input(page).evaluate((element, inside) => {
        const relatedTarget = inside ? element.parentElement : document.body;
        for (const type of ['dragover', 'dragleave']) {
          element.dispatchEvent(new DragEvent(type, { bubbles: true, relatedTarget }));
        }
      }, isInside);
    await leave(true);
    await expect(lit).toHaveCount(1);
    await leave(false);
    await expect(lit).toHaveCount(0);
    const problem = checker(page).getByRole('alert');
    await drop(page, [{ name: 'a.las' }, { name: 'b.las' }]);
    await expect(problem).toHaveText(/^You dropped 2 files\./);
    await expectNoAxeViolations(page);
    await drop(page, []);
    await expect(problem).toHaveText(/^That was not a file\./);
    await drop(page, [{ name: 'practice-2.las', content: practiceFiles['practice-2.las']! }]);
    await expect(result(page)).toHaveText('1 error');
    await expect(problem).toHaveText('');
    await drop(page, [{ name: 'logs', isFolder: true }]);
    await expect(problem).toHaveText(/^You dropped a folder\./);
    expectNoPageProblems(page);
  },
);

test.describe('a file that is not a LAS 1.2 or 2.0 log', () => {
  const clean = practiceFiles['practice-2.las']!.replace('-9999', '95.0');
  const files: [name: string, content: string | Uint8Array, title: string, text: string][] = [
    ['empty.las', '', 'This is not a LAS file', 'It is empty.'],
    ['letter.txt', 'Dear all,\n', 'This is not a LAS file', 'It begins with "Dear all,"'],
    ['log.dlis', new Uint8Array(3_000_000), 'This is not a LAS file', 'a binary file'],
    ['three.las', clean.replace('2.0', '3.0'), 'This version of LAS is not checked', '3.0'],
  ];

  test('is named', { tag: '@long' }, async ({ site }) => {
    const page = await site.open();
    await page.goto('/core');
    await startApp(page);
    for (const [name, content, title, text] of files) {
      await input(page).setInputFiles(las(name, content));
      await expect(checker(page).getByText(name, { exact: true })).toBeVisible();
      await expect(result(page)).toHaveText(title);
      await expect(checker(page)).toContainText(text, { useInnerText: true });
    }
    await input(page).setInputFiles(las('clean.las', clean));
    await expect(result(page)).toHaveText('No problems');
    await expect(checker(page).getByText('Nothing to repair')).toBeVisible();
    await expectNoAxeViolations(page);
    expectNoPageProblems(page);
  });
});

test(
  'is cancelled while it reads a large file, and reads another by keyboard',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/core');
    await startApp(page);
    const content = `${'0.1524 '.repeat(12)}\n`.repeat(12_000);
    await drop(page, [{ name: 'large.las', content: `~V\n~A\n${content}`, times: 400 }]);
    const progress = checker(page).getByRole('progressbar', { name: 'Checking large.las' });
    const read = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
    await expect.poll(read).toBeGreaterThan(0);
    await expect(says(page)).toHaveText(/^Checking large\.las/);
    await expectNoAxeViolations(page);
    await checker(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(progress).toHaveCount(0);
    await expect(says(page)).toHaveText('Cancelled');
    await expect(input(page)).toBeFocused();

    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await chooser).setFiles(las('practice-6.las'));
    await expect(result(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(checker(page).getByRole('button', { name: 'Check another file' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(checker(page).getByRole('link', { name: 'depth-order' })).toBeFocused();
    expectNoPageProblems(page);
  },
);

test(
  'shows the first findings of a rule, and more when asked',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open();
    await page.goto('/core');
    await startApp(page);
    const [head, rows] = practiceFiles['practice-2.las']!.split(/(?<=~A[^\n]*\n)/);
    // Two rows are missing after every third row.
    const gaps = Array.from({ length: 100 }, (_, i) => {
      const depth = 1670 + 0.1524 * (i + 2 * Math.floor(i / 3));
      return `${depth.toFixed(4)} 90.0 2.4 0.2\n`;
    });
    expect(rows).toContain('1670');
    await input(page).setInputFiles(las('gaps.las', head! + gaps.join('')));
    const shown = checker(page).getByText(/missing between/);
    await expect(shown).toHaveCount(3);
    const more = checker(page).getByRole('button', { name: /^Show more \([\d,]+ left\)$/ });
    await more.click();
    await expect(shown).toHaveCount(23);
    const findings = checker(page).locator('[data-finding]', { hasText: /missing between/ });
    await expect(findings.nth(3)).toBeFocused();
    await more.click();
    await expect(shown).toHaveCount(33);
    await expect(more).toHaveCount(0);

    const many = Array.from({ length: 30_000 }, (_, i) => {
      const depth = 1670 + 0.1524 * (i + 2 * Math.floor(i / 3));
      return `${depth.toFixed(4)} 90.0 2.4 0.2\n`;
    });
    await input(page).setInputFiles(las('many.las', head! + many.join('')));
    const line = checker(page).getByRole('spinbutton', { name: 'From line' });
    await expect(checker(page).getByText('1 to 3 of 9,999')).toBeVisible();
    await line.fill('15000');
    await line.press('Enter');
    const firstRow = head!.split('\n').length;
    const gap = Math.ceil((15_000 - firstRow) / 3);
    const place = checker(page).locator('[data-finding]', { hasText: /missing between/ });
    await expect(place.first()).toBeFocused();
    await expect(place.first()).toContainText(`Line ${firstRow + 3 * gap}`);
    await expect(place).toHaveCount(20);
    await more.click();
    await expect(place).toHaveCount(40);
    await expect(checker(page).getByText(`${gap.toLocaleString('en')} to `)).toContainText(
      `${(gap + 39).toLocaleString('en')} of 9,999`,
    );
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    expectNoPageProblems(page);
  },
);
