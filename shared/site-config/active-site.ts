import { pathToFileURL } from 'node:url';
import { assistantSchema, type AssistantConfig } from './assistant-schema.ts';
import { siteConfigFile, siteConfigPartFiles } from './config-file.ts';
import { appsSchema, audioSchema, testimonialsSchema } from './section-schemas.ts';
import { siteConfigSchema, type SiteConfig } from './schema.ts';

/** The file that every import of the site configuration means; another one stands in for it with `SITE_CONFIG=<name>`. */
export const defaultSiteFile = siteConfigFile();

export const activeSiteFile = siteConfigFile(process.env.SITE_CONFIG);

/** Loads and checks the active configuration. Throws ZodError, naming the field, when it does not hold. */
export async function loadActiveSite(): Promise<SiteConfig> {
  return (await loadActiveParts()).site;
}

/** As `loadActiveSite`, with the assistant's part. */
export async function loadActiveParts(): Promise<{ site: SiteConfig; assistant: AssistantConfig }> {
  const files = activeSiteFile === defaultSiteFile ? siteConfigPartFiles : [activeSiteFile];
  const parts = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const { site, apps, audio, testimonials, assistant } = Object.assign({}, ...parts) as Record<
    string,
    unknown
  >;
  appsSchema.parse(apps);
  audioSchema.parse(audio);
  testimonialsSchema.parse(testimonials);
  return { site: siteConfigSchema.parse(site), assistant: assistantSchema.parse(assistant) };
}
