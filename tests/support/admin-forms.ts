import type { Page } from '@playwright/test';

/** A file that a person would choose. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdf = (buffer: Buffer, name = 'paper.pdf'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

export const png = (buffer: Buffer, name = 'cover.png'): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer,
});

export const mp3 = (buffer: Buffer, name = 'episode.mp3'): ChosenFile => ({
  name,
  mimeType: 'audio/mpeg',
  buffer,
});

/**
 * Opens the browser's file dialog and chooses a file. A slow page may handle the key press before the dialog
 * is intercepted, so a round trip to the page comes first.
 */
export async function chooseBy(
  page: Page,
  open: () => Promise<void>,
  file: string | ChosenFile,
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.evaluate(() => document.readyState);
  await open();
  await (await choosing).setFiles(file);
}

/** Fills in the fields of a form by their labels. */
export async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** The row of the table, or the card, with this title. */
export const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });

export const toastOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

/** The text of a field's error, found through `aria-describedby`. */
export async function errorOf(page: Page, label: string): Promise<string | undefined> {
  return page.getByLabel(label, { exact: true }).evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const error = ids.find((id) => id.endsWith('-error'));
    return error ? (document.getElementById(error)?.textContent?.trim() ?? undefined) : undefined;
  });
}

/** Holds file uploads to S3 until `release`, like a slow connection. */
export async function holdPosts(page: Page, s3Url: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  let asked: () => void = () => undefined;
  const arrived = new Promise<void>((done) => (asked = done));
  await page.route(
    (url) => url.href.startsWith(s3Url),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      asked();
      await released;
      await route.continue().catch(() => undefined);
    },
  );
  return { release, arrived };
}
