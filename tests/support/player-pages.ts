import { readFile } from 'node:fs/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, type Page } from '@playwright/test';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { TestStack } from './start-test-stack.ts';

interface Heard {
  src: string;
  seconds: number;
  durationSeconds: number;
  paused: boolean;
  volume: number;
  muted: boolean;
  rate: number;
  loop: boolean;
}

declare global {
  interface Window {
    /** The player's audio elements, once `watchAudio` records them. */
    madeAudio: HTMLAudioElement[];
  }
}

/**
 * Makes the player's audio elements, which are in no document, visible to `heard`. Call it before the first
 * `goto`.
 */
export async function watchAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.madeAudio = [];
    const Native = window.Audio;
    window.Audio = function () {
      const audio = new Native();
      window.madeAudio.push(audio);
      return audio;
    } as unknown as typeof Audio;
  });
}

/** The audible element; undefined while nothing is loaded. */
export function heard(page: Page): Promise<Heard | undefined> {
  return page.evaluate(() => {
    const audio = window.madeAudio.findLast(({ src, volume }) => src !== '' && volume > 0);
    return (
      audio && {
        src: audio.currentSrc,
        seconds: audio.currentTime,
        durationSeconds: audio.duration,
        paused: audio.paused,
        volume: audio.volume,
        muted: audio.muted,
        rate: audio.playbackRate,
        loop: audio.loop,
      }
    );
  });
}

/** Waits until playback has passed this position. */
export async function hearUntil(page: Page, seconds: number): Promise<void> {
  await expect
    .poll(async () => (await heard(page))?.seconds ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(seconds);
}

export const dialog = (page: Page) => page.getByRole('dialog').filter({ has: seekBar(page) });
export const bar = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
export const seekBar = (page: Page) => page.getByRole('slider', { name: 'Position' });

/** The hub, with the player open on an episode. */
export async function listenTo(page: Page, title: string, preview = false): Promise<void> {
  await page.goto('/podcasthub');
  const name = preview ? `Play preview of ${title}` : `Play ${title}`;
  await page.getByRole('button', { name }).click();
  await dialog(page).waitFor();
  await hearUntil(page, 0);
}

/** Replaces an episode's recording with one of the sample episodes. */
export async function putAudio(
  { endpoints }: TestStack,
  podcast: Episode,
  file: string,
): Promise<void> {
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  const from = new URL(`../../sites/outcrop/samples/recordings/${file}`, import.meta.url);
  await s3.send(
    new PutObjectCommand({
      Bucket: privateBucket,
      Key: podcast.audio!.key,
      Body: await readFile(from),
      ContentType: 'audio/mpeg',
    }),
  );
  s3.destroy();
}
