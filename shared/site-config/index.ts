import type { AssistantConfig } from './assistant-schema.ts';
import { assistant } from './assistant.ts';
import { capabilities } from './capabilities.ts';
import type { SiteConfig } from './schema.ts';
import { site } from './site.ts';

/** The operator's configuration. Builds check it (`active-site.ts`), so functions need not check it when they start. */
export const siteConfig: SiteConfig = site;

/** The assistant's configuration; that of the built-in provider in a shop without the assistant. */
export const assistantConfig: AssistantConfig = capabilities.chat
  ? assistant
  : { ...assistant, provider: { kind: 'built-in' } };
