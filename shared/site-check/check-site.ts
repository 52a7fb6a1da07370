import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadActiveParts } from '../site-config/active-site.ts';
import { siteFolder } from '../site-config/site-folder.ts';
import { checkDrawings, checkNamedPictures } from './check-art.ts';
import { gather } from './gather.ts';
import { loadSiteFile } from './load-site-file.ts';
import { optionalFiles, siteFiles, type SiteFile } from './site-files.ts';

/**
 * Checks the files of a site, by default the chosen one, except its pages (web/build/check-site-pages.ts).
 * @throws SiteMistake with a sentence for each mistake
 */
export async function checkSite(folder = siteFolder()): Promise<void> {
  const files = (Object.keys(siteFiles) as SiteFile[]).filter(
    (file) => !optionalFiles.has(file) || existsSync(path.join(folder, file)),
  );
  await gather([
    loadActiveParts(folder),
    ...files.map((file) => loadSiteFile(folder, file)),
    checkNamedPictures(folder),
    checkDrawings(folder),
  ]);
}
