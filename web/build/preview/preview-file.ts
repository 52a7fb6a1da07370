import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteArt } from '#shared/site-art/site-art.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { previewSvg, renderPreview, type PreviewText } from './draw-preview.ts';

/** Outside `dist`, which every build empties. */
const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/outcrop-previews');

/**
 * Draws a page's link preview into the build, under a name derived from its content.
 * @returns its path on the site
 */
export async function writePreview(
  outDir: string,
  site: SiteConfig,
  art: SiteArt,
  text: PreviewText,
): Promise<string> {
  const svg = previewSvg(site, art, text);
  const hash = createHash('sha256').update(svg).digest('hex');
  const name = text.pathname === '/' ? 'home' : text.pathname.slice(1).replaceAll('/', '-');
  const url = `/assets/preview-${name}-${hash.slice(0, 7)}.png`;
  await writeFile(path.join(outDir, url), await drawn(svg, hash));
  return url;
}

/** Cached: drawing takes a tenth of a second, and the pictures hardly ever change. */
async function drawn(svg: string, hash: string): Promise<Buffer> {
  const file = path.join(cache, `${hash}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const picture = await renderPreview(svg);
  await mkdir(cache, { recursive: true });
  // Renamed into place, because builds may run at the same time.
  await writeFile(`${file}.${process.pid}`, picture);
  await rename(`${file}.${process.pid}`, file);
  return picture;
}
