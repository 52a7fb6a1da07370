import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { assistantSchema, type AssistantConfig } from './assistant-schema.ts';
import { checkSettings } from './check-settings.ts';
import { checkSwitches } from './check-switches.ts';
import { capabilitiesSchema } from './capabilities-schema.ts';
import type { Capabilities } from './capability.ts';
import { siteConfigSchema, type SiteConfig } from './schema.ts';
import { ownProductsSchema } from './own-products-schema.ts';
import { placeInSite, siteFolder } from './site-folder.ts';
import { SiteMistake } from './site-mistake.ts';
import type { Waitlist } from './waitlist.ts';

const parts = ['site', 'assistant', 'capabilities', 'own-products', 'waitlists', 'check'];

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
  const files = parts.map((part) => path.join(folder, 'config', `${part}.ts`));
  const modules = (await Promise.all(files.map(load))) as object[];
  const own = Object.assign({}, ...modules) as Record<string, unknown> & {
    check: () => void;
    waitlists: readonly Waitlist[];
  };
  runOwnCheck(own.check, folder);
  const checked = {
    site: checkSettings(folder, 'config/site.ts', siteConfigSchema, own['site']),
    capabilities: checkSettings(
      folder,
      'config/capabilities.ts',
      capabilitiesSchema,
      own['capabilities'],
    ),
    assistant: checkSettings(folder, 'config/assistant.ts', assistantSchema, own['assistant']),
  };
  checkSettings(folder, 'config/own-products.ts', ownProductsSchema, own['ownProducts']);
  checkSwitches(
    { ...checked, waitlists: own.waitlists },
    (file) => existsSync(path.join(folder, file)),
    placeInSite(folder, 'config/capabilities.ts'),
  );
  return checked;
}

async function load(file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const { code, message, stack } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_IMPORT_NOT_DEFINED') {
      throw new SiteMistake(`${message}. Correct the import, or add the file.`);
    }
    if (error instanceof SyntaxError) {
      // It begins with the file, the line and what is there.
      throw new SiteMistake(stack!.replace(/\n {4}at .*$/s, ''));
    }
    throw error;
  }
}

/** Runs the check that a site brings. */
function runOwnCheck(check: () => void, folder: string): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const problems = z.prettifyError(error);
    throw new SiteMistake(
      `${placeInSite(folder, 'config/check.ts')}: It refuses a setting.\n${problems}`,
    );
  }
}
