import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assistantSchema, type AssistantConfig } from './assistant-schema.ts';
import { checkSwitches } from './check-switches.ts';
import { capabilitiesSchema } from './capabilities-schema.ts';
import type { Capabilities } from './capability.ts';
import { siteConfigSchema, type SiteConfig } from './schema.ts';
import { siteFolder } from './site-folder.ts';

const parts = ['site', 'assistant', 'capabilities', 'check'];

export interface ActiveParts {
  site: SiteConfig;
  assistant: AssistantConfig;
  capabilities: Capabilities;
}

/**
 * Loads and checks the configuration of the chosen site.
 * @throws ZodError that names each invalid field
 */
export async function loadActiveParts(): Promise<ActiveParts> {
  const files = parts.map((part) => path.join(siteFolder(), 'config', `${part}.ts`));
  const modules = (await Promise.all(
    files.map((file) => import(pathToFileURL(file).href)),
  )) as object[];
  const { site, assistant, capabilities, check } = Object.assign({}, ...modules) as {
    site: unknown;
    assistant: unknown;
    capabilities: unknown;
    check: () => void;
  };
  check();
  const checked = siteConfigSchema.parse(site);
  const switches = capabilitiesSchema.parse(capabilities);
  checkSwitches(checked, switches, (file) => existsSync(path.join(siteFolder(), file)));
  return {
    site: checked,
    assistant: assistantSchema.parse(assistant),
    capabilities: switches,
  };
}
