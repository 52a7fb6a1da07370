import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Page } from '@playwright/test';
import { fillForm, rowOf } from '../support/admin-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { loseEachOnce } from '../support/lost-files.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { wavHeader } from '../support/sample-files.ts';

const megabyte = 1024 * 1024;
const sizeBytes = 72 * megabyte;

let folder: string;
let file: string;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'outcrop-parts-'));
  file = path.join(folder, 'long-log.wav');
  const pieces = function* () {
    yield wavHeader(sizeBytes - 44, 8000);
    yield Buffer.alloc(megabyte - 44, 128);
    for (let piece = 1; piece < sizeBytes / megabyte; piece++) yield Buffer.alloc(megabyte, 128);
  };
  await pipeline(Readable.from(pieces()), createWriteStream(file));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.beforeEach(({ site }) => emptyCatalogue(site));

/** A connection on which the file takes some seconds. */
async function slow(page: Page, uploadThroughput = 10 * megabyte) {
  const session = await page.context().newCDPSession(page);
  const open = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...open, uploadThroughput });
  return {
    offline: () =>
      session.send('Network.emulateNetworkConditions', {
        ...open,
        offline: true,
        uploadThroughput,
      }),
    online: () => session.send('Network.emulateNetworkConditions', { ...open, uploadThroughput }),
  };
}

/** Counts the parts sent to S3 from now on. */
function countParts(page: Page): { arrived: number } {
  const counted = { arrived: 0 };
  page.on('response', (response) => {
    if (response.url().includes('partNumber=') && response.request().method() === 'PUT') {
      counted.arrived += 1;
    }
  });
  return counted;
}

const percentAbove = (page: Page, least: number) =>
  expect
    .poll(async () => Number(/(\d+)% ·/.exec(await page.locator('main').innerText())?.[1] ?? 0))
    .toBeGreaterThan(least);

test(
  'sends a large file in parts, across a pause, a lost connection and a reload',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    const line = await slow(page);
    await page.goto('/admin/products?new');
    await fillForm(page, { Title: 'Long log', 'Price in GBP': '9', Category: 'Data' });
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    const lost = await loseEachOnce(page, /\/assets\/send-in-parts-/);
    await page.getByRole('button', { name: 'Create product' }).click();
    await percentAbove(page, 10);
    expect([...lost]).toEqual(['send-in-parts.js']);

    await page.getByRole('button', { name: 'Pause File' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    const held = countParts(page);
    await page.waitForTimeout(500);
    expect(held.arrived).toBe(0);
    await page.getByRole('button', { name: 'Resume File' }).click();
    await expect(page.getByText('Uploading', { exact: true })).toBeVisible();
    await expect(page.getByText(/ left$/)).toBeVisible();

    await line.offline();
    await expect(page.getByText('No connection. Trying again…')).toBeVisible();
    await line.online();
    await percentAbove(page, 25);

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await slow(page, -1);
    await page.goto('/admin/products');
    await rowOf(page, 'Long log').getByRole('link', { name: 'Edit “Long log”' }).click();
    const note = page.getByText(/“long-log.wav” \(72 MB\) was only partly uploaded/);
    await expect(note).toBeVisible();
    const there = Number(/only partly uploaded \((\d+)%\)/.exec(await note.innerText())![1]);
    expect(there).toBeGreaterThan(9);
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await expect(page.getByText(`${there}% is already uploaded.`, { exact: false })).toBeVisible();
    const rest = countParts(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('“Long log” is saved and on the site')).toBeVisible({
      timeout: 30_000,
    });
    expect(rest.arrived).toBe(9 - Math.round((there * 9) / 100));
    expect(await (await page.request.get('/api/products')).json()).toMatchObject([
      { title: 'Long log' },
    ]);
  },
);

test('cancels a large upload and deletes the parts sent', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await slow(page);
  await page.goto('/admin/products?new');
  await fillForm(page, { Title: 'Wrong log', 'Price in GBP': '9', Category: 'Data' });
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Create product' }).click();
  await percentAbove(page, 10);
  await page.getByRole('button', { name: 'Cancel File' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await rowOf(page, 'Wrong log').getByRole('link', { name: 'Edit “Wrong log”' }).click();
  await expect(page.getByLabel('File', { exact: true })).toBeVisible();
  await expect(page.getByText(/was only partly uploaded/)).toHaveCount(0);
});
