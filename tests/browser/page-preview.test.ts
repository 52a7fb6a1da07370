import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fillForm, pdf } from '../support/admin-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import {
  expectNoAxeViolations,
  expectNoPageProblems,
  expectNoSidewaysScroll,
} from '../support/browser.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { chapterParts, epubFile, xhtml } from '../support/epub-file.ts';
import { pdfFile, wavFile } from '../support/sample-files.ts';
import { openUntilVisible } from '../support/open-until-visible.ts';

test.beforeEach(({ site }) => emptyCatalogue(site));

const texts = {
  Title: 'Reading a thin section',
  'Short description': 'What crossed polars show, and what they hide.',
  'Long description': 'Quartz, feldspar and what lies between them, in plain and polarised light.',
  'Price in GBP': '4.50',
  Category: 'Petrography',
};

/** Creates the item of the form and opens its page. Returns the path of the page. */
async function createAndView(desk: Page, button: string): Promise<string> {
  await desk.getByRole('button', { name: button }).click();
  await desk.getByRole('link', { name: 'View on site', exact: true }).click();
  await desk.waitForURL(/\/(articles|store)\/[^/]+$/);
  return new URL(desk.url()).pathname;
}

test(
  'shows everyone the pages that the seller chose, as pictures and as text',
  { tag: '@long' },
  async ({ site }) => {
    const desk = await site.open('admin');
    await desk.goto('/admin/articles?new');
    await fillForm(desk, texts);
    await desk.getByLabel('Preview').selectOption('The first 2 pages');
    await desk.getByLabel('PDF file').setInputFiles(pdf(await pdfFile(4), 'Thin sections.pdf'));
    const pathname = await createAndView(desk, 'Create article');

    await test.step('a visitor on a phone reads them with the keyboard', async () => {
      const page = await site.open('guest', { width: 390, height: 844, colorScheme: 'dark' });
      const reader = page.getByRole('region', { name: 'First pages' });
      await openUntilVisible(() => page.goto(pathname), reader);
      const pictures = reader.getByRole('img');
      await expect(pictures).toHaveCount(2);
      await expect(reader.getByRole('img', { name: 'Page 1 of 4' })).toHaveJSProperty(
        'complete',
        true,
      );
      await expect(page.getByText('These are pages 1 and 2 of 4.')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await reader.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => reader.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(reader.getByText('Page 1', { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      expectNoPageProblems(page);
    });

    await test.step('without scripts as well', async () => {
      const page = await site.openWith({ javaScriptEnabled: false });
      await page.goto(pathname);
      const reader = page.getByRole('region', { name: 'First pages' });
      await reader.getByText('as text').last().click();
      await expect(reader.getByText('Page 2', { exact: true })).toBeVisible();
      await expect(page.getByText('Page 3')).toHaveCount(0);
    });

    await test.step('the admin page says that they are public', async () => {
      await desk.goto('/admin/articles');
      await desk.getByRole('link', { name: /^Edit/ }).first().click();
      await expect(desk.getByLabel('Preview')).toHaveValue('2');
      await expect(desk.getByText('They are public now.')).toBeVisible();
    });
  },
);

test('shows the first chapters of an EPUB as text', { tag: '@long' }, async ({ site }) => {
  const desk = await site.open('admin');
  await desk.goto('/admin/products?new');
  await fillForm(desk, { Title: 'A dry novel', 'Price in GBP': '4.50', Category: 'Novels' });
  await desk.getByLabel('Preview').selectOption('The first 2 pages or chapters');
  const long = xhtml(`<h1>A long one</h1>${'<p>Sand over shale.</p>'.repeat(200)}`);
  const parts = [...chapterParts(1), { href: 'long.xhtml', body: long }, ...chapterParts(1)];
  parts[2] = { ...parts[2]!, href: 'last.xhtml', body: xhtml('<p>The secret end.</p>') };
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'Dry.epub',
    mimeType: 'application/epub+zip',
    buffer: epubFile(parts),
  });
  const pathname = await createAndView(desk, 'Create product');

  await test.step('a visitor on a phone reads them with the keyboard', async () => {
    const page = await site.open('guest', { width: 390, height: 844, colorScheme: 'dark' });
    const reader = page.getByRole('region', { name: 'First chapters' });
    await openUntilVisible(() => page.goto(pathname), reader);
    await expect(reader.getByRole('heading', { name: 'Chapter 2 of 3' })).toBeAttached();
    await expect(reader.locator('[lang]').first()).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByText('This is the text of chapters 1 to 2 of 3.')).toBeVisible();
    await expect(page.getByText('The secret end.')).toHaveCount(0);
    await reader.focus();
    // A layout change in the meantime ends a scroll.
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await reader.evaluate((one) => one.scrollTop)).toBeGreaterThan(500);
    }).toPass();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    expectNoPageProblems(page);
  });

  await test.step('without scripts as well', async () => {
    const page = await site.openWith({ javaScriptEnabled: false });
    await page.goto(pathname);
    await expect(page.getByText('Words of part 1.')).toBeVisible();
  });
});

test('plays the first seconds of a recording', { tag: '@long' }, async ({ site }) => {
  const desk = await site.open('admin');
  await desk.goto('/admin/products?new');
  await fillForm(desk, { Title: 'Tides, read aloud', 'Price in GBP': '4.50', Category: 'Talks' });
  await desk.getByLabel('Excerpt').selectOption('The first 15 seconds');
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'tides.wav',
    mimeType: 'audio/wav',
    buffer: wavFile(20),
  });
  const pathname = await createAndView(desk, 'Create product');

  const page = await site.open('guest', { width: 390, height: 844, colorScheme: 'dark' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const audio = page.getByLabel('The first 15 seconds');
  await openUntilVisible(() => page.goto(pathname), audio);
  await expect(page.getByText('These are the first 15 seconds.')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(requests.filter((url) => url.endsWith('.wav'))).toEqual([]);
  await audio.focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime))
    .toBeGreaterThan(0);
  expect(await audio.evaluate((one: HTMLAudioElement) => one.duration)).toBe(15);
  expectNoPageProblems(page);
});

test('plays the first seconds of a film', { tag: '@long' }, async ({ site }) => {
  const desk = await site.open('admin');
  await desk.goto('/admin/products?new');
  await fillForm(desk, { Title: 'Bars, filmed', 'Price in GBP': '4.50', Category: 'Films' });
  await desk.getByLabel('Excerpt').selectOption('The first 15 seconds');
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'bars.mp4',
    mimeType: 'video/mp4',
    // ffmpeg -f lavfi -i smptebars=size=96x54:rate=4 -f lavfi -i anullsrc=r=16000:cl=mono -t 20 -c:v libx264 -crf 40
    // -g 80 -bf 3 -pix_fmt yuv420p -c:a aac -b:a 8k bars.mp4
    buffer: readFileSync(path.join(import.meta.dirname, '../fixtures/films/bars.mp4')),
  });
  const pathname = await createAndView(desk, 'Create product');

  const page = await site.open('guest', { width: 390, height: 844, colorScheme: 'dark' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const video = page.getByLabel('The first 15 seconds');
  await openUntilVisible(() => page.goto(pathname), video);
  await expect(page.getByRole('heading', { name: 'Watch the beginning' })).toBeVisible();
  await expect(page.getByText('These are the first 15 seconds.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  expect(requests.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  const place = await video.boundingBox();
  expect(place!.height).toBeCloseTo((place!.width * 54) / 96, 0);
  await video.focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
  const played = await video.evaluate((one: HTMLVideoElement) => ({
    seconds: Math.round(one.duration),
    width: one.videoWidth,
    error: one.error,
  }));
  expect(played).toEqual({ seconds: 15, width: 96, error: null });
  const { width, height } = place!;
  expect(await video.boundingBox()).toMatchObject({ width, height });
  expectNoPageProblems(page);
});
