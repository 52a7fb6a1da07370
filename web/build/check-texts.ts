import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gather } from '#shared/site-check/gather.ts';
import { compileOnce } from './content/content-plugin.ts';
import type { ContentSettings } from './content/content-settings.ts';

/**
 * Checks the pages of text that have a route, all before the build reaches them one by one.
 * @throws SiteMistake with the first mistake of each page
 */
export async function checkTexts(folder: string, settings: ContentSettings): Promise<void> {
  const pages = new Set(settings.routes.map(({ page }) => `${page}.mdx`));
  const files = globSync('*/*-page.mdx', { cwd: path.join(folder, 'pages') });
  await gather(
    files
      .filter((file) => pages.has(file))
      .map(async (file) => {
        const place = path.join(folder, 'pages', file);
        await compileOnce(await readFile(place, 'utf8'), place, settings);
      }),
  );
}
