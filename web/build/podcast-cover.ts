import sharp from 'sharp';
import type { SiteArt } from '#shared/site-art/site-art.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Apple accepts 1400 to 3000 pixels; larger covers only load more slowly. */
const side = 1500;

/**
 * The cover of the podcast for directories and clients. It has no words: clients show the title beside it, and the
 * picture must not depend on the fonts of the machine that draws it.
 */
export function drawPodcastCover({ brand }: SiteConfig, art: SiteArt): Promise<Buffer> {
  return sharp(Buffer.from(art.podcastCover(brand.colours.palette)))
    .resize(side, side)
    .flatten({ background: '#f7f3ea' })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}
