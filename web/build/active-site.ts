import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteConfigFile } from '../../shared/site-config/config-file.ts';
import {
  appsSchema,
  audioSchema,
  testimonialsSchema,
} from '../../shared/site-config/section-schemas.ts';
import { siteConfigSchema, type SiteConfig } from '../../shared/site-config/schema.ts';

/** The file that every import of the site configuration means; another one stands in for it with `SITE_CONFIG=<name>`. */
export const defaultSiteFile = siteConfigFile();

/** The same for the parts that stand in files of their own; an example has all in one. */
export const defaultFiles = ['site', 'apps', 'audio', 'testimonials'].map((part) =>
  path.join(path.dirname(defaultSiteFile), `${part}.ts`),
);

export const activeSiteFile = siteConfigFile(process.env.SITE_CONFIG);

/** Loads and checks the active configuration. Throws ZodError, naming the field, when it does not hold. */
export async function loadActiveSite(): Promise<SiteConfig> {
  const files = activeSiteFile === defaultSiteFile ? defaultFiles : [activeSiteFile];
  const parts = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const { site, apps, audio, testimonials } = Object.assign({}, ...parts) as Record<
    string,
    unknown
  >;
  appsSchema.parse(apps);
  audioSchema.parse(audio);
  testimonialsSchema.parse(testimonials);
  return siteConfigSchema.parse(site);
}
