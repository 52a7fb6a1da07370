import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import { gather } from '#shared/site-check/gather.ts';
import { siteFolder } from '#shared/site-config/site-folder.ts';
import type * as descriptions from '../src/app/routes/descriptions.ts';
import { checkPictures } from './check-pictures.ts';
import { checkSitePages } from './check-site-pages.ts';
import { checkTexts } from './check-texts.ts';
import type { ContentSettings } from './content/content-settings.ts';

const descriptionsFile = path.join(import.meta.dirname, '../src/app/routes/descriptions.ts');

/**
 * Checks the pages of the chosen site.
 * @throws SiteMistake with a sentence for each mistake
 */
export async function checkPages(site: SiteConfig, settings: ContentSettings): Promise<void> {
  const folder = siteFolder();
  // Imported by URL: Vite would bundle the default site's into its configuration.
  const { descriptionOf } = (await import(
    pathToFileURL(descriptionsFile).href
  )) as typeof descriptions;
  await gather([
    checkSitePages({ ...settings, folder, product: site.brand.product, descriptionOf }),
    checkTexts(folder, settings),
    checkPictures(folder, site),
  ]);
}
