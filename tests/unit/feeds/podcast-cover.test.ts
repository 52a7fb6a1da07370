import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { site as blank } from '#sites/blank/config/site.ts';
import { drawPodcastCover } from '#web/build/podcast-cover.ts';

it('draws a square JPEG that Apple accepts, in the colours of the brand', async () => {
  const art = await loadActiveArt();
  const cover = await drawPodcastCover(siteConfig, art);
  const { format, width, height, space, hasAlpha } = await sharp(cover).metadata();
  expect({ format, space, hasAlpha }).toEqual({ format: 'jpeg', space: 'srgb', hasAlpha: false });
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(1400);
  expect(width).toBeLessThanOrEqual(3000);
  expect(cover.length).toBeLessThan(512_000);
  expect(cover.equals(await drawPodcastCover(blank, art))).toBe(false);
});
