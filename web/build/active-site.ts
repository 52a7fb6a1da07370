import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteConfigSchema, type SiteConfig } from '../../shared/site-config/schema.ts';

const folder = path.resolve(import.meta.dirname, '../../shared/site-config');

/** The file that every import of the site configuration means; another one stands in for it with `SITE_CONFIG=<name>`. */
export const defaultSiteFile = path.join(folder, 'site.ts');

export const activeSiteFile = process.env.SITE_CONFIG
  ? path.join(folder, 'examples', `${process.env.SITE_CONFIG}.ts`)
  : defaultSiteFile;

/** Loads and checks the active configuration. Throws ZodError, naming the field, when it does not hold. */
export async function loadActiveSite(): Promise<SiteConfig> {
  const module = (await import(pathToFileURL(activeSiteFile).href)) as { site: unknown };
  return siteConfigSchema.parse(module.site);
}
