import type { SiteArt } from '../site-art/site-art.ts';
import { gather } from '../site-check/gather.ts';
import { loadSiteFile } from '../site-check/load-site-file.ts';
import { siteFolder } from './site-folder.ts';

/**
 * Loads the pictures of a site, for the build.
 * @throws SiteMistake if a file of them is not right
 */
export async function loadActiveArt(folder = siteFolder()): Promise<SiteArt> {
  const [mark, preview, cover] = await gather([
    loadSiteFile(folder, 'art/mark.ts'),
    loadSiteFile(folder, 'art/preview-art.ts'),
    loadSiteFile(folder, 'art/podcast-cover.ts'),
  ]);
  return { ...mark, ...preview, ...cover };
}
