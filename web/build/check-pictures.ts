import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadActiveArt } from '#shared/site-config/active-art.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { placeInSite } from '#shared/site-config/site-folder.ts';
import { SiteMistake } from '#shared/site-config/site-mistake.ts';

/**
 * Checks that the picture files that the build reads or draws are valid.
 * @throws SiteMistake that names the file
 */
export async function checkPictures(folder: string, { brand }: SiteConfig): Promise<void> {
  const placeholder = 'art/article-placeholder.jpg';
  const picture = await readFile(path.join(folder, placeholder));
  if ((await formatOf(picture)) !== 'jpeg') {
    throw new SiteMistake(
      `${placeInSite(folder, placeholder)}: This is not a JPEG picture. Save it as JPEG.`,
    );
  }
  const { podcastCover } = await loadActiveArt(folder);
  if ((await formatOf(Buffer.from(podcastCover(brand.colours.palette)))) !== 'svg') {
    throw new SiteMistake(
      `${placeInSite(folder, 'art/podcast-cover.ts')}: What the function returns is not a valid SVG picture. Begin it with <svg xmlns="http://www.w3.org/2000/svg" …> and close all tags.`,
    );
  }
}

const formatOf = (picture: Buffer): Promise<string | undefined> =>
  sharp(picture)
    .metadata()
    .then(
      ({ format }) => format,
      () => undefined,
    );
