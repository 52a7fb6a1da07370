import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

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
