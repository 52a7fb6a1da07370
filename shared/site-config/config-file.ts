import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** The parts of the configuration, one file each; an example has all parts in one file. */
export const siteConfigParts = ['site', 'apps', 'audio', 'testimonials', 'assistant'] as const;

/** The files of the parts. With an example chosen, imports of these files resolve to the example. */
export const siteConfigPartFiles = siteConfigParts.map((part) => path.join(folder, `${part}.ts`));

/**
 * The file with the site's configuration, or that of a named example (`shared/site-config/examples/<name>.ts`).
 * @throws Error if the example does not exist
 */
export function siteConfigFile(name?: string): string {
  if (!name) return path.join(folder, 'site.ts');
  const file = path.join(folder, 'examples', `${name}.ts`);
  if (/^[\w-]+$/.test(name) && existsSync(file)) return file;
  throw new Error(`SITE_CONFIG=${name}: there is no shared/site-config/examples/${name}.ts.`);
}
