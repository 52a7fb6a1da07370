import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkSwitches } from './check-switches.ts';
import { gather } from '../site-check/gather.ts';
import { loadSiteFile } from '../site-check/load-site-file.ts';
import { runOwnCheck } from '../site-check/run-own-check.ts';
import type { AssistantConfig } from './assistant-schema.ts';
import type { Capabilities } from './capability.ts';
import type { SiteConfig } from './schema.ts';
import { placeInSite, siteFolder } from './site-folder.ts';

export interface ActiveParts {
  site: SiteConfig;
  assistant: AssistantConfig;
  capabilities: Capabilities;
}

/**
 * Loads and checks the configuration of a site, by default the chosen one.
 * @throws SiteMistake that names each invalid setting
 */
export async function loadActiveParts(folder = siteFolder()): Promise<ActiveParts> {
  const [{ site }, { assistant }, { capabilities }, { waitlists }, { check }] = await gather([
    loadSiteFile(folder, 'config/site.ts'),
    loadSiteFile(folder, 'config/assistant.ts'),
    loadSiteFile(folder, 'config/capabilities.ts'),
    loadSiteFile(folder, 'config/waitlists.ts'),
    loadSiteFile(folder, 'config/check.ts'),
    loadSiteFile(folder, 'config/own-products.ts'),
    loadSiteFile(folder, 'config/policy-periods.ts'),
    loadSiteFile(folder, 'config/deletion-scopes.ts'),
  ]);
  runOwnCheck(check, folder);
  checkSwitches(
    { site, capabilities, waitlists },
    (file) => existsSync(path.join(folder, file)),
    placeInSite(folder, 'config/capabilities.ts'),
  );
  return { site, assistant, capabilities };
}
