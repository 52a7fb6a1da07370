import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const sites = path.resolve(import.meta.dirname, '../../sites');

const defaultSite = 'outcrop';

/** Returns the site to build, start or deploy: `SITE=<name>`, else `outcrop`. */
export const siteName = (): string => process.env['SITE'] || defaultSite;

/** Returns a command as it must be typed for this site: `SITE=my-shop npm run reset`. */
export const siteCommand = (command: string): string =>
  siteName() === defaultSite ? command : `SITE=${siteName()} ${command}`;

/**
 * Returns the folder of a site. Imports of `#site/…` resolve into it: through package.json for the default site, and
 * through `resolveSite` for others.
 * @throws Error if there is no such site
 */
export function siteFolder(name = siteName()): string {
  const folder = path.join(sites, name);
  if (/^[\w-]+$/.test(name) && existsSync(folder)) return folder;
  const known = readdirSync(sites, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .join(', ');
  throw new Error(`SITE=${name}: there is no folder sites/${name}. There are: ${known}.`);
}

/** Returns the file that an import of `#site/…` refers to; undefined for other imports. */
export function resolveSite(specifier: string): string | undefined {
  if (!specifier.startsWith('#site/')) return undefined;
  return path.join(siteFolder(), specifier.slice('#site/'.length));
}

/** Returns a file of a site as messages name it: `sites/my-shop/config/site.ts`. */
export const placeInSite = (folder: string, file: string): string =>
  `sites/${path.basename(folder)}/${file}`;
