import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '#shared/site-config/site-folder.ts';

/** Lists a site's pages of text that show the notice of a draft, as `npm run new-site` writes them. */
export function draftPages(folder = siteFolder()): string[] {
  return globSync('pages/**/*.mdx', { cwd: folder })
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('<Draft'))
    .sort();
}
