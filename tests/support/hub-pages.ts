import type { Page } from '@playwright/test';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import { samplePodcasts } from './sample-podcasts.ts';

/** The two sample episodes and 27 more: 'Episode 1' (free, oldest) to 'Episode 27', every ninth free. */
export const hubEpisodes: readonly Episode[] = [
  ...Object.values(samplePodcasts),
  ...Array.from({ length: 27 }, (_, index) => episode(index + 1)),
];

function episode(number: number): Episode {
  const id = `pod-${number}`;
  const { audio } = samplePodcasts.paid;
  return {
    ...samplePodcasts.paid,
    id,
    title: `Episode ${number}`,
    shortDescription: `${'About rocks and what they say, '.repeat(6)}number ${number}`,
    priceMinor: number % 9 === 1 ? 0 : 200 + 50 * number,
    publishedAt: new Date(Date.UTC(2023, number, 1)).toISOString(),
    audio: audio && { ...audio, key: `podcasts/${id}/${id}.mp3`, name: `${id}.mp3` },
  };
}

export const cards = (page: Page) => page.locator('[data-card]');
export const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`);

/** Returns the file that a click makes the browser save. The download uses its own tab. */
export async function downloadInNewTab(page: Page, click: () => Promise<void>) {
  // Listens as soon as the tab exists: its download may start before the click ends.
  const coming = page.waitForEvent('popup').then((tab) => tab.waitForEvent('download'));
  const [download] = await Promise.all([coming, click()]);
  return download;
}
