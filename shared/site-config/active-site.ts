import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assistantSchema, type AssistantConfig } from './assistant-schema.ts';
import { appsSchema, audioSchema, testimonialsSchema } from './section-schemas.ts';
import { siteConfigSchema, type SiteConfig } from './schema.ts';
import { siteFolder } from './site-folder.ts';

const parts = ['site', 'apps', 'audio', 'testimonials', 'assistant'];

/** Loads and checks the configuration of the chosen site. Throws ZodError, naming the field, when it does not hold. */
export async function loadActiveSite(): Promise<SiteConfig> {
  return (await loadActiveParts()).site;
}

/** As `loadActiveSite`, with the assistant's part. */
export async function loadActiveParts(): Promise<{ site: SiteConfig; assistant: AssistantConfig }> {
  const files = parts.map((part) => path.join(siteFolder(), 'config', `${part}.ts`));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const { site, apps, audio, testimonials, assistant } = Object.assign({}, ...modules) as Record<
    string,
    unknown
  >;
  appsSchema.parse(apps);
  audioSchema.parse(audio);
  testimonialsSchema.parse(testimonials);
  return { site: siteConfigSchema.parse(site), assistant: assistantSchema.parse(assistant) };
}
