import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** The parts of the configuration, each a file of that name; an example has all of them in one. */
export const siteConfigParts = ['site', 'apps', 'audio', 'testimonials', 'assistant'] as const;

/** Those files. Whoever imports one of them means the example that was chosen. */
export const siteConfigPartFiles = siteConfigParts.map((part) => path.join(folder, `${part}.ts`));

/**
 * The file with the site's configuration, or that of a named example (`shared/site-config/examples/<name>.ts`).
 * @throws Error for a name that has no file
 */
export function siteConfigFile(name?: string): string {
  if (!name) return path.join(folder, 'site.ts');
  const file = path.join(folder, 'examples', `${name}.ts`);
  if (/^[\w-]+$/.test(name) && existsSync(file)) return file;
  throw new Error(`SITE_CONFIG=${name}: there is no shared/site-config/examples/${name}.ts.`);
}
