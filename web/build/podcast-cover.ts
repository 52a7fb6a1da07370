import sharp from 'sharp';
import type { SiteArt } from '#shared/site-art/site-art.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Apple takes 1400 to 3000 pixels; above that clients only load longer. */
const side = 1500;

/**
 * The cover of the podcast for directories and clients. Without words: clients set the title beside it, and a picture
 * should not depend on the fonts of the machine that draws it.
 */
export function drawPodcastCover({ brand }: SiteConfig, art: SiteArt): Promise<Buffer> {
  return sharp(Buffer.from(art.podcastCover(brand.colours.palette)))
    .resize(side, side)
    .flatten({ background: '#f7f3ea' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
