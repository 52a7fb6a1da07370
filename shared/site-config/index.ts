import { assistantSchema, type AssistantConfig } from './assistant-schema.ts';
import { assistant } from './assistant.ts';
import { siteConfigSchema, type SiteConfig } from './schema.ts';
import { site } from './site.ts';

/** The operator's configuration, checked when it is first read. */
export const siteConfig: SiteConfig = siteConfigSchema.parse(site);

/** The assistant's configuration, checked in the same way. */
export const assistantConfig: AssistantConfig = assistantSchema.parse(assistant);
