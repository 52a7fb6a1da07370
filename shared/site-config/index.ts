import type { AssistantConfig } from './assistant-schema.ts';
import { assistant } from './assistant.ts';
import type { SiteConfig } from './schema.ts';
import { site } from './site.ts';

/** The operator's configuration. Builds check it (`active-site.ts`), so that no function needs to when it starts. */
export const siteConfig: SiteConfig = site;

/** The assistant's configuration. */
export const assistantConfig: AssistantConfig = assistant;
