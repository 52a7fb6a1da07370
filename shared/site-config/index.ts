import type { AssistantConfig } from './assistant-schema.ts';
import { assistant } from './assistant.ts';
import { capabilities } from './capabilities.ts';
import type { SiteConfig } from './schema.ts';
import { site } from './site.ts';

/** The operator's configuration. Builds check it (`active-site.ts`), so that no function needs to when it starts. */
export const siteConfig: SiteConfig = site;

/** The assistant's configuration. Without the assistant, no part of the shop knows a model. */
export const assistantConfig: AssistantConfig = capabilities.chat
  ? assistant
  : { ...assistant, provider: { kind: 'built-in' } };
