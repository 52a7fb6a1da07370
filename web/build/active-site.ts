import { pathToFileURL } from 'node:url';
import { siteConfigFile } from '../../shared/site-config/config-file.ts';
import { siteConfigSchema, type SiteConfig } from '../../shared/site-config/schema.ts';

/** The file that every import of the site configuration means; another one stands in for it with `SITE_CONFIG=<name>`. */
export const defaultSiteFile = siteConfigFile();

export const activeSiteFile = siteConfigFile(process.env.SITE_CONFIG);

/** Loads and checks the active configuration. Throws ZodError, naming the field, when it does not hold. */
export async function loadActiveSite(): Promise<SiteConfig> {
  const module = (await import(pathToFileURL(activeSiteFile).href)) as { site: unknown };
  return siteConfigSchema.parse(module.site);
}
