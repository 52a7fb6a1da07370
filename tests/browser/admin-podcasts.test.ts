import { mkdtemp, open as openFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooseBy, errorOf, fillForm, mp3, png, rowOf, toastOf } from '../support/admin-forms.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { emptyCatalogue } from '../support/empty-catalogue.ts';
import { mp3File, pngFile } from '../support/sample-files.ts';
import { samplePodcasts, seedPodcasts } from '../support/sample-podcasts.ts';

test.beforeEach(({ site }) => emptyCatalogue(site));
const recordings = path.resolve(import.meta.dirname, '../../sites/outcrop/samples/recordings');
const recording = (name: string) => path.join(recordings, name);

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outcrop-admin-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** A file of that size that takes up no disk space. */
async function hollowFile(name: string, bytes: number): Promise<string> {
  const file = path.join(folder, name);
  const handle = await openFile(file, 'w');
  await handle.truncate(bytes);
  await handle.close();
  return file;
}

const texts = {
  Title: 'Nine point four',
  'Short description': 'A pH that nobody wanted to believe.',
  'Long description': 'How one reading sent three people back to the spring.',
  'Price in GBP': '0',
};

test(
  'publishes an episode from a real recording with preview, artwork and transcript',
  { tag: '@long' },
  async ({ site }) => {
    const page = await site.open('admin');
    await page.goto('/admin/podcasts?new');
    await fillForm(page, texts);
    await page.getByLabel('Full audio').setInputFiles(recording('nine-point-four.mp3'));
    await page.getByLabel('Preview audio').setInputFiles(recording('nine-point-four.preview.mp3'));
    await page.getByLabel('Artwork').setInputFiles(png(await pngFile(900, 900)));
    const read = page.getByRole('button', { name: 'Load a .vtt file' });
    await chooseBy(page, () => read.click(), recording('nine-point-four.vtt'));
    await expect(page.getByLabel('Transcript')).toHaveValue(/^WEBVTT/);
    await page.getByRole('button', { name: 'Create episode' }).click();
    await expect(page.getByText('“Nine point four” is saved and on the site')).toBeVisible({
      timeout: 30_000,
    });

    const row = rowOf(page, texts.Title);
    await expect(row.getByText('Published')).toBeVisible();
    await expect(row).toContainText('Free');
    await expect(
      row.getByRole('button', { name: /Play “Nine point four”: \d+:\d\d/ }),
    ).toBeVisible();
    await row.getByRole('link', { name: 'Edit “Nine point four”' }).click();
    await expect(page.getByLabel('Transcript')).toHaveValue(/^WEBVTT/);
    await expect(page.getByText(/^Now: nine-point-four\.mp3, \d+:\d\d/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.goto('/podcasthub');
    await expect(page.getByText('Nine point four').first()).toBeVisible();
    expectNoPageProblems(page);
  },
);

test('says what is wrong with every field and every file', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/admin/podcasts?new');
  await page.getByRole('button', { name: 'Create episode' }).click();
  await expect(toastOf(page, 'Please fix form errors')).toBeVisible();
  await expect.poll(() => errorOf(page, 'Title')).toBe('Title is required');
  await expect.poll(() => errorOf(page, 'Short description')).toBe('Short description is required');
  await expect.poll(() => errorOf(page, 'Long description')).toBe('Long description is required');
  await expect.poll(() => errorOf(page, 'Price in GBP')).toBe('Valid price required');
  const image = png(await pngFile(8, 8));
  await page.getByLabel('Preview audio').setInputFiles(image);
  await expect
    .poll(() => errorOf(page, 'Preview audio'))
    .toBe('Please select an audio file (MP3, WAV, etc.)');
  const megabyte = 1024 * 1024;
  const long = await hollowFile('long.mp3', 50 * megabyte + 1);
  await page.getByLabel('Preview audio').setInputFiles(long);
  await expect
    .poll(() => errorOf(page, 'Preview audio'))
    .toBe('Audio file size must be less than 50MB');
  const longest = await hollowFile('longest.mp3', 500 * megabyte + 1);
  await page.getByLabel('Full audio').setInputFiles(longest);
  await expect
    .poll(() => errorOf(page, 'Full audio'))
    .toBe('Audio file size must be less than 500MB');
  await page.getByLabel('Artwork').setInputFiles(mp3(mp3File(1)));
  await expect
    .poll(() => errorOf(page, 'Artwork'))
    .toBe('Please select an image file (JPEG, PNG, etc.)');
  // A file that can't be sent keeps the form from being saved, even if every text is valid.
  await fillForm(page, texts);
  await page.getByRole('button', { name: 'Create episode' }).click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type))
    .toBe('file');
});

test('plays an episode, or says why it cannot', { tag: '@long' }, async ({ site }) => {
  await seedPodcasts(site.endpoints.s3);
  const page = await site.open('admin');
  await page.goto('/admin/podcasts?new');
  await fillForm(page, { ...texts, Title: 'A silent one' });
  await page.getByRole('button', { name: 'Create episode' }).click();
  await expect(page.getByText('“A silent one” is saved as a draft')).toBeVisible();
  const row = rowOf(page, 'A silent one');
  await expect(row.getByText('Draft: no audio')).toBeVisible();
  expect(await row.getByRole('link', { name: /View on site/ }).count()).toBe(0);
  await row.getByRole('button', { name: 'Play “A silent one”' }).click();
  await expect(page.getByRole('dialog').getByText('No audio URL provided')).toBeVisible();
  await page.keyboard.press('Escape');

  const { title } = samplePodcasts.paid;
  const play = page.getByRole('button', { name: `Play “${title}”` });
  await play.click();
  const audio = page.getByRole('dialog').locator('audio');
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press('Escape');
  await expect(audio).toHaveCount(0);

  await page.route(
    (url) => url.href.startsWith(site.endpoints.s3),
    (route) => route.fulfill({ status: 404 }),
  );
  await play.click();
  await expect(page.getByRole('dialog').getByText(/^Playback error: /)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/api/admin/podcasts/*', (route) => route.fulfill({ status: 500 }));
  await play.click();
  await expect(
    page.getByRole('dialog').getByText('Failed to initialize audio player'),
  ).toBeVisible();
});

test('asks before deleting, with the specified error texts', { tag: '@long' }, async ({ site }) => {
  await seedPodcasts(site.endpoints.s3);
  const { id, title } = samplePodcasts.free;
  const page = await site.open('admin');
  await page.goto('/admin/podcasts');
  await page.getByRole('button', { name: `Delete “${title}”` }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this episode?',
  });
  await page.route(`**/api/podcasts/${id}`, (route) => route.fulfill({ status: 502, body: '' }));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Failed to delete episode')).toBeVisible();
  await page.unroute(`**/api/podcasts/${id}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  expect((await page.request.get(`/api/podcasts/${id}`)).status()).toBe(404);
});

test('says when saving failed', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  await page.goto('/admin/podcasts?new');
  await fillForm(page, texts);
  await page.route('**/api/podcasts', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Create episode' }).click();
  await expect(toastOf(page, 'Failed to save episode')).toBeVisible();
});

test(
  'tries three times to load the list, then offers to try again',
  { tag: '@long' },
  async ({ site }) => {
    await seedPodcasts(site.endpoints.s3);
    const page = await site.open('admin');
    let asked = 0;
    await page.route('**/api/admin/podcasts?*', (route) => {
      asked += 1;
      return asked <= 3 ? route.fulfill({ status: 500, body: '' }) : route.continue();
    });
    await page.goto('/admin/podcasts');
    await expect(page.getByText('Failed to load episodes')).toBeVisible();
    expect(asked).toBe(3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Episodes, newest first' })).toBeVisible();
  },
);

const refuse = (page: Page, status: number, code: string) =>
  page.route('**/api/{admin/podcasts,auth/refresh}*', (route) =>
    route.fulfill({ status, json: { error: 'No.', message: 'No.', code } }),
  );

test(
  'asks to sign in after the session has ended, and explains a lost role',
  { tag: '@long' },
  async ({ site }) => {
    const expired = await site.open('admin');
    await refuse(expired, 401, 'session_expired');
    await expired.goto('/admin/podcasts?q=spring');
    await expired.waitForURL(/\/login\?next=%2Fadmin%2Fpodcasts/);

    const demoted = await site.open('admin');
    await refuse(demoted, 403, 'forbidden');
    await demoted.goto('/admin/podcasts');
    await expect(demoted.getByText('Administrators only')).toBeVisible();
  },
);
